import { describe, expect, it } from 'vitest';
import { waitingTime } from './waiting-time.ts';

const now = new Date('2026-11-20T12:00:00+08:00');
const after = (minutes: number) => waitingTime(new Date(now.getTime() - minutes * 60_000).toISOString(), now);

describe('waitingTime', () => {
  it('counts in hours and minutes', () => {
    expect(after(221).clock).toBe('03:41');
    expect(after(48 * 60 + 12).clock).toBe('48:12');
  });

  it('turns to warn after three hours and to danger after a day', () => {
    expect([179, 180, 1439, 1440].map((minutes) => after(minutes).level)).toEqual(['fine', 'warn', 'warn', 'danger']);
  });

  it('says days once hours have three digits', () => {
    expect(after(100 * 60 - 1).clock).toBe('99:59');
    expect(after(12 * 24 * 60 + 5)).toMatchObject({ clock: null, days: 12 });
  });

  it('takes a time ahead of this clock as now', () => {
    expect(after(-5)).toMatchObject({ level: 'fine', clock: '00:00' });
  });
});
