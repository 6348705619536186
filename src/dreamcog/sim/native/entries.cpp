// The entry points: what other languages call. Tables lie one after the other; `from` and `to` part
// them among threads. The texts above have the records, the functions of `namespace rules`, and seeds.

#if defined(_WIN32)
#define ENTRY extern "C" __declspec(dllexport)
#else
#define ENTRY extern "C" __attribute__((visibility("default"), used))
#endif

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

// Deal tables anew: all (`which` is 0), those whose game is over (1), or those that `dealt` names (2).
// The seed of table i in its round r is first + i + r * stride; `rounds` counts the games before this
// one. `dealt` gets 1 for each table dealt.
ENTRY void batch_deal(State* tables, i64 from, i64 to, const Box* box, const State* blank, u64* rounds,
                      const Seed* first, u64 stride, int which, u8* dealt) {
  Log log = {};
  for (i64 i = from; i < to; i++) {
    if (which != 2) dealt[i] = which == 0 || tables[i].over != 0;
    if (!dealt[i]) continue;
    if (which != 0) rounds[i]++;
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

// The place of a one in a mask, counted from 0.
static i64 place_of(const u8* mask, i64 ids, int left) {
  i64 k = 0;
  for (; k + 8 <= ids; k += 8) {
    int here = ones(mask + k);
    if (left < here) break;
    left -= here;
  }
  for (; k + 1 < ids && (left > 0 || mask[k] == 0); k++) left -= mask[k];
  return k;
}

// A step that the mask allows at each table, each equally likely; -1 where there is none. It follows from
// the numbers given, from 0 up to 1, or, where there are none, from the table's own generator.
ENTRY void batch_sample(const State*, i64 from, i64 to, const Box*, Rng* rngs, const u8* masks, i64 ids,
                        const int* legal, const double* numbers, i64* steps) {
  for (i64 i = from; i < to; i++) {
    steps[i] = -1;
    if (legal[i] == 0) continue;
    int which = numbers ? (int)(numbers[i] * legal[i]) : (int)below(rngs[i], legal[i]);
    steps[i] = place_of(masks + i * ids, ids, which);
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

// What a seat of each table may know; a seat of -1 is the one to act, a table with -2 is passed over.
ENTRY void batch_observe(const State* tables, i64 from, i64 to, const Box* box, const i64* seats,
                         u8* out) {
  struct Seen {
    u8 numbers[OBSERVED];
  };
  Seen printed = {};
  observe_printed(*box, *(Row<seen, OBSERVED>*)printed.numbers);
  for (i64 i = from; i < to; i++) {
    if (seats[i] == -2) continue;
    u8* own = out + i * OBSERVED;
    *(Seen*)own = printed;
    int seat = seats[i] == -1 ? (int)tables[i].draft.seat : (int)seats[i];
    observe(tables[i], *box, seat, *(Row<seen, OBSERVED>*)own);
  }
}

// How well a seat of each table stands, by the position before the move that is being composed.
ENTRY void batch_appraise(const State* tables, i64 from, i64 to, const Box* box, const i64* seats,
                          i64* out) {
  for (i64 i = from; i < to; i++) {
    State own = tables[i];
    clear(own.draft);
    out[i] = appraise(own, *box, (int)seats[i]);
  }
}

// What games that are over came to, a number for each seat: whether it has won, and its score. 0 where
// the game still runs.
ENTRY void batch_returns(State* tables, i64 from, i64 to, const Box* box, i64 players, i64* wins,
                         i64* scores) {
  for (i64 i = from; i < to; i++)
    for (i64 seat = 0; seat < players; seat++) {
      bool over = tables[i].over != 0;
      wins[i * players + seat] = over && is_winner(tables[i], *box, (int)seat);
      scores[i * players + seat] = over ? final_score(tables[i], *box, (int)seat) : 0;
    }
}

// How far each seat has come, and what it has so far, a number for each seat, at any time of the game.
ENTRY void batch_progress(State* tables, i64 from, i64 to, const Box* box, i64 players, i64* come,
                          i64* points) {
  for (i64 i = from; i < to; i++)
    for (i64 seat = 0; seat < players; seat++) {
      come[i * players + seat] = progress(tables[i], *box, (int)seat);
      points[i * players + seat] = points_so_far(tables[i], *box, (int)seat);
    }
}

// Let bots play until a seat without one (-1 in `bots`) is to act, or the game is over: `taken` gets the
// small steps. The generator of table i is sown from the seed of its game (as `batch_deal` has it) when
// `sown`, the number of games it was sown for, says that it is not yet.
ENTRY void batch_bots(State* tables, i64 from, i64 to, const Box* box, Rng* rngs, const u64* rounds,
                      u64* sown, const Seed* first, u64 stride, const int* bots, i64* taken, int most) {
  Desk desk = {};
  State dealt = tables[from], trial = tables[from];
  for (i64 i = from; i < to; i++) {
    if (sown[i] != rounds[i] + 1) sow(rngs[i], plus(*first, (u64)i + rounds[i] * stride), BOT);
    sown[i] = rounds[i] + 1;
    taken[i] = play_out(tables[i], *box, desk, rngs[i], dealt, trial, *(const Row<int, 8>*)bots, most);
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
