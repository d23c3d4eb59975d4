import { around, circle, digits, path, straight, type Paint, type Point } from '../svg.ts';
import { wobble, type Rng } from './rng.ts';

const centre: Point = { x: 430, y: 452 };

/** A ring round the bend's centre, begun at nine o'clock so that dashes start out of sight. */
function ring(radius: number, paint: Paint): string {
  const r = digits(radius);
  return path(`M${digits(centre.x - radius)} ${centre.y}a${r} ${r} 0 0 1 ${digits(radius * 2)} 0`, paint);
}

/** Three columns of four fields each, every other one painted, across the road. */
function startGrid(degrees: number): string {
  const wide = 13;
  const long = 26;
  const fields: string[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      if ((row + column) % 2) continue;
      const inner = 253 + row * long;
      const at = (radius: number, side: number): Point =>
        around(centre, radius, degrees + ((side * wide) / 305) * (180 / Math.PI));
      fields.push(
        straight([at(inner, column), at(inner + long, column), at(inner + long, column + 1), at(inner, column + 1)]),
      );
    }
  }
  return path(fields.join(''), { fill: 3 });
}

/** 彎道: one bend of a race track with kerbs and start grid. */
export function track(rng: Rng): string {
  const echoes = [396, 420, 447, 478].map((radius, index) =>
    ring(radius + wobble(rng, 3), { line: index % 2 ? 2 : 3, width: 9 + index * 3, opacity: index % 2 ? 0.8 : 0.3 }),
  );
  const infield = [
    circle(centre.x, centre.y, 228, { line: 2, width: 22, opacity: 0.5 }),
    circle(centre.x, centre.y, 176, { line: 2, width: 16, opacity: 0.4 }),
    circle(centre.x, centre.y, 128, { line: 2, width: 12, opacity: 0.3 }),
  ];
  const road = [
    ring(305, { line: 2, width: 128 }),
    ring(371, { line: 3, width: 3 }),
    ring(239, { line: 3, width: 3 }),
    ring(364, { line: 4, width: 10, dash: '24 24' }),
    ring(246, { line: 4, width: 10, dash: '16 16' }),
    ring(305, { line: 3, width: 2.5, dash: '30 26', opacity: 0.8 }),
  ];
  return [...echoes, ...infield, ...road, startGrid(20 + wobble(rng, 4))].join('');
}
