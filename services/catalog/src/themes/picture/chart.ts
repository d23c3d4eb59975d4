import { around, circle, coords, dots, path, straight, type Point } from '../svg.ts';
import { between, wobble, type Rng } from './rng.ts';

const centre: Point = { x: 528, y: 182 };

/** A star with four points and hollow sides. */
function spark({ x, y }: Point, size: number): string {
  const dent = size * 0.14;
  const tips: [number, number, number, number][] = [
    [dent, -dent, size, 0],
    [dent, dent, 0, size],
    [-dent, dent, -size, 0],
    [-dent, -dent, 0, -size],
  ];
  const sides = tips.map(([cx, cy, tx, ty]) => `Q${coords(x + cx, y + cy, x + tx, y + ty)}`);
  return `M${coords(x, y - size)}${sides.join('')}z`;
}

function instrument(): string {
  const rays = Array.from({ length: 12 }, (_, index) =>
    straight([around(centre, 54, index * 30), around(centre, index % 3 ? 158 : 176, index * 30)], false),
  );
  const ticks = Array.from({ length: 72 }, (_, index) =>
    straight([around(centre, 158, index * 5), around(centre, index % 6 ? 163 : 167, index * 5)], false),
  );
  const rings = [54, 104, 158, 210, 268, 350].map((radius, index) =>
    circle(centre.x, centre.y, radius, {
      line: 3,
      width: radius === 158 ? 1.4 : 1,
      opacity: 0.5 - Math.max(0, index - 2) * 0.1,
    }),
  );
  return [
    circle(centre.x, centre.y, 158, { fill: 2, opacity: 0.7 }),
    circle(centre.x, centre.y, 54, { fill: 1, opacity: 0.3 }),
    ...rings,
    path(rays.join(''), { line: 3, width: 1, opacity: 0.4 }),
    path(ticks.join(''), { line: 3, width: 1, opacity: 0.6 }),
  ].join('');
}

/** Two chains and a single star, as degrees and distance from the middle; `bright` ones are drawn with points. */
type Star = { degrees: number; far: number; bright?: true };

const upper: Star[] = [
  { degrees: 294, far: 117 },
  { degrees: 315, far: 153, bright: true },
  { degrees: 10, far: 114 },
  { degrees: 40, far: 104 },
];
const lower: Star[] = [
  { degrees: 266, far: 178 },
  { degrees: 230, far: 171, bright: true },
  { degrees: 196, far: 88 },
  { degrees: 169, far: 88 },
  { degrees: 130, far: 127, bright: true },
  { degrees: 104, far: 90 },
];
const single: Star[] = [{ degrees: 66, far: 121, bright: true }];

function constellations(rng: Rng): string {
  const turn = wobble(rng, 6);
  const place = ({ degrees, far }: Star): Point =>
    around(centre, far + wobble(rng, 6), degrees + turn + wobble(rng, 4));
  const chains = [upper, lower, single].map((chain) => chain.map((star) => ({ ...place(star), bright: star.bright })));
  const all = chains.flat();
  return [
    path(chains.map((chain) => straight(chain, false)).join(''), { line: 4, width: 1.6, round: true }),
    path(dots(all.filter((star) => !star.bright)), { line: 4, width: 10, round: true }),
    path(
      all
        .filter((star) => star.bright)
        .map((star) => spark(star, 16))
        .join(''),
      { fill: 4 },
    ),
  ].join('');
}

/** 星圖: an astrolabe with two constellations. */
export function chart(rng: Rng): string {
  const faint = Array.from({ length: 60 }, () => ({ x: between(rng, 120, 716), y: between(rng, 4, 356) }));
  return [
    instrument(),
    path(dots(faint.slice(0, 42)), { line: 3, width: 1.8, round: true, opacity: 0.5 }),
    path(dots(faint.slice(42)), { line: 3, width: 2.6, round: true, opacity: 0.7 }),
    constellations(rng),
  ].join('');
}
