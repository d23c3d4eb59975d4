import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '@hub/contracts/routes';
import { aPlayer, aStaff } from '@hub/nest-kit/testing';
import { issueSiteToken } from '@hub/nest-kit/tokens';
import { ORIGIN, startGateway, tokenRings, type Gateway } from './gateway.setup.ts';
import { json } from './tiny-service.ts';

const HALF = 'half-of-a-session';
const staff = aStaff({ roles: [], half: true });
let gateway: Gateway;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.identity.routes['POST /internal/staff-session'] = ({ body }, response) => {
    const { session } = JSON.parse(body) as { session: string };
    return session === HALF ? json(response, { staff, csrf_ok: true }) : json(response, { msg: 'x' }, 404);
  };
});
afterAll(() => gateway.close());

const staffRows = routes.filter((row) => row.who === 'staff');
const call = ({ method, path }: { method: string; path: string }) =>
  fetch(gateway.url + path.replace(/:\w+/g, '1'), {
    method,
    headers: { cookie: `hub_staff=${HALF}`, 'x-csrf-token': 'c', origin: ORIGIN, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
const reached = () => gateway.identity.ledger.length + gateway.support.ledger.length;
const sessionAsked = () => gateway.identity.calls('POST /internal/staff-session').length;

describe('half a session', () => {
  it('opens the steps of signing in and nothing else', () => {
    const open = staffRows.filter(({ half }) => half).map(({ method, path }) => `${method} ${path}`);
    expect(open.sort()).toEqual([
      'GET /api/staff/me',
      'POST /api/staff/enrol',
      'POST /api/staff/enrol/confirm',
      'POST /api/staff/logout',
      'POST /api/staff/password',
      'POST /api/staff/second_factor',
    ]);
  });

  it.each(staffRows.map((row) => [`${row.method} ${row.path}`, row] as const))('at %s', async (_, row) => {
    const before = reached() - sessionAsked();
    const answer = await call(row);
    const passed = reached() - sessionAsked() - before;
    if (row.half) expect([answer.status, passed]).toEqual([200, 1]);
    else expect([answer.status, await answer.json(), passed]).toEqual([401, { jwt: '請先完成兩步驟驗證' }, 0]);
  });

  it('does not listen to a case', async () => {
    const headers = { cookie: `hub_staff=${HALF}` };
    const answer = await fetch(`${gateway.url}/api/live?staff_ticket=1`, { headers });
    expect(answer.status).toBe(401);
  });
});

describe('every call of the desk, and of its pictures', () => {
  const whole = 'a-whole-session';
  const token = () => issueSiteToken(tokenRings, aPlayer());
  const kinds: [string, () => Promise<Record<string, string>>, number][] = [
    ['nobody', async () => ({}), 401],
    ['a player', async () => ({ 'x-auth-token': await token() }), 401],
    ['whoever guesses a session', async () => ({ cookie: 'hub_staff=guessed' }), 401],
    ['another page, without the header', async () => ({ cookie: `hub_staff=${whole}` }), 403],
    ['another page, with another header', async () => ({ cookie: `hub_staff=${whole}`, 'x-csrf-token': 'other' }), 403],
  ];
  beforeAll(() => {
    gateway.identity.routes['POST /internal/staff-session'] = ({ body }, response) => {
      const { session, csrf } = JSON.parse(body) as { session: string; csrf: string };
      if (session !== whole) return json(response, { msg: 'x' }, 404);
      return json(response, { staff: aStaff(), csrf_ok: csrf === 'right' });
    };
  });

  it.each(staffRows.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', async (_, row) => {
    for (const [who, headersOf, status] of kinds) {
      // Who only looks needs no header.
      if (status === 403 && row.method === 'GET') continue;
      const before = reached() - sessionAsked();
      const answer = await fetch(gateway.url + row.path.replace(/:\w+/g, '1'), {
        method: row.method,
        headers: { origin: ORIGIN, 'content-type': 'application/json', ...(await headersOf()) },
        ...(row.method === 'GET' ? {} : { body: '{}' }),
      });
      expect([who, answer.status, reached() - sessionAsked() - before]).toEqual([who, status, 0]);
    }
  });
});

describe('every address below /api/staff', () => {
  it('is for staff, but the sign-in itself', () => {
    const open = routes.filter(({ path, who }) => path.startsWith('/api/staff/') && who !== 'staff');
    expect(open.map(({ path }) => path)).toEqual(['/api/staff/login']);
  });
});
