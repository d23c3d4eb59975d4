import { expect, it } from 'vitest';
import { seededRng } from './rng.ts';

it('gives the known first numbers of mulberry32', () => {
  const rng = seededRng(1);
  expect([rng(), rng(), rng()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
});
