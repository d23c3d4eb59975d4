import type { Point } from '../svg.ts';

const STEP = 8;
const MARGIN = 24;
const COLUMNS = (720 + 2 * MARGIN) / STEP;
const ROWS = (360 + 2 * MARGIN) / STEP;

/** Heights on a grid that reaches past the picture's edges; its rim is sunk, so that every line closes out of sight. */
export type Relief = number[][];

type Crossing = { point: Point; next: string };

export function reliefOf(height: (point: Point) => number): Relief {
  return Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (_, column) => {
      const rim = row === 0 || column === 0 || row === ROWS || column === COLUMNS;
      return rim ? -1 : height({ x: column * STEP - MARGIN, y: row * STEP - MARGIN });
    }),
  );
}

function crossingOf(relief: Relief, level: number, from: [number, number], to: [number, number]): Point {
  const [low, high] = [from, to].map(([column, row]) => relief[row]?.[column] ?? 0) as [number, number];
  const share = (level - low) / (high - low);
  const along = (axis: 0 | 1): number => (from[axis] + (to[axis] - from[axis]) * share) * STEP - MARGIN;
  return { x: along(0), y: along(1) };
}

/** Neighbours go round their corners in opposite ways, so the pieces join head to tail. */
function crossSquare(relief: Relief, level: number, column: number, row: number, found: Map<string, Crossing>): void {
  const corners: [number, number][] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  const names = [`h${column},${row}`, `v${column + 1},${row}`, `h${column},${row + 1}`, `v${column},${row}`];
  const above = corners.map(([x, y]) => (relief[y]?.[x] ?? 0) > level);
  corners.forEach((corner, side) => {
    const to = corners[(side + 1) % 4] ?? corner;
    if (!above[side] || above[(side + 1) % 4]) return;
    const entry = [1, 2, 3].map((ahead) => (side + ahead) % 4).find((other) => !above[other] && above[(other + 1) % 4]);
    found.set(names[side] ?? '', {
      point: crossingOf(relief, level, corner, to),
      next: names[entry ?? side] ?? '',
    });
  });
}

/** The same closed line as `count` points at equal distances. */
function evenly(line: Point[], gap: number): Point[] {
  const lengths = line.map((point, index) => {
    const next = line[(index + 1) % line.length] ?? point;
    return Math.hypot(next.x - point.x, next.y - point.y);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(8, Math.round(total / gap));
  const points: Point[] = [];
  let passed = 0;
  line.forEach((point, index) => {
    const next = line[(index + 1) % line.length] ?? point;
    const length = lengths[index] ?? 0;
    while (points.length < count && (points.length * total) / count <= passed + length) {
      const share = length ? ((points.length * total) / count - passed) / length : 0;
      points.push({ x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share });
    }
    passed += length;
  });
  return points;
}

/** The closed lines of one height, as points `gap` units apart; specks of less than four squares are left out. */
export function levelLines(relief: Relief, level: number, gap: number): Point[][] {
  const found = new Map<string, Crossing>();
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) crossSquare(relief, level, column, row, found);
  }
  const lines: Point[][] = [];
  while (found.size > 0) {
    const line: Point[] = [];
    let name = found.keys().next().value;
    while (name !== undefined) {
      const crossing = found.get(name);
      found.delete(name);
      if (crossing) line.push(crossing.point);
      name = crossing?.next;
    }
    if (line.length > 8) lines.push(evenly(line, gap));
  }
  return lines;
}
