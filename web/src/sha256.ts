// SHA-256 of a text, in hexadecimal digits. The browser's own exists only where the page came by https, and tables at
// home often do not.

const WORDS = 64;

/** The fractions of the square or cube roots of the first primes, 32 bits of each. */
function fractions(root: (prime: number) => number, count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}

const FIRST = fractions(Math.sqrt, 8);
const CONSTANTS = fractions(Math.cbrt, WORDS);

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

export function sha256(text: string): string {
  const state = Uint32Array.from(FIRST);
  const blocks = padded(new TextEncoder().encode(text));
  for (let at = 0; at < blocks.byteLength; at += 64) mix(state, schedule(blocks, at));
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The bytes, a single bit, zeros, and how many bits there were. */
function padded(bytes: Uint8Array): DataView {
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, place) => blocks.setUint8(place, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  return blocks;
}

function schedule(blocks: DataView, at: number): Uint32Array {
  const words = new Uint32Array(WORDS);
  for (let i = 0; i < WORDS; i++) {
    if (i < 16) {
      words[i] = blocks.getUint32(at + 4 * i);
      continue;
    }
    const [early, late] = [words[i - 15] ?? 0, words[i - 2] ?? 0];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = (words[i - 16] ?? 0) + small + (words[i - 7] ?? 0) + large;
  }
  return words;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < WORDS; i++) {
    const chosen = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const one = (h + chosen + (CONSTANTS[i] ?? 0) + (words[i] ?? 0)) | 0;
    const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place] ?? 0) + word));
}
