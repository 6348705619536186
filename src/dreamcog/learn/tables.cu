// Thousands of tables at once, one a thread: dealing, stepping, masks, observations, progress. nvcc and
// NVRTC make kernels of this text, a C++ compiler loops over the rows. No library is needed.

#ifdef __CUDACC__
#define KERNEL(name) extern "C" __global__ void name(const Tables t)
#define ROW ((i64)blockIdx.x * blockDim.x + threadIdx.x)
#define VOTES(is_for) ((int)__popc(__ballot_sync(0xffffffffu, is_for)))
#define LANES 32
#define COUNT(where, more) atomicAdd(where, more)
#else
#define KERNEL(name)                                                         \
  static void name##_row(const Tables& t, i64 row_of_thread);                \
  extern "C" __attribute__((visibility("default"), used)) void name(         \
      const Tables* t, i64 threads) {                                        \
    for (i64 row = 0; row < threads; row++) name##_row(*t, row);             \
  }                                                                          \
  static void name##_row(const Tables& t, i64 row_of_thread)
#define ROW row_of_thread
#define VOTES(is_for) ((int)(is_for))
#define LANES 1
#define COUNT(where, more) (*(where) += (more))
#endif

namespace kernels {

constexpr int SEATS = 4;
RULE_TABLE char RULESET[] = "dreamcog ruleset";

struct alignas(16) Chunk {
  u32 words[4];
};

// What a launch is told (learn/cuda_tables.py: Tables). Pointers are to memory of the device.
struct Tables {
  i64 size;          // rows
  i64 stride;        // from a row's seed to that of its next game
  Seed first;        // the seed of the first game of row 0
  int rulesets;      // how many there are to deal from
  int ids;           // columns of a row of masks, with padding: a multiple of 64
  int seen;          // columns of a row of observations, with padding
  int cap;           // steps in one turn after which a game is ended
  int skips;         // 1: steps without a choice are taken at once
  int rotates;       // 1: bots sit one seat further in each row
  int steps;         // steps that `tables_race` takes in each row
  int gathers;       // lanes that wait for a deal before it is dealt
  int bots[SEATS];   // by seat: a number of sim/loops.py
  const State* blanks;
  const Box* boxes;
  const int* box_of;     // by ruleset
  const i64* chances;    // by ruleset: 32-bit words below it draw this ruleset or one before it
  const Chunk* printed;  // by box: a row of observations with what is printed
  const int* first_id;   // by kind of step
  const int* kinds;      // by flat id
  const int* args;       // by flat id
  u32* words;            // states, word by word across rows: the loads of a warp lie together
  Rng* rngs;             // of the bots
  i64* rounds;           // games before this one
  int* turns;            // the turn, and the steps taken in it
  i64* rulesets_now;
  i64* seats;
  i64* players;
  const i64* actions;
  u8* masks;
  u8* observed;
  u8* ended;
  float* wins;
  float* scores;
  float* progress;
  i64* rulesets_then;  // of the game that the step was taken in
  State* states;       // whole states, of tables_play and tables_states
  i64* taken;          // steps taken in each row
  i64* games;          // games ended in each row
  unsigned long long* faults;  // steps that were not legal
};

RULE const Box& box_of(const Tables& t, i64 ruleset) { return t.boxes[t.box_of[ruleset]]; }

RULE Seed seed_of(const Tables& t, i64 row, i64 round) {
  return plus(t.first, (u64)row + (u64)round * (u64)t.stride);
}

RULE_CALLED void load(const Tables& t, i64 row, State& s) {
  u32* own = (u32*)&s;
  for (int w = 0; w < (int)(sizeof(State) / 4); w++) own[w] = t.words[w * t.size + row];
}

RULE_CALLED void store(const Tables& t, i64 row, const State& s) {
  const u32* own = (const u32*)&s;
  for (int w = 0; w < (int)(sizeof(State) / 4); w++) t.words[w * t.size + row] = own[w];
}

RULE_CALLED void deal(const Tables& t, i64 row, i64 round, i64 ruleset, State& s) {
  Log log;
  log.n = 0;
  log.overflow = 0;
  s = t.blanks[ruleset];
  sow(s.rng, seed_of(t, row, round), DEAL);
  set_up(s, box_of(t, ruleset), log);
}

// The ruleset of a game follows from its seed and the chances.
RULE_CALLED i64 drawn_ruleset(const Tables& t, Seed seed) {
  if (t.rulesets == 1) return 0;
  Rng rng;
  sow(rng, seed, RULESET);
  i64 word = next_word(rng);
  int low = 0, high = t.rulesets - 1;
  while (low < high) {
    int middle = (low + high) / 2;
    if (word < t.chances[middle]) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

RULE void show_mask(const Tables& t, i64 row, const Steps& steps) {
  u8* mask = t.masks + row * t.ids;
  Chunk* chunks = (Chunk*)mask;
  for (int k = 0; k < t.ids / (int)sizeof(Chunk); k++) chunks[k] = Chunk{{0, 0, 0, 0}};
  for (int k = 0; k < steps.n; k++) mask[t.first_id[steps.kind[k]] + steps.arg[k]] = 1;
}

// How a row goes on, between two launches.
struct Course {
  Rng rng;
  i64 round, ruleset;
  int turn, in_turn;
};

RULE_CALLED void begin(const Tables& t, i64 row, Course& c, State& s, bool is_sown) {
  deal(t, row, c.round, c.ruleset, s);
  if (is_sown) sow(c.rng, seed_of(t, row, c.round), BOT);
  c.turn = s.turn;
  c.in_turn = 0;
}

RULE_CALLED void tell_end(const Tables& t, i64 row, const Course& c, State& s) {
  const Box& box = box_of(t, c.ruleset);
  t.ended[row] = 1;
  for (int seat = 0; seat < s.players; seat++) {
    t.wins[row * SEATS + seat] = s.over != 0 && is_winner(s, box, seat) ? 1.0f : 0.0f;
    t.scores[row * SEATS + seat] = (float)points_so_far(s, box, seat);
  }
}

// Add what each seat has come by to the row's progress; with a sign of -1, take away where it begins.
RULE_CALLED void tell_progress(const Tables& t, i64 row, const Course& c, State& s, int sign) {
  const Box& box = box_of(t, c.ruleset);
  for (int seat = 0; seat < s.players; seat++)
    t.progress[row * SEATS + seat] += (float)(sign * progress(s, box, seat));
}

// Take the step given, if there is one, then all that need no choice and those of bots, until a
// learner is to choose: its legal steps are then `steps`. A game that ends is told and dealt anew.
template <bool BOTS>
RULE void go_on(const Tables& t, i64 row, Course& c, State& s, Steps& steps, int kind, int arg) {
  Log log;
  bool is_told = kind < 0;
  for (;;) {
    if (kind >= 0) {
      log.n = 0;
      log.overflow = 0;
      step(s, box_of(t, c.ruleset), log, kind, arg);
      c.in_turn++;
      kind = -1;
    }
    if (s.turn != c.turn) {
      c.turn = s.turn;
      c.in_turn = 0;
    }
    if (s.over != 0 || c.in_turn >= t.cap) {
      if (!is_told) {
        tell_end(t, row, c, s);
        tell_progress(t, row, c, s, 1);
      }
      is_told = true;
      c.round++;
      c.ruleset = drawn_ruleset(t, seed_of(t, row, c.round));
      begin(t, row, c, s, BOTS);
      continue;
    }
    if (BOTS) {
      int seat = s.draft.seat, shift = 0;
      if (t.rotates) shift = (int)((row % t.rulesets + row / t.rulesets) % s.players);
      int bot = t.bots[(seat + s.players - shift) % s.players];
      if (bot != NOBODY) {
        Desk desk;
        State dealt, trial;
        c.in_turn += play_move(s, box_of(t, c.ruleset), desk, c.rng, dealt, trial, bot, 1);
        continue;
      }
    }
    list_steps(s, box_of(t, c.ruleset), s.draft, steps);
    if (steps.n != 1 || t.skips == 0) break;
    kind = steps.kind[0];
    arg = steps.arg[0];
  }
  if (!is_told) tell_progress(t, row, c, s, 1);
}

template <bool BOTS> RULE void start_row(const Tables& t, i64 row) {
  State s;
  Steps steps;
  Course c;
  c.round = 0;
  c.ruleset = row % t.rulesets;
  begin(t, row, c, s, BOTS);
  go_on<BOTS>(t, row, c, s, steps, -1, 0);
  show_mask(t, row, steps);
  store(t, row, s);
  if (BOTS) t.rngs[row] = c.rng;
  t.rounds[row] = c.round;
  t.turns[2 * row] = c.turn;
  t.turns[2 * row + 1] = c.in_turn;
  t.rulesets_now[row] = c.ruleset;
  t.seats[row] = s.draft.seat;
  t.players[row] = s.players;
}

template <bool BOTS> RULE void step_row(const Tables& t, i64 row) {
  State s;
  Steps steps;
  Course c;
  load(t, row, s);
  if (BOTS) c.rng = t.rngs[row];
  c.round = t.rounds[row];
  c.ruleset = t.rulesets_now[row];
  c.turn = t.turns[2 * row];
  c.in_turn = t.turns[2 * row + 1];
  t.ended[row] = 0;
  t.rulesets_then[row] = c.ruleset;
  for (int seat = 0; seat < SEATS; seat++) {
    t.wins[row * SEATS + seat] = 0;
    t.scores[row * SEATS + seat] = 0;
    t.progress[row * SEATS + seat] = 0;
  }
  tell_progress(t, row, c, s, -1);
  i64 id = t.actions[row];
  if (id < 0 || id >= t.ids || t.masks[row * t.ids + id] == 0) {
    COUNT(t.faults, 1ull);
    list_steps(s, box_of(t, c.ruleset), s.draft, steps);
    id = t.first_id[steps.kind[0]] + steps.arg[0];
  }
  go_on<BOTS>(t, row, c, s, steps, t.kinds[id], t.args[id]);
  show_mask(t, row, steps);
  store(t, row, s);
  if (BOTS) t.rngs[row] = c.rng;
  t.rounds[row] = c.round;
  t.turns[2 * row] = c.turn;
  t.turns[2 * row + 1] = c.in_turn;
  t.rulesets_now[row] = c.ruleset;
  t.seats[row] = s.draft.seat;
  t.players[row] = s.players;
}

KERNEL(tables_start) {
  if (ROW < t.size) start_row<false>(t, ROW);
}

KERNEL(tables_start_bots) {
  if (ROW < t.size) start_row<true>(t, ROW);
}

KERNEL(tables_step) {
  if (ROW < t.size) step_row<false>(t, ROW);
}

KERNEL(tables_step_bots) {
  if (ROW < t.size) step_row<true>(t, ROW);
}

// What is printed in the box of each box number: once, before all else. A row is a box.
KERNEL(tables_print) {
  if (ROW < t.size) observe_printed(t.boxes[ROW], *(Row<seen, OBSERVED>*)((u8*)t.printed + ROW * t.seen));
}

// A copy of what is printed for each row's box; one chunk a thread, so that stores lie together.
KERNEL(tables_copy_printed) {
  int chunks = t.seen / (int)sizeof(Chunk);
  i64 own = ROW / chunks, chunk = ROW % chunks;
  if (own < t.size)
    ((Chunk*)t.observed)[ROW] = t.printed[(i64)t.box_of[t.rulesets_now[own]] * chunks + chunk];
}

// What the acting seat may know, added to what is printed.
KERNEL(tables_observe) {
  if (ROW >= t.size) return;
  State s;
  load(t, ROW, s);
  Row<seen, OBSERVED>& own = *(Row<seen, OBSERVED>*)(t.observed + ROW * t.seen);
  observe(s, box_of(t, t.rulesets_now[ROW]), s.draft.seat, own);
}

// The states of all rows, whole: for comparison.
KERNEL(tables_states) {
  if (ROW >= t.size) return;
  State s;
  load(t, ROW, s);
  t.states[ROW] = s;
}

// Whole games by bots, one a row, with the ruleset `row % rulesets`: as `batch_play` of the CPU.
KERNEL(tables_play) {
  if (ROW >= t.size) return;
  Desk desk;
  State s, dealt, trial;
  Rng rng;
  i64 ruleset = ROW % t.rulesets;
  deal(t, ROW, 0, ruleset, s);
  sow(rng, seed_of(t, ROW, 0), BOT);
  Row<int, 8> bots;
  for (int seat = 0; seat < 8; seat++) bots[seat] = t.bots[seat % SEATS];
  t.taken[ROW] = play_out(s, box_of(t, ruleset), desk, rng, dealt, trial, bots, t.cap);
  t.states[ROW] = s;
}

// Random steps in every row, games that end dealt anew: how fast the rules are. Lanes whose game is over
// wait until some more wait with them, because the others of their warp wait for the deal. The games are
// those of random bots in `tables_play`, round after round.
KERNEL(tables_race) {
  State s;
  Steps steps;
  Rng rng;
  Log log;
  i64 row = ROW, round = -1, taken = 0, ruleset = ROW % t.rulesets;
  int turn = 0, in_turn = 0;
  s.over = 1;
  for (int k = 0; k < t.steps; k++) {
    bool is_over = s.over != 0;
    int waiting = VOTES(is_over);
    if (waiting == LANES || waiting >= t.gathers) {
      if (is_over) {
        round++;
        deal(t, row, round, ruleset, s);
        sow(rng, seed_of(t, row, round), BOT);
        turn = s.turn;
        in_turn = 0;
      }
    }
    if (s.over == 0) {
      if (s.turn != turn) {
        turn = s.turn;
        in_turn = 0;
      }
      list_steps(s, box_of(t, ruleset), s.draft, steps);
      int chosen = in_turn < t.cap ? (int)below(rng, steps.n) : 0;
      log.n = 0;
      log.overflow = 0;
      step(s, box_of(t, ruleset), log, steps.kind[chosen], steps.arg[chosen]);
      taken++;
      in_turn++;
    }
  }
  t.taken[row] = taken;
  t.games[row] = round + (s.over != 0);
}

}  // namespace kernels
