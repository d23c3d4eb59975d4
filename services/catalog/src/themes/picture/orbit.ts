import { circle, coords, dots, ellipse, path, type Paint, type Point } from '../svg.ts';
import { between, wobble, type Rng } from './rng.ts';

const planet = { x: 520, y: 188, radius: 104 };
const TILT = -18;

/** From the planet's own tilted frame to the picture's. */
function tilted(x: number, y: number): Point {
  const angle = (TILT * Math.PI) / 180;
  return {
    x: planet.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: planet.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
}

function put(x: number, y: number): string {
  const point = tilted(x, y);
  return coords(point.x, point.y);
}

/** A band of cloud from `top` to `bottom`, sagging like a line of latitude; its ends lie on the planet's rim. */
function band(top: number, bottom: number, sag: number, paint: Paint): string {
  const half = (y: number): number => Math.sqrt(planet.radius ** 2 - y ** 2);
  const rim = `A${planet.radius} ${planet.radius} 0 0 `;
  const data = [
    `M${put(-half(top), top)}Q${put(0, top + sag)} ${put(half(top), top)}`,
    `${rim}1 ${put(half(bottom), bottom)}`,
    `Q${put(0, bottom + sag)} ${put(-half(bottom), bottom)}${rim}1 ${put(-half(top), top)}z`,
  ];
  return path(data.join(''), paint);
}

function night(): string {
  const { radius } = planet;
  const half = Math.sqrt(radius ** 2 - 27 ** 2);
  const data = [
    `M${put(-27, -half)}A${radius} ${radius} 0 1 1 ${put(-27, half)}`,
    `A${radius} ${radius} 0 0 0 ${put(-27, -half)}z`,
  ];
  return path(data.join(''), { fill: 1, opacity: 0.4 });
}

/** Half a flat ring whose middle is thicker than its ends; `side` 1 runs before the planet, −1 behind it. */
function halfRing(wide: number, high: number, thick: number, side: 1 | -1, paint: Paint): string {
  const [left, right] = [put(-wide, 0), put(wide, 0)];
  const sweep = side === 1 ? [0, 1] : [1, 0];
  const data = [
    `M${left}A${wide} ${high} ${TILT} 0 ${sweep[0]} ${right}`,
    `A${wide} ${high - thick} ${TILT} 0 ${sweep[1]} ${left}z`,
  ];
  return path(data.join(''), paint);
}

function onOrbit(wide: number, high: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return tilted(wide * Math.cos(angle), high * Math.sin(angle));
}

function stars(rng: Rng): string {
  const sky = Array.from({ length: 46 }, () => ({ x: between(rng, 90, 714), y: between(rng, 6, 354) })).filter(
    ({ x, y }) => Math.hypot(x - planet.x, y - planet.y) > planet.radius + 8,
  );
  const far = sky.filter((_, index) => index % 3 > 0);
  const near = sky.filter((_, index) => index % 3 === 0);
  return (
    path(dots(far), { line: 3, width: 2, round: true, opacity: 0.5 }) +
    path(dots(near), { line: 3, width: 3, round: true, opacity: 0.7 })
  );
}

/** 軌道: a ringed planet, its moons and their ways. */
export function orbit(rng: Rng): string {
  const ways: [wide: number, high: number, opacity: number][] = [
    [330, 128, 0.3],
    [255, 92, 0.4],
    [196, 66, 0.7],
  ];
  const shift = wobble(rng, 6);
  const moon = onOrbit(255, 92, 166 + wobble(rng, 8));
  const small = onOrbit(196, 66, -24 + wobble(rng, 10));
  const tiny = onOrbit(330, 128, 92 + wobble(rng, 12));
  return [
    stars(rng),
    ...ways.map(([wide, high, opacity]) =>
      ellipse(planet.x, planet.y, wide, high, TILT, { line: 3, width: 1.2, opacity }),
    ),
    halfRing(152, 40, 3, -1, { fill: 4, opacity: 0.5 }),
    circle(planet.x, planet.y, planet.radius, { fill: 2 }),
    band(-72 + shift, -48 + shift, 14, { fill: 3, opacity: 0.3 }),
    band(-20 + shift, 8 + shift, 18, { fill: 3, opacity: 0.6 }),
    band(48 + shift, 62 + shift, 16, { fill: 3, opacity: 0.3 }),
    night(),
    halfRing(152, 40, 7, 1, { fill: 4 }),
    circle(moon.x, moon.y, 14, { fill: 4 }),
    circle(small.x, small.y, 8, { fill: 3 }),
    circle(tiny.x, tiny.y, 6, { fill: 3 }),
  ].join('');
}
