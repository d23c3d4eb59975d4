/** Rows of dark and light; null where the data goes. */
export type Grid = (boolean | null)[][];

const CENTRES = [[], [], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];
const VERSION_SHOWN_FROM = 7;
const FORMAT_MASK = 0b101010000010010;

export const sideOf = (version: number): number => version * 4 + 17;

/** Everything that does not depend on the data, with room for the format. */
export function emptyFrame(version: number): Grid {
  const side = sideOf(version);
  const grid: Grid = Array.from({ length: side }, () => Array<boolean | null>(side).fill(null));
  for (const [row, column] of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const) {
    squares(grid, row, column, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const centres = [6, ...(CENTRES[version] ?? [])];
  const last = centres.at(-1) ?? 6;
  for (const row of centres) {
    for (const column of centres) {
      const atFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (version > 1 && !atFinder) squares(grid, row, column, 2, (ring) => ring !== 1);
    }
  }
  for (let index = 8; index < side - 8; index += 1) {
    put(grid, 6, index, index % 2 === 0);
    put(grid, index, 6, index % 2 === 0);
  }
  drawFormat(grid, 0);
  if (version >= VERSION_SHOWN_FROM) drawVersion(grid, version);
  return grid;
}

/** Level M and the mask, twice: around the first finder, and beside the two others. */
export function drawFormat(grid: Grid, mask: number): void {
  const side = grid.length;
  const bits = withRemainder(mask, 5, 10, 0b10100110111) ^ FORMAT_MASK;
  for (let index = 0; index < 15; index += 1) {
    const dark = ((bits >> index) & 1) === 1;
    const along = index < 6 ? index : index < 8 ? index + 1 : index - 15 + side;
    const down = index < 8 ? side - 1 - index : index === 8 ? 7 : 14 - index;
    put(grid, along, 8, dark);
    put(grid, 8, down, dark);
  }
  put(grid, side - 8, 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  const side = grid.length;
  const bits = withRemainder(version, 6, 12, 0b1111100100101);
  for (let index = 0; index < 18; index += 1) {
    const dark = ((bits >> index) & 1) === 1;
    const [near, far] = [Math.floor(index / 3), side - 11 + (index % 3)];
    put(grid, near, far, dark);
    put(grid, far, near, dark);
  }
}

/** A value followed by its remainder: how the format and the version protect themselves. */
function withRemainder(value: number, length: number, added: number, divisor: number): number {
  let rest = value << added;
  for (let bit = length + added - 1; bit >= added; bit -= 1) {
    if ((rest >> bit) & 1) rest ^= divisor << (bit - added);
  }
  return (value << added) | rest;
}

function squares(grid: Grid, row: number, column: number, reach: number, isDark: (ring: number) => boolean): void {
  for (let down = -reach; down <= reach; down += 1) {
    for (let along = -reach; along <= reach; along += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(along));
      if (grid[row + down]?.[column + along] !== undefined) put(grid, row + down, column + along, isDark(ring));
    }
  }
}

function put(grid: Grid, row: number, column: number, dark: boolean): void {
  const line = grid[row];
  if (line) line[column] = dark;
}
