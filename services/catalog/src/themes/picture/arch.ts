import { circle, coords, digits, path, straight } from '../svg.ts';
import { wobble, type Rng } from './rng.ts';

/** A pointed arch standing on `foot`, `wide` × `high`. */
function pointed(x: number, foot: number, wide: number, high: number): string {
  const half = wide / 2;
  const spring = high - wide * 0.78;
  const curve = digits(wide * 0.86);
  return [
    `M${coords(x - half, foot)}v${digits(-spring)}`,
    `a${curve} ${curve} 0 0 1 ${coords(half, spring - high)}`,
    `a${curve} ${curve} 0 0 1 ${coords(half, high - spring)}v${digits(spring)}z`,
  ].join('');
}

function windows(x: number): string {
  const row = Array.from({ length: 5 }, (_, index) => ({ x: x - 150 - index * 86, fade: 0.6 - index * 0.1 }));
  return row
    .map(
      (window) =>
        path(pointed(window.x, 364, 70, 146), { line: 2, width: 2, opacity: window.fade }) +
        path(pointed(window.x, 364, 54, 132), { fill: 2, opacity: window.fade }),
    )
    .join('');
}

/** 拱門: a corridor of arches to a lit door. */
export function arch(rng: Rng): string {
  const eye = { x: 534 + wobble(rng, 6), y: 292 };
  const corridor = Array.from({ length: 7 }, (_, index) => {
    const scale = 1 - 0.125 * index;
    const foot = eye.y + 76 * scale;
    const data = pointed(eye.x, foot, 262 * scale, 292 * scale + 76 * scale);
    const line = path(data, { line: 3, width: 1.4, opacity: 0.5 });
    return path(data, { fill: index % 2 ? 1 : 2 }) + line;
  });
  const steps = Array.from({ length: 5 }, (_, index) => {
    const near = 0.25 + index * 0.1;
    const far = near - 0.06;
    return straight([
      { x: eye.x - 131 * far, y: eye.y + 76 * far + 6 },
      { x: eye.x + 131 * far, y: eye.y + 76 * far + 6 },
      { x: eye.x + 131 * near, y: eye.y + 76 * near + 6 },
      { x: eye.x - 131 * near, y: eye.y + 76 * near + 6 },
    ]);
  });
  const foot = eye.y + 20;
  const keyhole = straight([
    { x: eye.x - 4, y: foot - 44 },
    { x: eye.x + 4, y: foot - 44 },
    { x: eye.x + 9, y: foot - 18 },
    { x: eye.x - 9, y: foot - 18 },
  ]);
  return [
    windows(eye.x),
    ...corridor,
    path(steps.join(''), { fill: 3, opacity: 0.4 }),
    path(pointed(eye.x, foot, 50, 76), { fill: 4 }),
    circle(eye.x, foot - 48, 8, { fill: 1 }),
    path(keyhole, { fill: 1 }),
  ].join('');
}
