import { describe, expect, it } from 'vitest';
import { providerDay, readExpiry, readProviderTime } from './provider-time.ts';

const at = (text: string) => readProviderTime(text)?.toISOString() ?? null;

describe('times of the provider', () => {
  it('are Taipei’s', () => {
    for (const text of ['2023-09-27 14:21:59', '2023-09-2714:21:59', '20230927142159', ' 2023-09-27T14:21:59 '])
      expect(at(text)).toBe('2023-09-27T06:21:59.000Z');
  });

  it('are none where nothing has happened, or no calendar has them', () => {
    for (const text of [
      '',
      '0000-00-00 00:00:00',
      '0000-00-00',
      '2026-02-30 10:00:00',
      '2026-01-01 25:00:00',
      'yesterday',
    ])
      expect([text, at(text)]).toEqual([text, null]);
  });

  it('end with the last second of a day', () => {
    const end = '2026-01-02T15:59:59.000Z';
    for (const time of ['', '235959', '23:59:59']) expect(readExpiry('2026-01-02', time)?.toISOString()).toBe(end);
    expect(readExpiry('20260102', '')?.toISOString()).toBe(end);
    expect([readExpiry('', '23:59:59'), readExpiry('2026-01-02', 'noon')]).toEqual([null, null]);
  });

  it('name the day of Taipei, also shortly before and after its midnight', () => {
    expect(providerDay(new Date('2026-01-01T15:59:59.999Z'), 1)).toBe('20260102');
    expect(providerDay(new Date('2026-01-01T16:00:00Z'), 1)).toBe('20260103');
    expect(providerDay(new Date('2025-12-31T15:00:00Z'), 1)).toBe('20260101');
  });
});
