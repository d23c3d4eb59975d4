import { coords, path } from '../svg.ts';
import type { Rng } from './rng.ts';

const CELL = 64;
const ARC = '45.3 45.3 0 0 1';

/** A petal from one crossing to the next, to the right or down. */
function leaf(x: number, y: number, upright: boolean): string {
  const [there, back] = upright ? ['0 64', '0-64'] : ['64 0', '-64 0'];
  return `M${coords(x, y)}a${ARC} ${there}a${ARC} ${back}z`;
}

/** 花瓣: circles interlaced like the seven treasures, in bloom towards the lower right. */
export function petal(rng: Rng): string {
  const beds = { outline: '', quiet: '', bright: '', accent: '' };
  for (let y = -20; y < 360; y += CELL) {
    for (let x = 16; x < 720; x += CELL) {
      for (const upright of [true, false]) {
        const weight = (x + 32 + 0.55 * (y + 32) - 180) / 430;
        const [blooms, kind] = [rng(), rng()];
        const shape = leaf(x, y, upright);
        if (blooms > weight * 0.9) beds.outline += shape;
        else if (kind < 0.12 * weight) beds.accent += shape;
        else if (kind < 0.6 * weight) beds.bright += shape;
        else beds.quiet += shape;
      }
    }
  }
  return [
    path(beds.outline, { line: 2, width: 1.4, opacity: 0.7 }),
    path(beds.quiet, { fill: 2 }),
    path(beds.bright, { fill: 3 }),
    path(beds.accent, { fill: 4 }),
  ].join('');
}
