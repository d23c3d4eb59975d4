import { expect, it } from 'vitest';
import { anyEvent, choiceOf, eventAddress, listAddress, placeOf, queryOf } from './events-address.ts';

it('keeps a choice in the address and reads it back', () => {
  const choice = { phase: 'open', game: 'H73', find: '週年慶' } as const;
  expect(choiceOf(new URL(listAddress(choice), 'https://x').searchParams)).toEqual(choice);
  expect(listAddress(anyEvent)).toBe('/staff/events');
  expect(queryOf(choice)).toEqual({ phase: 'open', game_id: 'H73', find: '週年慶' });
});

it('lets what is unknown narrow nothing', () => {
  expect(choiceOf(new URLSearchParams({ phase: 'x', game: '../', find: 'a'.repeat(41) }))).toEqual(anyEvent);
});

it('knows its screens by their paths', () => {
  expect(placeOf('/staff/events/')).toEqual({ at: 'list' });
  expect(placeOf('/staff/events/new')).toEqual({ at: 'new' });
  expect(placeOf(eventAddress(7))).toEqual({ at: 'overview', id: 7 });
  expect(placeOf(eventAddress(7, 'locks'))).toEqual({ at: 'locks', id: 7 });
  expect(placeOf('/staff/events/7/nothing')).toEqual({ at: 'overview', id: 0 });
  expect(placeOf('/staff/events/x')).toEqual({ at: 'overview', id: 0 });
});
