import { expect, it } from 'vitest';
import { reach, type Schema } from 'yup';
import { faultsOf } from '../../shared/faults-of.ts';
import { gameBody } from './bodies.ts';

it('the least top-up of a game is an amount, which may be more than a place in a list', () => {
  const least = reach(gameBody, 'min_amount_twd') as Schema;
  expect(least.validateSync('NT$70,000')).toBe(70_000);
  expect(Object.values(faultsOf(least, '30.5')).map(({ code }) => code)).toEqual(['AMOUNT_SHAPE']);
});
