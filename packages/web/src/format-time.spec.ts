import { expect, it } from 'vitest';
import { formatAgo, formatDay, formatTime } from './format-time.ts';

it('writes Taipei time wherever the reader is', () => {
  expect(formatTime('2026-11-20T18:05:09Z')).toBe('2026/11/21 02:05');
  expect(formatTime('2026-11-20T00:05:00+08:00')).toBe('2026/11/20 00:05');
  expect(formatDay('2026-11-20T18:05:09Z')).toBe('2026/11/21');
});

it('writes nothing for what is no time', () => {
  expect(formatTime('')).toBe('');
});

it('says how long ago in words', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(formatAgo('2026-11-20T11:57:00Z', 'zh-TW', now)).toBe('3 分鐘前');
  expect(formatAgo('2026-11-19T11:00:00Z', 'zh-TW', now)).toBe('昨天');
});

it('counts days as the calendar of Taipei does', () => {
  const now = new Date('2026-11-23T00:59:00+08:00');
  expect(formatAgo('2026-11-26T00:58:00+08:00', 'zh-TW', now)).toBe('3 天後');
  expect(formatAgo('2026-11-25T23:00:00+08:00', 'zh-TW', now)).toBe('後天');
  expect(formatAgo('2026-11-21T23:00:00+08:00', 'zh-TW', now)).toBe('前天');
  expect(formatAgo('2026-11-23T23:58:00+08:00', 'zh-TW', now)).toBe('22 小時後');
});
