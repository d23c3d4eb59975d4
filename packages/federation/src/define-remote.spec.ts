import { expect, it } from 'vitest';
import { askedAtOnce } from './define-remote.ts';

it('an open part of a call has the name that the query of the page has it under', () => {
  const call = { method: 'GET', path: '/api/a/:event/b/:day' } as const;
  expect(askedAtOnce(call, { event: 'event_id', day: 'on' })).toBe('/api/a/:event_id/b/:on');
  expect(() => askedAtOnce(call, { event: 'event_id' })).toThrow('day');
});
