// The entry points: what other languages call. Tables lie one after the other; `from` and `to` part
// them among threads. The text above has the records and the functions of `namespace rules`.

#if defined(_WIN32)
#define ENTRY extern "C" __declspec(dllexport)
#else
#define ENTRY extern "C" __attribute__((visibility("default"), used))
#endif

using namespace rules;

// Seeds: SHA-256 of a purpose and 128 bits gives a generator its four words (core/rng.py: seed_words).

using u32 = unsigned int;

static const u32 ROUND[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static inline u32 turned(u32 word, int by) { return word >> by | word << (32 - by); }

// One round: only two of the eight words change, so the callers pass them on turned by one place.
static inline void hash_round(u32 a, u32 b, u32 c, u32& d, u32 e, u32 f, u32 g, u32& h, u32 given) {
  u32 s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
  u32 s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
  u32 sum = h + s1 + (g ^ (e & (f ^ g))) + given;
  d += sum;
  h = sum + s0 + ((a & b) | (c & (a | b)));
}

// The first four words of the hash of one block, which ends with its length in bits.
static void hash_block(const u8* block, u32* out) {
  u32 w[64], h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                     0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  for (int i = 0; i < 16; i++)
    w[i] = (u32)block[4 * i] << 24 | block[4 * i + 1] << 16 | block[4 * i + 2] << 8 | block[4 * i + 3];
  for (int i = 16; i < 64; i++) {
    u32 s0 = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ w[i - 15] >> 3;
    u32 s1 = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  u32 a = h[0], b = h[1], c = h[2], d = h[3], e = h[4], f = h[5], g = h[6], k = h[7];
  for (int i = 0; i < 64; i += 8) {
    hash_round(a, b, c, d, e, f, g, k, ROUND[i] + w[i]);
    hash_round(k, a, b, c, d, e, f, g, ROUND[i + 1] + w[i + 1]);
    hash_round(g, k, a, b, c, d, e, f, ROUND[i + 2] + w[i + 2]);
    hash_round(f, g, k, a, b, c, d, e, ROUND[i + 3] + w[i + 3]);
    hash_round(e, f, g, k, a, b, c, d, ROUND[i + 4] + w[i + 4]);
    hash_round(d, e, f, g, k, a, b, c, ROUND[i + 5] + w[i + 5]);
    hash_round(c, d, e, f, g, k, a, b, ROUND[i + 6] + w[i + 6]);
    hash_round(b, c, d, e, f, g, k, a, ROUND[i + 7] + w[i + 7]);
  }
  out[0] = h[0] + a;
  out[1] = h[1] + b;
  out[2] = h[2] + c;
  out[3] = h[3] + d;
}

struct Seed {
  u64 high, low;
};

static inline Seed plus(Seed seed, u64 number) {
  u64 low = seed.low + number;
  return {seed.high + (low < number), low};
}

static void sow(Rng& rng, Seed seed, const char* purpose) {
  u8 block[64];
  for (int i = 0; i < 64; i++) block[i] = 0;
  int n = 0;
  for (; purpose[n] != 0; n++) block[n] = (u8)purpose[n];
  for (int i = 0; i < 8; i++) {
    block[n + i] = (u8)(seed.high >> (56 - 8 * i));
    block[n + 8 + i] = (u8)(seed.low >> (56 - 8 * i));
  }
  n += 16;
  block[n] = 0x80;
  block[62] = (u8)(8 * n >> 8);
  block[63] = (u8)(8 * n);
  u32 words[4];
  hash_block(block, words);
  rng.a = words[0];
  rng.b = words[1];
  rng.c = words[2];
  rng.d = words[3];
}

static const char DEAL[] = "dreamcog";
static const char BOT[] = "dreamcog random bot";

// Sizes, by which a caller checks that it means the same records.
ENTRY i64 rules_size(int of) {
  switch (of) {
    case 0: return sizeof(State);
    case 1: return sizeof(Box);
    case 2: return sizeof(Rng);
    case 3: return sizeof(Log);
    case 4: return sizeof(Steps);
    case 5: return sizeof(Draft);
    case 6: return sizeof(Desk);
    case 7: return sizeof(Spelling);
    case 8: return sizeof(Walk);
    case 9: return OBSERVED;
  }
  return -1;
}

// Batches of tables.

// Deal tables anew: all, or those whose game is over. The seed of table i in its round r is
// first + i + r * stride; `rounds` counts the games that were over. `dealt` gets 1 for each table dealt.
ENTRY void batch_deal(State* tables, i64 from, i64 to, const Box* box, const State* blank, u64* rounds,
                      const Seed* first, u64 stride, int only_over, u8* dealt) {
  Log log = {};
  for (i64 i = from; i < to; i++) {
    dealt[i] = !only_over || tables[i].over != 0;
    if (!dealt[i]) continue;
    if (only_over) rounds[i]++;
    tables[i] = *blank;
    sow(tables[i].rng, plus(*first, (u64)i + rounds[i] * stride), DEAL);
    log.n = 0;
    log.overflow = 0;
    set_up(tables[i], *box, log);
  }
}

// The legal small steps of the seat to act, one byte for each flat id. `first` is the flat id of each
// kind of step; `legal` gets how many steps each table allows. How many steps found no room: 0, or
// there is a fault in the rules.
ENTRY i64 batch_masks(State* tables, i64 from, i64 to, const Box* box, const int* first, i64 ids,
                      u8* masks, int* legal) {
  Steps steps = {};
  i64 lost = 0;
  for (i64 i = from; i < to; i++) {
    u8* mask = masks + i * ids;
    for (i64 k = 0; k < ids; k++) mask[k] = 0;
    steps.n = 0;
    steps.overflow = 0;
    list_steps(tables[i], *box, tables[i].draft, steps);
    legal[i] = 0;
    for (int k = 0; k < steps.n; k++) {
      u8& allowed = mask[first[steps.kind[k]] + steps.arg[k]];
      legal[i] += !allowed;
      allowed = 1;
    }
    lost += steps.overflow;
  }
  return lost;
}

// Generators for a batch's random steps: that of table i from the seed first + i.
ENTRY void batch_sow(Rng* rngs, i64 tables, const Seed* first, const char* purpose) {
  for (i64 i = 0; i < tables; i++) sow(rngs[i], plus(*first, (u64)i), purpose);
}

// How many of eight bytes are 1; all others are 0.
static inline int ones(const u8* bytes) {
  u64 word;
  __builtin_memcpy(&word, bytes, 8);
  return (int)(word * 0x0101010101010101ull >> 56);
}

// A step that the mask allows at each table, each equally likely; -1 where there is none.
ENTRY void batch_sample(const State*, i64 from, i64 to, const Box*, Rng* rngs, const u8* masks, i64 ids,
                        const int* legal, i64* steps) {
  for (i64 i = from; i < to; i++) {
    const u8* mask = masks + i * ids;
    steps[i] = -1;
    if (legal[i] == 0) continue;
    int left = (int)below(rngs[i], legal[i]);
    i64 k = 0;
    for (; k + 8 <= ids; k += 8) {
      int here = ones(mask + k);
      if (left < here) break;
      left -= here;
    }
    for (; k + 1 < ids && (left > 0 || mask[k] == 0); k++) left -= mask[k];
    steps[i] = k;
  }
}

// The first table whose step is not legal, or -1. A step of -1 leaves its table alone.
ENTRY i64 batch_check(State* tables, i64 from, i64 to, const Box* box, const i64* steps,
                      const int* kinds, const int* args, i64 ids) {
  for (i64 i = from; i < to; i++) {
    i64 id = steps[i];
    if (id == -1) continue;
    if (id < 0 || id >= ids || tables[i].over != 0) return i;
    if (can_step(tables[i], *box, tables[i].draft, kinds[id], args[id]) != 0) return i;
  }
  return -1;
}

// Take one legal small step at each table. How many events found no room: 0, or there is a fault.
ENTRY i64 batch_step(State* tables, i64 from, i64 to, const Box* box, const i64* steps,
                     const int* kinds, const int* args) {
  Log log = {};
  i64 lost = 0;
  for (i64 i = from; i < to; i++) {
    if (steps[i] == -1) continue;
    log.n = 0;
    log.overflow = 0;
    step(tables[i], *box, log, kinds[steps[i]], args[steps[i]]);
    lost += log.overflow;
  }
  return lost;
}

// What a seat of each table may know; a seat of -1 is the one to act.
ENTRY void batch_observe(const State* tables, i64 from, i64 to, const Box* box, const i64* seats,
                         u8* out) {
  struct Seen {
    u8 numbers[OBSERVED];
  };
  Seen printed = {};
  observe_printed(*box, *(Row<seen, OBSERVED>*)printed.numbers);
  for (i64 i = from; i < to; i++) {
    u8* own = out + i * OBSERVED;
    *(Seen*)own = printed;
    int seat = seats[i] == -1 ? (int)tables[i].draft.seat : (int)seats[i];
    observe(tables[i], *box, seat, *(Row<seen, OBSERVED>*)own);
  }
}

// Deal and play whole games by bots: `taken` gets the small steps of each. `tables` gets their ends.
ENTRY void batch_play(State* tables, i64 from, i64 to, const Box* box, const State* blank,
                      const Seed* first, const int* bots, i64* taken, int most) {
  Desk desk = {};
  Rng rng = {};
  State dealt = *blank, trial = *blank;
  for (i64 i = from; i < to; i++) {
    Seed seed = plus(*first, (u64)i);
    tables[i] = *blank;
    sow(tables[i].rng, seed, DEAL);
    sow(rng, seed, BOT);
    desk.log.n = 0;
    set_up(tables[i], *box, desk.log);
    taken[i] = play_out(tables[i], *box, desk, rng, dealt, trial, *(const Row<int, 8>*)bots, most);
  }
}

// As `batch_play`, the same games; every step is noted, game after game, in arrays with `room` for so
// many (loops.py: note_out). `flat` is the flat id of each kind of step. The first game that found no
// room, or `to`.
ENTRY i64 batch_note(State* tables, i64 from, i64 to, const Box* box, const State* blank,
                     const Seed* first, const int* bots, i64* taken, int most, const int* flat,
                     u8* seats, short* steps, short* legal, i64* worths, i64 room) {
  Desk desk = {};
  Rng rng = {};
  State dealt = *blank, trial = *blank;
  for (i64 i = from; i < to; i++) {
    Seed seed = plus(*first, (u64)i);
    tables[i] = *blank;
    sow(tables[i].rng, seed, DEAL);
    sow(rng, seed, BOT);
    desk.log.n = 0;
    set_up(tables[i], *box, desk.log);
    taken[i] = note_out(tables[i], *box, desk, rng, dealt, trial, *(const Row<int, 8>*)bots, most, flat,
                        seats, steps, legal, worths, (int)room);
    if (taken[i] < 0) return i;
    seats += taken[i];
    steps += taken[i];
    legal += taken[i];
    worths += taken[i];
    room -= taken[i];
  }
  return to;
}

// One table.

ENTRY void table_sow(Rng* rng, const Seed* seed, int for_bot) { sow(*rng, *seed, for_bot ? BOT : DEAL); }

// Make a legal move: the state after it, and the log of what happened.
ENTRY void table_make(const State* before, State* after, const Box* box, Log* log, const Draft* draft) {
  *after = *before;
  clear(after->draft);
  log->n = 0;
  log->overflow = 0;
  Draft own = *draft;
  rules::do_(*after, *box, *log, own);
}

// At most `room` legal moves in the order of menus: the first ones of a seat, or, with a seat of -1,
// those that follow where the walk stands. How many; -1 where steps found no room, a fault.
ENTRY int table_moves(const State* state, const Box* box, const Spelling* spelling, Walk* walk, int seat,
                      Draft* out, int room) {
  int n = 0;
  if (seat >= 0) begin_walk(*state, *box, *spelling, *walk, seat);
  while (n < room && find_next(*state, *box, *spelling, *walk)) out[n++] = walk->draft;
  return walk->overflow == 0 ? n : -1;
}

// The seats that may act, one bit each.
ENTRY int table_deciders(const State* state, int players) {
  int seats = 0;
  for (int seat = 0; seat < players; seat++) seats |= may_act(*state, seat) << seat;
  return seats;
}

// Let a bot make a move, or take a random step; how many steps were taken.
ENTRY int table_move(State* state, const Box* box, Desk* desk, Rng* rng, int bot, int free) {
  State dealt = *state, trial = *state;
  return play_move(*state, *box, *desk, *rng, dealt, trial, bot, free);
}

// Let a bot choose: the steps of its move are then the desk's best.
ENTRY void table_choose(State* state, const Box* box, Desk* desk, Rng* rng, int bot) {
  State dealt = *state, trial = *state;
  if (bot == GREEDY) {
    choose_greedily(*state, *box, *desk, *rng, dealt, trial);
  } else {
    choose_at_random(*state, *box, *desk, *rng, dealt, trial);
  }
}
