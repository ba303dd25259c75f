// QR codes for links: bytes, error correction M, versions 1 to 10 (ISO/IEC 18004), which is enough for 213 bytes.

/** For each version: the error correction bytes of a block, and how many blocks there are. */
const BLOCKS: readonly (readonly [number, number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
];
/** For each version: the middles of its alignment patterns, along both sides. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];
const BYTES = 0b0100;
const LEVEL_M = 0b00;

type Grid = (boolean | undefined)[][];

/** The code of a text, row by row, true where it is dark; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, index) => capacity(index + 1) >= bytes.length) + 1;
  if (version === 0) return null;
  const bits = bitsOf(interleaved(dataBytes(bytes, version), version));
  const drawn = MASKS.map((_, mask) => draw(version, bits, mask));
  const penalties = drawn.map(penalty);
  return drawn[penalties.indexOf(Math.min(...penalties))] ?? null;
}

// What is written

const countBits = (version: number) => (version < 10 ? 8 : 16);
const dataSize = (version: number) => {
  const [correction, blocks] = BLOCKS[version - 1] ?? [0, 0];
  return rawBytes(version) - correction * blocks;
};
const capacity = (version: number) => Math.floor((dataSize(version) * 8 - 4 - countBits(version)) / 8);

/** All bytes that find room beside the patterns. */
function rawBytes(version: number): number {
  const aligned = ALIGNED[version - 1]?.length ?? 0;
  const size = 17 + 4 * version;
  const finders = 3 * 64 + 2 * 15 + 1;
  const timing = 2 * (size - 16);
  const alignment = aligned === 0 ? 0 : 25 * (aligned * aligned - 3) - 10 * (aligned - 2);
  return Math.floor((size * size - finders - timing - alignment - (version >= 7 ? 36 : 0)) / 8);
}

function dataBytes(bytes: Uint8Array, version: number): number[] {
  const bits = [...number(BYTES, 4), ...number(bytes.length, countBits(version)), ...bitsOf([...bytes])];
  const room = dataSize(version) * 8;
  bits.push(...number(0, Math.min(4, room - bits.length)));
  bits.push(...number(0, (8 - (bits.length % 8)) % 8));
  const made = Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(8 * index, 8 * index + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
  while (made.length < dataSize(version)) made.push(made.length % 2 === (bits.length / 8) % 2 ? 0xec : 0x11);
  return made;
}

/** The data in blocks, each with its correction; then the first byte of every block, the second, and so on. */
function interleaved(data: number[], version: number): number[] {
  const [correction, count] = BLOCKS[version - 1] ?? [0, 1];
  const short = Math.floor(data.length / count);
  const shorter = count - (data.length % count);
  const blocks = Array.from({ length: count }, (_, block) => {
    const start = block * short + Math.max(0, block - shorter);
    return data.slice(start, start + short + (block < shorter ? 0 : 1));
  });
  const corrections = blocks.map((block) => remainder(block, correction));
  return [...columns(blocks), ...columns(corrections)];
}

function columns(rows: number[][]): number[] {
  const longest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, column) => rows.flatMap((row) => row.slice(column, column + 1))).flat();
}

/** Reed and Solomon: what is left of the bytes after division by the generator of this degree. */
function remainder(bytes: number[], degree: number): number[] {
  const generator = Array.from({ length: degree }).reduce<number[]>(
    (polynomial, _, power) => {
      const root = exponent(power);
      return [...polynomial, 0].map((value, index) => value ^ times(polynomial[index - 1] ?? 0, root));
    },
    [1],
  );
  const rest = [...bytes, ...Array<number>(degree).fill(0)];
  bytes.forEach((_, start) => {
    const factor = rest[start] ?? 0;
    generator.forEach((value, index) => (rest[start + index] = (rest[start + index] ?? 0) ^ times(value, factor)));
  });
  return rest.slice(bytes.length);
}

/** A product in the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--)
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0) ^ ((other >> bit) & 1 ? one : 0);
  return product;
}

const exponent = (power: number): number => (power === 0 ? 1 : times(2, exponent(power - 1)));

const number = (value: number, bits: number) =>
  Array.from({ length: bits }, (_, index) => (value >> (bits - 1 - index)) & 1);
const bitsOf = (bytes: number[]) => bytes.flatMap((byte) => number(byte, 8));

// How it is drawn

function draw(version: number, bits: number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  drawPatterns(grid, version);
  drawFormat(grid, mask);
  drawVersion(grid, version);
  let next = 0;
  for (const [row, column] of path(size)) {
    if (grid[row]?.[column] !== undefined) continue;
    set(grid, row, column, (bits[next++] === 1) !== MASKS[mask]?.(row, column));
  }
  return grid.map((row) => row.map((dark) => dark === true));
}

function drawPatterns(grid: Grid, version: number): void {
  const size = grid.length;
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    square(grid, row, column, 4, (distance) => distance !== 2 && distance !== 4);
  }
  for (let at = 8; at < size - 8; at++) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  const middles = ALIGNED[version - 1] ?? [];
  for (const row of middles) {
    for (const column of middles) {
      const inCorner = [
        [6, 6],
        [6, size - 7],
        [size - 7, 6],
      ].some(([y, x]) => y === row && x === column);
      if (!inCorner) square(grid, row, column, 2, (distance) => distance !== 1);
    }
  }
}

function square(grid: Grid, row: number, column: number, reach: number, dark: (distance: number) => boolean): void {
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) {
      if (grid[row + down] === undefined || column + right < 0 || column + right >= grid.length) continue;
      set(grid, row + down, column + right, dark(Math.max(Math.abs(down), Math.abs(right))));
    }
  }
}

/** The level and the mask with their correction, twice, and the module that is always dark. */
function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = number(withCorrection((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412, 15);
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  bits.forEach((bit, index) => {
    const [row, column] = index < 8 ? [8, around[index] ?? 0] : [around[14 - index] ?? 0, 8];
    const [other, beside] = index < 7 ? [size - 1 - index, 8] : [8, size - 15 + index];
    set(grid, row, column, bit === 1);
    set(grid, other, beside, bit === 1);
  });
  set(grid, size - 8, 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  number(withCorrection(version, 12, 0x1f25), 18)
    .reverse()
    .forEach((bit, index) => {
      const [near, far] = [Math.floor(index / 3), grid.length - 11 + (index % 3)];
      set(grid, near, far, bit === 1);
      set(grid, far, near, bit === 1);
    });
}

function withCorrection(value: number, bits: number, generator: number): number {
  let rest = value;
  for (let bit = 0; bit < bits; bit++) rest = (rest << 1) ^ ((rest >> (bits - 1)) & 1 ? generator : 0);
  return (value << bits) | rest;
}

/** Up and down in columns of two, from the right. */
function* path(size: number): Generator<readonly [number, number]> {
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
  }
}

function set(grid: Grid, row: number, column: number, dark: boolean): void {
  const line = grid[row];
  if (line) line[column] = dark;
}

// How well it can be read

/** Like a finder pattern; looked for where the last one began too. */
const CORNER = /(?=10111010000|00001011101)/g;

/** Long runs, squares of one colour, what looks like a corner, and too much of one colour. */
function penalty(code: boolean[][]): number {
  const rows = code.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  const lines = [...rows, ...code.map((_, column) => rows.map((row) => row[column]).join(""))];
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const corners = lines.reduce((sum, line) => sum + 40 * (line.match(CORNER)?.length ?? 0), 0);
  const alike = (row: number, column: number) =>
    [
      [0, 1],
      [1, 0],
      [1, 1],
    ].every(([down = 0, right = 0]) => code[row + down]?.[column + right] === code[row]?.[column]);
  const squares = code.reduce((sum, row, y) => sum + row.filter((_, x) => alike(y, x)).length * 3, 0);
  const dark = code.flat().filter(Boolean).length / code.length ** 2;
  return runs + corners + squares + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
