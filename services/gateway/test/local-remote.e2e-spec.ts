import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type Gateway } from './gateway.setup.ts';
import { directive, pageOf } from './page-of.ts';
import { json } from './tiny-service.ts';

let gateway: Gateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.close());

const OWN = 'http://localhost:3101';
const admin = { roles: [{ role: 'product_admin', game: '*' }] };
let current: object | null = null;

/** Whoever is signed in, in a session of this name. */
function signedIn(session: string, over: object = admin) {
  current = { kind: 'staff', id: 7, login: 'nova', name: '小諾', roles: [], ...over };
  gateway.identity.routes['POST /internal/staff-session'] = (_, response) =>
    current ? json(response, { staff: current, csrf_ok: true }) : json(response, { jwt: 'over' }, 401);
  return { cookie: `hub_staff=${session}`, 'x-csrf-token': 'x', 'sec-fetch-site': 'same-origin' };
}

const begin = (headers: Record<string, string>, address: unknown = OWN, area = 'support') =>
  fetch(`${gateway.url}/api/staff/releases/${area}/local`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ address }),
  });
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const seen = async (cookie: string) => {
  const { data, headers, html } = await pageOf(gateway.url, '/support', { cookie });
  const policy = headers.get('content-security-policy');
  const local = (data as { local?: object } | null)?.local;
  return { html, local, script: directive(policy, 'script-src'), connect: directive(policy, 'connect-src') };
};

describe('a build of the own machine', () => {
  it('is shown to whoever asked for it, in their session, and noted', async () => {
    const headers = signedIn('one');
    const answer = await begin(headers);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ address: OWN, page: '/support' });
    const [set = ''] = answer.headers.getSetCookie();
    expect(set).toMatch(/^hub_local=support~http~localhost~3101~.*; Path=\/; Max-Age=7200; HttpOnly; SameSite=Lax$/);
    const own = await seen(`${headers.cookie}; ${cookieOf(answer)}`);
    expect(own.local).toEqual({ area: 'support', address: OWN });
    expect(own.script).toContain(` ${OWN}`);
    expect(own.html).not.toMatch(/(?:href|src)="\/r\/support\//);
    const { html } = await seen(headers.cookie);
    expect(html).toContain('href="/r/support/');
    expect(html).toContain('src="/r/support/');
    expect(own.connect).toBe(`'self' ${OWN}`);
    const detail = await fetch(`${gateway.url}/api/staff/releases/support`, { headers });
    const { events } = (await detail.json()) as { events: object[] };
    expect(events[0]).toMatchObject({ verb: 'local', build: OWN, by: '小諾 (nova)' });
  });

  it('is shown to nobody else: not to players, not in another session, not by a cookie that was changed', async () => {
    const headers = signedIn('two');
    const local = cookieOf(await begin(headers));
    const nothing = { local: undefined, connect: "'self'" };
    expect(await seen(local)).toMatchObject(nothing);
    expect(await seen(`hub_staff=other; ${local}`)).toMatchObject(nothing);
    expect(await seen(`${headers.cookie}; ${local.replace('3101', '9999')}`)).toMatchObject(nothing);
    current = null;
    expect(await seen(`hub_staff=gone; ${local}`)).toMatchObject(nothing);
  });

  it('is left by the link of the banner', async () => {
    const headers = signedIn('four');
    const cookie = `${headers.cookie}; ${cookieOf(await begin(headers))}`;
    const left = await fetch(`${gateway.url}/support?preview=off`, {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie },
    });
    expect(left.status).toBe(302);
    expect(left.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^hub_local=; .*Max-Age=0/));
  });

  it.each(['http://192.168.0.4:3101', 'https://evil.example:443', 'http://localhost/x', 'localhost', '', 7])(
    'is no address elsewhere: %j',
    async (address) => {
      const refused = await begin(signedIn('five'), address);
      expect([refused.status, Object.keys((await refused.json()) as object)]).toEqual([400, ['address']]);
    },
  );

  it('is for who may stop a trial, of an area, from a page of the desk', async () => {
    expect((await begin(signedIn('six', { roles: [{ role: 'auditor', game: '*' }] }))).status).toBe(403);
    expect((await begin(signedIn('seven', { roles: [{ role: 'product_admin', game: 'H73' }] }))).status).toBe(403);
    expect((await begin({})).status).toBe(401);
    expect((await begin({ ...signedIn('eight'), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    for (const area of ['shell', 'nothing']) expect((await begin(signedIn('nine'), OWN, area)).status).toBe(404);
  });
});
