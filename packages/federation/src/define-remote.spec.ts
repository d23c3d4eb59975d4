import { expect, it } from 'vitest';
import { askedAtOnce } from './define-remote.ts';

it('an open part of a call has the name that the query of the page has it under', () => {
  const call = { method: 'GET', path: '/api/a/:event/b/:day' } as const;
  expect(askedAtOnce(call, { event: 'event_id', day: 'on' })).toBe('/api/a/:event_id/b/:on');
  expect(() => askedAtOnce(call, { event: 'event_id' })).toThrow('day');
});

it('a call says what it takes over of the query, and who makes it besides players', () => {
  const call = { method: 'GET', path: '/api/a/:q_id' } as const;
  const query = { state: ['open', 'closed'], newest: 'yes' };
  const holder = { desk: 'guild', id: 'id' };
  expect(askedAtOnce(call, { q_id: 'id' }, { query, holder })).toBe(
    '/api/a/:id?state=:state(open|closed)&newest=yes#guild/:id',
  );
  expect(askedAtOnce(call, { q_id: 'id' }, { holder: 'anybody' })).toBe('/api/a/:id#*');
});
