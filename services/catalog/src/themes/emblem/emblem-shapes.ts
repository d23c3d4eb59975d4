import { around, circle, path, soft } from '../svg.ts';
import type { Family } from '../theme-of.ts';

const bracket = [
  path('M10.5 29.5v-19h19v4.5H15v14.5z', { fill: 3 }),
  path('M37.5 18.5v19h-19V33H33V18.5z', { fill: 3 }),
  circle(24, 24, 3.2, { fill: 4 }),
].join('');

/** A height line round the foot of the flag: wide, a little flat and never quite round. */
function heightLine(radius: number): string {
  const swells = [0.98, 1.03, 1.08, 1.02, 0.92, 0.93, 1.02, 1.09, 1.04, 0.97];
  return soft(swells.map((swell, index) => around({ x: 24, y: 25.5 }, radius * swell, index * 36)));
}

const contour = [
  path(heightLine(16), { line: 3, width: 1.6, opacity: 0.6 }),
  path(heightLine(9.6), { line: 3, width: 1.8 }),
  path('M24 27V11', { line: 4, width: 2.4, round: true }),
  path('M24.5 10l9.5 3.8-9.5 3.8z', { fill: 4 }),
  circle(24, 27.5, 3.2, { fill: 4 }),
].join('');

const track = [
  path('M14 40A26 26 0 0 1 40 14', { line: 3, width: 11 }),
  path('M14 40A26 26 0 0 1 40 14', { line: 2, width: 2, dash: '4.2 4.1' }),
  path('M26.5 40A13.5 13.5 0 0 1 40 26.5', { line: 4, width: 4.5, dash: '4.3 4.2' }),
].join('');

const orbit = [
  circle(23, 24, 9.6, { fill: 3 }),
  path('M8.6 27.4C10 32.6 37.6 22 37.8 14.2C41 23 10.4 36.4 8.6 27.4z', { fill: 4 }),
  circle(35, 34.5, 2.8, { fill: 4 }),
].join('');

const lattice = [
  circle(24, 24, 14, { fill: 1 }),
  circle(28.5, 18.5, 4, { fill: 4 }),
  path('M10.2 26.4C14 20.6 18 22.4 22 26.4C27 31.4 33 29 38 24.6A14 14 0 0 1 10.2 26.4z', { fill: 3 }),
  circle(24, 24, 14, { line: 3, width: 2.4 }),
].join('');

const leaf = 'C15.6 19.6 15.6 12 24 7.6C32.4 12 32.4 19.6 24 24z';

const petal = [
  path(`M24 24${leaf}`, { fill: 3 }),
  path('M24 24C32.4 28.4 32.4 36 24 40.4C15.6 36 15.6 28.4 24 24z', { fill: 3 }),
  path('M24 24C19.6 32.4 12 32.4 7.6 24C12 15.6 19.6 15.6 24 24z', { fill: 3 }),
  path('M24 24C28.4 15.6 36 15.6 40.4 24C36 32.4 28.4 32.4 24 24z', { fill: 4 }),
].join('');

const ridge = [
  circle(30.5, 16.5, 6, { fill: 4 }),
  path('M6.5 37L18.5 18.5L25.5 29L31 23L41.5 37z', { fill: 3 }),
  path('M6.5 37l8-7 5 2.5 6-4 5.5 3.5 4-2 6.5 7z', { fill: 1 }),
].join('');

const arch = [
  path('M11 40V22.5C11 14.5 16 9.5 24 7.5C32 9.5 37 14.5 37 22.5V40z', { fill: 1, line: 3, width: 2 }),
  path('M18 39V27.5C18 23 20.2 20.4 24 18.6C27.8 20.4 30 23 30 27.5V39z', { fill: 4 }),
].join('');

const chart = [
  circle(24, 24, 15, { line: 3, width: 1.8 }),
  circle(34.6, 13.4, 2.6, { fill: 3 }),
  path('M24 10.5Q25.6 22.4 37.5 24Q25.6 25.6 24 37.5Q22.4 25.6 10.5 24Q22.4 22.4 24 10.5z', { fill: 4 }),
].join('');

/** The core shape of each picture family in 48 × 48 units, to stand on ink 2. */
export const emblemShapes: Record<Family, string> = {
  bracket,
  contour,
  track,
  orbit,
  lattice,
  petal,
  ridge,
  arch,
  chart,
};
