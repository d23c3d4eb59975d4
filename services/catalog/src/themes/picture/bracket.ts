import { circle, path, straight, type Point } from '../svg.ts';
import { wobble, type Rng } from './rng.ts';

const PAIRS = 8;
const STEP = 26;

/** One 「 as a flat shape; `turn` −1 makes the 」 on the other side of the middle. */
function corner(middle: Point, turn: 1 | -1, level: number, rise: number): string {
  const thick = level === 0 ? 12 : 7;
  const inside = PAIRS - 1 - level;
  const left = -20 - STEP * inside;
  const top = -24 - rise * inside;
  const right = 6 - 3.6 * inside;
  const bottom = -4 + 6 * inside;
  const outline: [number, number][] = [
    [left, top],
    [right, top],
    [right, top + thick],
    [left + thick, top + thick],
    [left + thick, bottom],
    [left, bottom],
  ];
  return straight(outline.map(([x, y]) => ({ x: middle.x + turn * x, y: middle.y + turn * y })));
}

/** 引號: a corridor of nested 「」 round a dot. */
export function bracket(rng: Rng): string {
  const middle = { x: 506 + wobble(rng, 5), y: 206 + wobble(rng, 6) };
  const rise = 14 + wobble(rng, 1.5);
  const pairs = Array.from({ length: PAIRS }, (_, level) => {
    const data = corner(middle, 1, level, rise) + corner(middle, -1, level, rise);
    if (level === 0) return path(data, { fill: 4 });
    return path(data, { fill: level % 2 ? 2 : 3, opacity: level % 2 ? 1 : 0.5 - level * 0.03 });
  });
  return pairs.reverse().join('') + circle(middle.x, middle.y, 11, { fill: 4 });
}
