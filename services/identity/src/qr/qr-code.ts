import { symbolBytes } from './qr-bytes.ts';
import { drawFormat, emptyFrame, type Grid } from './qr-frame.ts';

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** A QR code of a text (bytes, level M, at most 213 of them): rows of dark (true) and light. */
export function qrCode(text: string): boolean[][] {
  const { version, bytes } = symbolBytes(text);
  const frame = emptyFrame(version);
  const bits = bytes.flatMap((byte) => Array.from({ length: 8 }, (_, index) => ((byte >> (7 - index)) & 1) === 1));
  const candidates = MASKS.map((_, mask) => drawn(frame, bits, mask));
  const costs = candidates.map(penalty);
  return candidates[costs.indexOf(Math.min(...costs))] ?? [];
}

/** Two columns at a time from the right, up and down in turn, past the timing column. */
function drawn(frame: Grid, bits: boolean[], mask: number): boolean[][] {
  const grid = frame.map((line) => [...line]);
  drawFormat(grid, mask);
  const side = grid.length;
  const flips = MASKS[mask];
  let next = 0;
  for (let pair = 0, right = side - 1; right > 0; pair += 1, right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < side; step += 1) {
      const row = pair % 2 === 0 ? side - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = grid[row];
        if (line?.[column] !== null) continue;
        const bit = bits[next] ?? false;
        line[column] = bit !== flips?.(row, column);
        next += 1;
      }
    }
  }
  return grid.map((line) => line.map(Boolean));
}

/** How hard a symbol is to read: long runs, blocks, what looks like a finder, and too much of one colour. */
function penalty(grid: boolean[][]): number {
  const columns = grid.map((_, index) => grid.map((line) => line[index] ?? false));
  const lines = [...grid, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2);
  const finders = lines.map((line) => (line.match(/(?=10111010000|00001011101)/g) ?? []).length * 40);
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  const uneven = Math.floor(Math.abs(dark * 20 - 10)) * 10;
  return [...runs, ...finders, squaresOf(grid) * 3, uneven].reduce((total, one) => total + one, 0);
}

function squaresOf(grid: boolean[][]): number {
  let found = 0;
  for (let row = 1; row < grid.length; row += 1) {
    for (let column = 1; column < grid.length; column += 1) {
      const here = grid[row]?.[column];
      const same =
        grid[row - 1]?.[column] === here && grid[row]?.[column - 1] === here && grid[row - 1]?.[column - 1] === here;
      if (same) found += 1;
    }
  }
  return found;
}
