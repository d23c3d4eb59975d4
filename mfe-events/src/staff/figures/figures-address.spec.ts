import { expect, it } from 'vitest';
import { daysOfEvent, figuresAddress, figuresOf, lastDays, pointLabel } from './figures-address.ts';

const now = new Date('2026-11-21T17:30:00Z');

it('counts days of Taipei', () => {
  expect(lastDays(1, now)).toEqual({ from: '2026-11-22', until: '2026-11-22' });
  expect(lastDays(7, now)).toEqual({ from: '2026-11-16', until: '2026-11-22' });
});

it('keeps a choice in the address and reads it back', () => {
  const choice = { from: '2026-11-20', until: '2026-11-22', game: 'H73', source: 'event' };
  expect(figuresOf(new URL(figuresAddress(choice), 'https://x').searchParams, now)).toEqual({
    ...choice,
    step: 'hour',
  });
});

it('tells hours of few days and days of many', () => {
  const step = (from: string) => figuresOf(new URLSearchParams({ from, until: '2026-11-22' }), now).step;
  expect([step('2026-11-22'), step('2026-11-20'), step('2026-11-19'), step('2026-01-01')]).toEqual([
    'hour',
    'hour',
    'day',
    'day',
  ]);
});

it.each(['from=x&until=y', 'from=2026-11-20', ''])('shows the last week for %j', (search) => {
  expect(figuresOf(new URLSearchParams(search), now)).toMatchObject({ from: '2026-11-16', until: '2026-11-22' });
});

it('asks for a range that cannot be had as it was typed, so that it is refused in words', () => {
  const range = { from: '2026-11-22', until: '2026-11-20' };
  expect(figuresOf(new URLSearchParams(range), now)).toMatchObject(range);
});

it('begins with the days of an event that is over', () => {
  const over = { starts_at: '2026-08-01T00:00:00+08:00', ends_at: '2026-08-14T23:59:59+08:00' };
  expect(daysOfEvent(over, now)).toEqual({ from: '2026-08-01', until: '2026-08-14' });
  expect(daysOfEvent({ ...over, starts_at: '2024-01-01T00:00:00+08:00' }, now).from).toBe('2025-07-11');
  expect(daysOfEvent({ ...over, ends_at: '2026-12-01T00:00:00+08:00' }, now)).toEqual(lastDays(7, now));
});

it('names a place on the axis', () => {
  expect([pointLabel('2026-11-22'), pointLabel('2026-11-22T09')]).toEqual(['11/22', '11/22 09:00']);
});
