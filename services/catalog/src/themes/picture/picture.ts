import type { Family } from '../theme-of.ts';
import { arch } from './arch.ts';
import { bracket } from './bracket.ts';
import { chart } from './chart.ts';
import { contour } from './contour.ts';
import { lattice } from './lattice.ts';
import { orbit } from './orbit.ts';
import { petal } from './petal.ts';
import { ridge } from './ridge.ts';
import { seededRng, type Rng } from './rng.ts';
import { track } from './track.ts';

const drawings: Record<Family, (rng: Rng) => string> = {
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

/** 720 × 360 units; same family and seed, same text. `<use href="….svg#art"/>` takes `--p1` … `--p4` from its page. */
export function themePicture(family: Family, seed: number): string {
  const ground = '<path d="M0 0h720v360H0z" fill="var(--p1)"/>';
  const body = drawings[family](seededRng(seed));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360"><g id="art">${ground}${body}</g></svg>`;
}
