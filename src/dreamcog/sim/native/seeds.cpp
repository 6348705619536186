// Seeds: SHA-256 of a purpose and 128 bits gives a generator its four words (core/rng.py: seed_words).

using namespace rules;

using u32 = unsigned int;

RULE_TABLE u32 ROUND[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

RULE u32 turned(u32 word, int by) { return word >> by | word << (32 - by); }

// One round: only two of the eight words change, so the callers pass them on turned by one place.
RULE void hash_round(u32 a, u32 b, u32 c, u32& d, u32 e, u32 f, u32 g, u32& h, u32 given) {
  u32 s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
  u32 s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
  u32 sum = h + s1 + (g ^ (e & (f ^ g))) + given;
  d += sum;
  h = sum + s0 + ((a & b) | (c & (a | b)));
}

// The first four words of the hash of one block, which ends with its length in bits.
RULE_CALLED void hash_block(const u8* block, u32* out) {
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

RULE Seed plus(Seed seed, u64 number) {
  u64 low = seed.low + number;
  return {seed.high + (low < number), low};
}

RULE_CALLED void sow(Rng& rng, Seed seed, const char* purpose) {
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

RULE_TABLE char DEAL[] = "dreamcog";
RULE_TABLE char BOT[] = "dreamcog random bot";
