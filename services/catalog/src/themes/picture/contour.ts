import { circle, path, soft, straight, type Paint, type Point } from '../svg.ts';
import { levelLines, reliefOf } from './level-lines.ts';
import { between, wobble, type Rng } from './rng.ts';

const FULL = Math.PI * 2;
/** Chosen by eye: with it the saddle of the first game's map runs to the lower left. */
const TURN = 0.4;

type Wave = { times: number; height: number; phase: number };

/** The foot's outline is a waved circle; the lines climb from it to the peak in `levels` steps. */
type Hill = { foot: Point; peak: Point; radius: number; levels: number; waves: Wave[] };

function waves(rng: Rng, shape: [times: number, height: number][]): Wave[] {
  return shape.map(([times, height]) => ({ times, height, phase: (rng() + TURN) * FULL }));
}

/** Height in levels. Up the hill the centre moves from foot to peak, so the height is found by closing in on it. */
function climb(hill: Hill, { x, y }: Point): number {
  let share = 0.5;
  for (let round = 0; round < 12; round += 1) {
    const lean = Math.max(0, share);
    const [dx, dy] = [
      x - hill.foot.x - (hill.peak.x - hill.foot.x) * lean,
      y - hill.foot.y - (hill.peak.y - hill.foot.y) * lean,
    ];
    const angle = Math.atan2(dy, dx);
    const swell = hill.waves.reduce(
      (sum, { times, height, phase }) => sum + height * Math.sin(times * angle + phase + lean * 0.6),
      1,
    );
    share = 1 - Math.hypot(dx, dy) / (hill.radius * swell);
  }
  return share * hill.levels;
}

/** The higher of two heights, with a soft saddle where they meet: lines of one height join and never cross. */
function blend(one: number, other: number): number {
  const softness = 1.1;
  const [low, high] = one < other ? [one, other] : [other, one];
  return high + softness * Math.log1p(Math.exp((low - high) / softness));
}

function land(hills: [Hill, Hill]): string {
  const relief = reliefOf((point) => blend(climb(hills[0], point), climb(hills[1], point)));
  return Array.from({ length: 11 }, (_, level) => {
    const data = levelLines(relief, level, level > 8 ? 16 : 22)
      .map((line) => soft(line))
      .join('');
    const bold = level % 3 === 2;
    const ground: Paint = level < 7 ? { fill: 2, fillOpacity: 0.2 } : {};
    return path(data, { ...ground, line: 3, width: bold ? 1.6 : 0.8, lineOpacity: bold ? 0.8 : 0.4 });
  }).join('');
}

function flag({ x, y }: Point): string {
  const cloth = straight([
    { x: x + 1, y: y - 56 },
    { x: x + 36, y: y - 44 },
    { x: x + 1, y: y - 31 },
  ]);
  return (
    path(`M${x} ${y}v-56`, { line: 4, width: 3, round: true }) + path(cloth, { fill: 4 }) + circle(x, y, 5, { fill: 4 })
  );
}

/** 等高線: two hills on a map, a flag on the higher one and the way to it. */
export function contour(rng: Rng): string {
  const peak = { x: Math.round(546 + wobble(rng, 8)), y: Math.round(154 + wobble(rng, 6)) };
  const high: Hill = {
    foot: { x: 525, y: 215 },
    peak,
    radius: 225,
    levels: 11,
    waves: waves(rng, [
      [2, 0.16],
      [3, 0.11],
      [5, 0.05],
    ]),
  };
  const low: Hill = {
    foot: { x: 285, y: 395 },
    peak: { x: 292, y: 372 },
    radius: 190,
    levels: 7,
    waves: waves(rng, [
      [2, 0.2],
      [3, 0.13],
      [4, 0.06],
    ]),
  };
  const bend = between(rng, 0.8, 1.2);
  const route = [
    peak,
    { x: peak.x + 24 * bend, y: peak.y + 40 },
    { x: peak.x + 66 * bend, y: peak.y + 76 },
    { x: peak.x + 74 * bend, y: peak.y + 130 },
    { x: peak.x + 116, y: peak.y + 162 },
    { x: 726, y: peak.y + 176 },
  ];
  const way = path(soft(route, false), { line: 4, width: 2.6, dash: '0 7', round: true });
  return land([high, low]) + way + flag(peak);
}
