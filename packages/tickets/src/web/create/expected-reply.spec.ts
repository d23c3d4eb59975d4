import { expect, it } from 'vitest';
import { expectedReply } from './expected-reply.ts';

it('promises an answer until the end of the next day of service in Taipei', () => {
  const late = new Date('2026-11-20T16:30:00Z');
  expect(expectedReply('09:30-17:30', late)).toEqual({ at: '2026-11-22T09:30:00.000Z', time: '17:30' });
  expect(expectedReply('9:30 至 17:30', new Date('2026-11-20T06:32:00Z'))).toEqual({
    at: '2026-11-21T09:30:00.000Z',
    time: '17:30',
  });
});

it('promises nothing when the hours cannot be read', () => {
  expect(expectedReply('', new Date())).toBeNull();
});
