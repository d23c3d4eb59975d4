import { randomBytes } from 'node:crypto';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { SessionExpired } from '@hub/nest-kit/http';
import { aStaff } from '@hub/nest-kit/testing';
import { expect, it } from 'vitest';
import type { Authenticate } from '../callers/authenticate.ts';
import { LocalRemotes } from './local-remotes.ts';

let who: StaffPrincipal | null;
let asked = 0;
const listeningStaff = async () => {
  asked += 1;
  if (!who) throw new SessionExpired();
  return who;
};
const askers = { listeningStaff } as unknown as Authenticate;
const locals = new LocalRemotes(askers, [{ kid: 'k1', key: randomBytes(32) }], true);
const admin = aStaff({ roles: [{ role: 'product_admin', game: '*' }] });
const session = 'hub_staff=one';

it('counts as long as its holder is signed in and may', async () => {
  who = admin;
  const { cookie } = locals.begin(admin, { cookie: session }, 'events', 'http://localhost:3104');
  expect(cookie).toContain('; Secure');
  const headers = { cookie: `${session}; ${cookie.split(';')[0]}` };
  expect(await locals.of(headers, 'r')).toMatchObject({ area: 'events', address: 'http://localhost:3104' });
  who = { ...admin, roles: [{ role: 'agent', game: '*' }] };
  expect(await locals.of(headers, 'r')).toBeNull();
  who = { ...admin, id: admin.id + 1 };
  expect(await locals.of(headers, 'r')).toBeNull();
  who = null;
  expect(await locals.of(headers, 'r')).toBeNull();
});

it('asks for nobody’s session where there is no such cookie', async () => {
  asked = 0;
  expect(await locals.of({ cookie: session }, 'r')).toBeNull();
  expect(asked).toBe(0);
});
