import { expect, it } from 'vitest';
import { numberDeadline } from './number-deadline.ts';

const number = (ExpireDate: string, ExpireTime = '23:59:59') => ({ ExpireDate, ExpireTime });

it.each([
  // The bank takes it until midnight; the order ends before.
  [number('2026-11-27'), '2026-11-27T14:32:00+08:00', '2026-11-27T06:32:00.000Z'],
  [number('2026-11-27', '10:00:00'), '2026-11-27T14:32:00+08:00', '2026-11-27T02:00:00.000Z'],
  [number('2026-11-27', ''), null, '2026-11-27T15:59:59.000Z'],
  [number('', ''), '2026-11-27T14:32:00+08:00', '2026-11-27T06:32:00.000Z'],
  [number('0000-00-00', '00:00:00'), null, undefined],
  [number('', ''), null, undefined],
])('%o, and ours %s, is %s', (of, ends, at) => {
  expect(numberDeadline(of, ends)?.toISOString()).toBe(at);
});
