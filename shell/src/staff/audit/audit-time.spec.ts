import { describe, expect, it } from 'vitest';
import { auditTime, lastDays, minuteOf } from './audit-time.ts';

describe('times of the audit', () => {
  it('are shown to the second', () => expect(auditTime('2026-11-21T20:03:05+08:00')).toBe('2026/11/21 20:03:05'));

  it('of the last days begin and end with a day of Taipei', () => {
    const now = new Date('2026-11-21T17:00:00Z');
    expect(lastDays(1, now)).toEqual({ from: '2026-11-22T00:00', to: '2026-11-22T23:59' });
    expect(lastDays(7, now)).toEqual({ from: '2026-11-16T00:00', to: '2026-11-22T23:59' });
  });

  it('of a day fill a field for minutes', () => {
    expect([
      minuteOf('2026-11-21', '23:59'),
      minuteOf('2026-11-21T10:00', '00:00'),
      minuteOf(undefined, '00:00'),
    ]).toEqual(['2026-11-21T23:59', '2026-11-21T10:00', '']);
  });
});
