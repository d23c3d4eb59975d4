import { checkBytes } from './reed-solomon.ts';

/** Level M of a size: check bytes per block, then the data bytes of each block. */
type Size = { check: number; blocks: number[] };

const blocks = (...rows: [count: number, bytes: number][]): number[] =>
  rows.flatMap(([count, bytes]) => Array<number>(count).fill(bytes));

const SIZES: Size[] = [
  { check: 10, blocks: blocks([1, 16]) },
  { check: 16, blocks: blocks([1, 28]) },
  { check: 26, blocks: blocks([1, 44]) },
  { check: 18, blocks: blocks([2, 32]) },
  { check: 24, blocks: blocks([2, 43]) },
  { check: 16, blocks: blocks([4, 27]) },
  { check: 18, blocks: blocks([4, 31]) },
  { check: 22, blocks: blocks([2, 38], [2, 39]) },
  { check: 22, blocks: blocks([3, 36], [2, 37]) },
  { check: 26, blocks: blocks([4, 43], [1, 44]) },
];

const BYTE_MODE = 0b0100;
const PAD = [0xec, 0x11];
const LONG_COUNT_FROM = 10;

const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
const bitsOf = (value: number, length: number) => value.toString(2).padStart(length, '0');
const countBits = (version: number) => (version < LONG_COUNT_FROM ? 8 : 16);

/** All bytes of the smallest symbol that holds a text, in the order in which they are drawn. Throws when it is too long. */
export function symbolBytes(text: string): { version: number; bytes: number[] } {
  const data = [...new TextEncoder().encode(text)];
  const fits = ({ blocks: sizes }: Size, index: number) => 4 + countBits(index + 1) + data.length * 8 <= sum(sizes) * 8;
  const version = SIZES.findIndex(fits) + 1;
  const size = SIZES[version - 1];
  if (!size) throw new Error(`${data.length} bytes do not fit into the QR codes that are drawn here`);
  return { version, bytes: interleaved(filled(data, version, sum(size.blocks)), size) };
}

function filled(data: number[], version: number, capacity: number): number[] {
  const head = bitsOf(BYTE_MODE, 4) + bitsOf(data.length, countBits(version));
  const bits = head + data.map((byte) => bitsOf(byte, 8)).join('');
  const ended = bits + '0'.repeat(Math.min(4, capacity * 8 - bits.length));
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0');
  const bytes = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let index = 0; bytes.length < capacity; index += 1) bytes.push(PAD[index % 2] ?? 0);
  return bytes;
}

/** First byte of every block, second byte of every block, … and then the check bytes likewise. */
function interleaved(data: number[], { check, blocks: sizes }: Size): number[] {
  let from = 0;
  const cut = sizes.map((length) => data.slice(from, (from += length)));
  const checks = cut.map((block) => checkBytes(block, check));
  return [...woven(cut), ...woven(checks)];
}

function woven(rows: number[][]): number[] {
  const longest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, index) => rows.flatMap((row) => row.slice(index, index + 1))).flat();
}
