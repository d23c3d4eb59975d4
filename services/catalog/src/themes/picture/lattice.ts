import { circle, coords, digits, dots, path, soft, type Point } from '../svg.ts';
import { wobble, type Rng } from './rng.ts';

const SIDE = 26;
const gate = { x: 540, y: 182, radius: 140 };

function hexagon({ x, y }: Point, side: number): string {
  const half = (side * Math.sqrt(3)) / 2;
  const [h, s, k] = [digits(half), digits(side), digits(side / 2)];
  return `M${coords(x, y - side)}l${h} ${k}v${s}l-${h} ${k}l-${h}-${k}v-${s}z`;
}

function cells(): Point[] {
  const wide = SIDE * Math.sqrt(3);
  const found: Point[] = [];
  for (let row = 0; row * SIDE * 1.5 < 360 + SIDE; row += 1) {
    for (let column = 0; column * wide < 720 + wide; column += 1) {
      const cell = { x: (column + (row % 2) / 2) * wide, y: row * SIDE * 1.5 };
      if (Math.hypot(cell.x - gate.x, cell.y - gate.y) > gate.radius - 10) found.push(cell);
    }
  }
  return found;
}

function screen(rng: Rng): string {
  const inner: Point[] = [];
  const filled: Point[] = [];
  const all = cells();
  for (const cell of all) {
    const chance = rng();
    if (chance < 0.05 + cell.x / 9000) filled.push(cell);
    else if (chance < 0.4) inner.push(cell);
  }
  return [
    path(all.map((cell) => hexagon(cell, SIDE)).join(''), { line: 2, width: 1.5, opacity: 0.8 }),
    path(inner.map((cell) => hexagon(cell, 15)).join(''), { line: 2, width: 2 }),
    path(filled.map((cell) => hexagon(cell, 15)).join(''), { fill: 2 }),
  ].join('');
}

/** A hill inside the gate: its line starts and ends on the gate's rim, the rim itself closes it. */
function hill(left: number, right: number, crests: Point[]): string {
  const onRim = (y: number, side: 1 | -1): Point => ({
    x: gate.x + side * Math.sqrt(gate.radius ** 2 - y ** 2),
    y: gate.y + y,
  });
  const from = onRim(left, -1);
  const to = onRim(right, 1);
  const line = [from, ...crests.map(({ x, y }) => ({ x: gate.x + x, y: gate.y + y })), to];
  return `${soft(line, false)}A${gate.radius} ${gate.radius} 0 0 1 ${coords(from.x, from.y)}z`;
}

function hills(rng: Rng): string {
  const sway = wobble(rng, 12);
  const far = hill(26, 14, [
    { x: -92 + sway, y: 6 },
    { x: -40 + sway, y: 30 },
    { x: 20, y: 44 },
    { x: 84, y: 16 },
  ]);
  const near = hill(66, 66, [
    { x: -84, y: 58 },
    { x: -28 + sway, y: 66 },
    { x: 34 + sway, y: 84 },
    { x: 90, y: 66 },
  ]);
  const water = hill(102, 100, [
    { x: -40, y: 97 },
    { x: 40, y: 103 },
  ]);
  return path(far, { fill: 3, opacity: 0.4 }) + path(near, { fill: 3, opacity: 0.8 }) + path(water, { fill: 1 });
}

function branch(rng: Rng): string {
  const { x, y } = gate;
  const lean = wobble(rng, 4);
  const top = { x: x - 88, y: y - 109 };
  const fork = { x: x - 66 + lean, y: y - 72 };
  const tip = { x: x - 62 + lean, y: y - 26 };
  const blossoms = [{ x: x - 98 + lean, y: y - 66 }, { x: x - 30 + lean, y: y - 96 }, { x: x - 54, y: y - 122 }, tip];
  const twigs = [
    soft([top, fork, { x: fork.x + 6, y: fork.y + 20 }, tip], false),
    soft([{ x: fork.x + 2, y: fork.y + 8 }, { x: x - 84 + lean, y: y - 62 }, blossoms[0] ?? tip], false),
    soft([{ x: fork.x - 2, y: fork.y - 6 }, { x: x - 48 + lean, y: y - 86 }, blossoms[1] ?? tip], false),
    soft([{ x: top.x + 10, y: top.y + 16 }, { x: x - 66, y: y - 112 }, blossoms[2] ?? tip], false),
  ];
  return (
    path(twigs.join(''), { line: 1, width: 4, round: true }) +
    path(dots(blossoms), { line: 4, width: 11, round: true }) +
    path(dots([{ x: x - 74 + lean, y: y - 52 }]), { line: 4, width: 7, round: true })
  );
}

/** 窗花: a wooden screen of hexagons and a moon gate with hills behind it. */
export function lattice(rng: Rng): string {
  const { x, y, radius } = gate;
  return [
    screen(rng),
    circle(x, y, radius + 12, { fill: 1 }),
    circle(x, y, radius + 10, { line: 3, width: 2, opacity: 0.7 }),
    circle(x, y, radius, { fill: 2 }),
    circle(x + 52 + wobble(rng, 6), y - 56 + wobble(rng, 4), 34, { fill: 4 }),
    hills(rng),
    branch(rng),
    circle(x, y, radius, { line: 3, width: 5 }),
  ].join('');
}
