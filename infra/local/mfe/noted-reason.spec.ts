import { expect, it } from 'vitest';
import { notedReason } from './noted-reason.ts';

it.each([
  ['new keys', undefined, 'new keys'],
  ['new keys', ['vip', 'topup'], 'new keys; recordings passed over: vip, topup'],
  ['', ['vip'], 'recordings passed over: vip'],
])('“%s”, with %j passed over, is noted as “%s”', (reason, passOver, noted) => {
  expect(notedReason(reason, passOver)).toBe(noted);
});
