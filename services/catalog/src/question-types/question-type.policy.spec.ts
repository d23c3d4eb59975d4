import { expect, it } from 'vitest';
import { demoQuestionTypes } from './demo-question-types.ts';
import { offeredTypes } from './question-type.policy.ts';

const codes = (now: string, inGame = false, rows = demoQuestionTypes) =>
  offeredTypes(rows, inGame, new Date(now)).map(({ code }) => code);

it.each([
  ['2025-10-16T06:59:59+08:00', false],
  ['2025-10-16T07:00:00+08:00', true],
  ['2025-11-16T23:59:59+08:00', true],
  ['2025-11-17T00:00:00+08:00', false],
])('offers the bug hunt at %s: %s', (now, offered) => {
  expect(codes(now).includes('u')).toBe(offered);
});

it('keeps the order of the rows', () => {
  expect(codes('2026-01-01')).toEqual(['1', '2', 'f', 'g', '3', '4', '5', '6', '9']);
});

it('lets a game replace a general type, also by one that is over', () => {
  const [general] = demoQuestionTypes;
  if (!general) throw new Error('no demo types');
  const own = { ...general, game_id: 'H73', label: '角色問題' };
  expect(offeredTypes([general, own], false, new Date())).toEqual([own]);
  expect(offeredTypes([general, { ...own, ends_at: new Date(0) }], false, new Date())).toEqual([]);
});

it('offers a token-only type to in-game players alone', () => {
  const rows = demoQuestionTypes.map((row) => ({ ...row, token_only: row.code === '4' ? 1 : 0 }));
  expect(codes('2026-01-01', false, rows)).not.toContain('4');
  expect(codes('2026-01-01', true, rows)).toContain('4');
});
