// Plays a game by its entry points, to be built with sanitizers: every table is a block of memory of
// its own kind, so that a step beyond it is seen. `test_sanitizers.py` writes the file that is read,
// plays the same with the ordinary library, and compares what is written.

#include <cstring>

static std::FILE* given;
static const int MOVES = 16;

template <class T> static T* read(i64 count) {
  T* block = (T*)std::malloc(sizeof(T) * count);
  if (std::fread(block, sizeof(T), count, given) != (size_t)count) {
    std::fprintf(stderr, "the file is too short\n");
    std::exit(3);
  }
  return block;
}

static i64 number() {
  i64* block = read<i64>(1);
  i64 told = *block;
  std::free(block);
  return told;
}

// The step that table `i` takes in this round: one of its legal ones, or none.
static i64 chosen(const u8* mask, i64 ids, i64 round, i64 i) {
  i64 legal = 0;
  for (i64 k = 0; k < ids; k++) legal += mask[k];
  if (legal == 0) return -1;
  i64 left = (round * 7 + i * 13 + 5) % legal;
  for (i64 k = 0; k < ids; k++)
    if (mask[k] && left-- == 0) return k;
  return -1;
}

static void tell(std::FILE* out, const i64* numbers, i64 count) {
  std::fwrite(numbers, sizeof(i64), count, out);
}

template <class T> static void write(std::FILE* out, T* block, i64 count) {
  std::fwrite(block, sizeof(T), count, out);
  std::free(block);
}

// What each seat sees, and how many moves it has.
static void look(std::FILE* out, State* tables, i64 count, Box* box, int players, Spelling* spelling) {
  for (int seat = -1; seat < players; seat++) {
    u8* observed = (u8*)std::malloc(OBSERVED * count);
    i64* seats = (i64*)std::malloc(sizeof(i64) * count);
    for (i64 i = 0; i < count; i++) seats[i] = seat;
    batch_observe(tables, 0, count, box, seats, observed);
    Walk* walk = (Walk*)std::calloc(1, sizeof(Walk));
    Draft* moves = (Draft*)std::malloc(sizeof(Draft) * MOVES);
    for (i64 i = 0; i < count; i++) {
      i64 most = table_deciders(&tables[i], players);
      int found = seat < 0 ? 0 : table_moves(&tables[i], box, spelling, walk, seat, moves, MOVES);
      seats[i] = most * 1000000 + found;
      while (found == MOVES) {
        found = table_moves(&tables[i], box, spelling, walk, -1, moves, MOVES);
        seats[i] += found;
      }
    }
    write(out, observed, OBSERVED * count);
    write(out, seats, count);
    std::free(walk);
    std::free(moves);
  }
}

static void fail(const char* what) {
  std::fprintf(stderr, "%s\n", what);
  std::exit(4);
}

int main(int, char** names) {
  given = std::fopen(names[1], "rb");
  std::FILE* out = std::fopen(names[2], "wb");
  i64 sets = number(), count = number(), rounds = number(), games = number(), most = number();
  i64 ids = number(), kinds_of_steps = number();
  int *first = read<int>(kinds_of_steps), *kinds = read<int>(ids), *args = read<int>(ids);
  Spelling* spelling = read<Spelling>(1);
  for (i64 set = 0; set < sets; set++) {
    i64 players = number();
    Box* box = read<Box>(1);
    State* blank = read<State>(1);
    Seed seed = {~0ull, ~0ull - (u64)set};
    State* tables = (State*)std::malloc(sizeof(State) * count);
    u64* round_of = (u64*)std::calloc(count, sizeof(u64));
    i64* steps = (i64*)std::malloc(sizeof(i64) * count);
    u8* masks = (u8*)std::malloc(ids * count);
    u8* dealt = (u8*)std::malloc(count);
    int* legal = (int*)std::malloc(sizeof(int) * count);
    i64* sampled = (i64*)std::malloc(sizeof(i64) * count);
    double* numbers = (double*)std::malloc(sizeof(double) * count);
    for (i64 i = 0; i < count; i++) numbers[i] = i % 2 ? 0x1.fffffffffffffp-1 : i / (double)count;
    Rng* rngs = (Rng*)std::malloc(sizeof(Rng) * count);
    Rng* bot_rngs = (Rng*)std::malloc(sizeof(Rng) * count);
    u64* sown = (u64*)std::calloc(count, sizeof(u64));
    i64* wins = (i64*)std::malloc(sizeof(i64) * count * players);
    i64* scores = (i64*)std::malloc(sizeof(i64) * count * players);
    int* others = (int*)std::malloc(sizeof(int) * 8);
    for (int seat = 0; seat < 8; seat++) others[seat] = seat == 0 ? -1 : 0;
    batch_sow(rngs, count, &seed, "dreamcog sample");
    batch_deal(tables, 0, count, box, blank, round_of, &seed, 1000, 0, dealt);
    for (i64 round = 0; round < rounds; round++) {
      batch_bots(tables, 0, count, box, bot_rngs, round_of, sown, &seed, 1000, others, steps, (int)most);
      tell(out, steps, count);
      for (i64 i = 0; i < count; i++) steps[i] = players - 1;
      batch_appraise(tables, 0, count, box, steps, sampled);
      tell(out, sampled, count);
      batch_returns(tables, 0, count, box, players, wins, scores);
      tell(out, wins, count * players);
      tell(out, scores, count * players);
      batch_progress(tables, 0, count, box, players, wins, scores);
      tell(out, wins, count * players);
      tell(out, scores, count * players);
      if (batch_masks(tables, 0, count, box, first, ids, masks, legal) != 0) fail("steps found no room");
      for (i64 i = 0; i < count; i++) steps[i] = chosen(masks + i * ids, ids, round, i);
      if (batch_check(tables, 0, count, box, steps, kinds, args, ids) != -1) fail("not legal");
      const double* given = round % 2 ? numbers : nullptr;
      batch_sample(tables, 0, count, box, rngs, masks, ids, legal, given, sampled);
      if (batch_check(tables, 0, count, box, sampled, kinds, args, ids) != -1) fail("not legal");
      if (batch_step(tables, 0, count, box, steps, kinds, args) != 0) fail("events found no room");
      batch_deal(tables, 0, count, box, blank, round_of, &seed, 1000, 1, dealt);
    }
    look(out, tables, count, box, (int)players, spelling);
    for (i64 i = 0; i < count; i++)
      for (int seat = 0; seat < players; seat++) {
        Rng rng = {};
        table_sow(&rng, &seed, 0);
        rule_hide(&tables[i], box, seat, &rng);
        steps[i] = rule_appraise(&tables[i], box, seat);
      }
    for (i64 i = 0; i < count; i++)
      for (i64 id = 0; id < ids; id++)
        rule_can_step(&tables[i], box, &tables[i].draft, kinds[id], args[id]);
    write(out, tables, count);
    write(out, steps, count);
    for (int bot = 0; bot < 2; bot++) {
      i64 played = bot == 0 ? 4 * games : games;
      State* ends = (State*)std::malloc(sizeof(State) * played);
      i64* taken = (i64*)std::malloc(sizeof(i64) * played);
      int* bots = (int*)std::malloc(sizeof(int) * 8);
      for (int seat = 0; seat < 8; seat++) bots[seat] = bot;
      batch_play(ends, 0, played, box, blank, &seed, bots, taken, (int)most);
      i64 noted = 0;
      for (i64 i = 0; i < played; i++) noted += taken[i];
      write(out, ends, played);
      write(out, taken, played);
      State* again = (State*)std::malloc(sizeof(State) * played);
      i64* steps_of = (i64*)std::malloc(sizeof(i64) * played);
      i64 room = noted + sizeof(Steps::kind) / sizeof(i8);
      u8* seats = (u8*)std::malloc(room);
      short* ids_of = (short*)std::malloc(sizeof(short) * room);
      short* legal_of = (short*)std::malloc(sizeof(short) * room);
      i64* worths = (i64*)std::malloc(sizeof(i64) * room);
      if (batch_note(again, 0, played, box, blank, &seed, bots, steps_of, (int)most, first, seats, ids_of,
                     legal_of, worths, room) != played)
        fail("notes found no room");
      std::free(steps_of);
      write(out, again, played);
      write(out, seats, noted);
      write(out, ids_of, noted);
      write(out, legal_of, noted);
      write(out, worths, noted);
      std::free(bots);
    }
    std::free(round_of);
    std::free(masks);
    std::free(dealt);
    std::free(legal);
    std::free(sampled);
    std::free(numbers);
    std::free(rngs);
    std::free(bot_rngs);
    std::free(sown);
    std::free(wins);
    std::free(scores);
    std::free(others);
    std::free(box);
    std::free(blank);
  }
  std::free(spelling);
  std::free(first);
  std::free(kinds);
  std::free(args);
  std::fclose(given);
  return std::fclose(out);
}
