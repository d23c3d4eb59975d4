import { expect, it } from 'vitest';
import { ReleaseSite } from './release-site.ts';

const on = new ReleaseSite();
const heard = (service: string, of: string) => on.call('GET', `/services/${service}`, undefined, of);

it('what is heard of a service is told to whoever may release it', async () => {
  for (const service of ['identity', 'events'])
    expect(await heard(service, service)).toEqual({ status: 200, body: { service: null } });
});

it.each<[string, string, string, number]>([
  ['a token of another service', 'catalog', 'identity', 403],
  ['a token of an area', 'identity', 'events', 403],
  ['a token of no area', 'events', 'identity', 403],
  ['no token', 'identity', 'nobody', 401],
])('%s does not release it', async (_, service, of, status) => {
  expect((await heard(service, of)).status).toBe(status);
});

it('a token of a service without a remote moves no area', async () => {
  const moved = await on.call('POST', '/events/moves', { verb: 'rollback', revision: 1, reason: '' }, 'identity');
  expect(moved.status).toBe(403);
});
