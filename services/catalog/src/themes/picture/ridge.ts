import { circle, path, straight, type Ink, type Point } from '../svg.ts';
import { between, wobble, type Rng } from './rng.ts';

const HALVINGS = 6;

/** `firs` is the share of points that carry a tree. */
type Range = { base: number; swing: number; rough: number; ink: Ink; opacity: number; firs: number; tall: number };

const ranges: Range[] = [
  { base: 150, swing: 110, rough: 0.52, ink: 2, opacity: 0.7, firs: 0, tall: 0 },
  { base: 196, swing: 84, rough: 0.5, ink: 3, opacity: 0.4, firs: 0, tall: 0 },
  { base: 238, swing: 62, rough: 0.48, ink: 3, opacity: 0.6, firs: 0, tall: 0 },
  { base: 284, swing: 46, rough: 0.46, ink: 2, opacity: 0.9, firs: 0.62, tall: 26 },
  { base: 330, swing: 36, rough: 0.45, ink: 1, opacity: 0.9, firs: 0.4, tall: 46 },
];

/** Heights by midpoint displacement: each halving adds smaller bumps. */
function heights(rng: Rng, { base, swing, rough }: Range): number[] {
  let line = [base + wobble(rng, swing / 3), base + wobble(rng, swing / 3)];
  let reach = swing / 2;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    line = line.flatMap((height, index) => {
      const next = line[index + 1];
      return next === undefined ? [height] : [height, (height + next) / 2 + wobble(rng, reach)];
    });
    reach *= rough;
  }
  return line;
}

function fir({ x, y }: Point, tall: number): Point[] {
  const half = tall * 0.2;
  return [
    { x: x - half, y: y + 2 },
    { x, y: y - tall },
    { x: x + half, y: y + 2 },
  ];
}

function outline(rng: Rng, range: Range): string {
  const line = heights(rng, range);
  const points = line.flatMap((height, index) => {
    const point = { x: (index / (line.length - 1)) * 720, y: height };
    return rng() < range.firs ? fir(point, range.tall * between(rng, 0.5, 1)) : [point];
  });
  return straight([{ x: 0, y: 362 }, ...points, { x: 720, y: 362 }]);
}

/** 稜線: five ranges, firs on the near ones, a low sun. */
export function ridge(rng: Rng): string {
  const sun = { x: 545 + wobble(rng, 10), y: 150 + wobble(rng, 4) };
  const rings = [78, 106].map((radius, index) =>
    circle(sun.x, sun.y, radius, { line: 4, width: 1.4, opacity: 0.5 - index * 0.2 }),
  );
  const layers = ranges.map((range, index) => {
    const data = outline(rng, range);
    // The ground ink under a see-through range keeps the sun and the range behind from shining through.
    const tint = path(data, { fill: range.ink, opacity: range.opacity });
    return index === 0 ? tint + rings.join('') + circle(sun.x, sun.y, 54, { fill: 4 }) : path(data, { fill: 1 }) + tint;
  });
  return layers.join('');
}
