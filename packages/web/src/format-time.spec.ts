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

it('writes years of four digits, of which the last has its last minute in Taipei', () => {
  expect(formatTime('9999-12-31T15:59:59Z')).toBe('9999/12/31 23:59');
  expect(formatDay('9999-12-31T23:59:59+08:00')).toBe('9999/12/31');
  for (const at of ['9999-12-31T16:00:00Z', '+010000-06-01T00:00:00Z', '-000001-12-31T00:00:00Z', new Date(8.64e15)]) {
    expect(formatTime(at)).toBe('');
    expect(formatDay(at)).toBe('');
  }
});

it('says how long ago in words', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(formatAgo('2026-11-20T11:57:00Z', 'zh-TW', now)).toBe('3 分鐘前');
  expect(formatAgo('no time', 'zh-TW', now)).toBe('');
  expect(formatAgo('2026-11-19T11:00:00Z', 'zh-TW', now)).toBe('昨天');
});

it('counts days as the calendar of Taipei does', () => {
  const now = new Date('2026-11-23T00:59:00+08:00');
  expect(formatAgo('2026-11-26T00:58:00+08:00', 'zh-TW', now)).toBe('3 天後');
  expect(formatAgo('2026-11-25T23:00:00+08:00', 'zh-TW', now)).toBe('後天');
  expect(formatAgo('2026-11-21T23:00:00+08:00', 'zh-TW', now)).toBe('前天');
  expect(formatAgo('2026-11-23T23:58:00+08:00', 'zh-TW', now)).toBe('22 小時後');
});
