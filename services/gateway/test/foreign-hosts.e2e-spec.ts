import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MountPlan } from '@hub/federation/mount-plan';
import { aPlayer } from '@hub/nest-kit/testing';
import { issueSiteToken } from '@hub/nest-kit/tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseForeignHosts } from '../src/foreign/foreign-hosts.ts';
import { aRemote, aShell } from './builds.ts';
import { anAddress, startGateway, tokenRings, type Gateway } from './gateway.setup.ts';

const LAUNCHER = 'https://launcher.example';
const STRANGER = 'https://stranger.example';

let gateway: Gateway;
beforeAll(async () => {
  const support = aRemote();
  const { './routes': files } = support.preload;
  gateway = await startGateway({
    env: { FOREIGN_HOSTS: JSON.stringify({ H73: [LAUNCHER], L33: ['https://other.example'] }) },
    builds: [
      aShell(),
      { ...support, exposes: ['./routes', './mount'], preload: { ...support.preload, './mount': files! } },
      aRemote({ area: 'events', build: 'cccc000001' }),
    ],
  });
});
afterAll(() => gateway.close());

type Sent = { origin?: string; method?: string; headers?: Record<string, string> };

const ask = (path: string, { origin, method = 'GET', headers }: Sent = {}) =>
  fetch(gateway.url + path, {
    method,
    headers: { ...(origin && { origin }), 'x-forwarded-for': anAddress(), ...headers },
  });

const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin');
const preflight = (path: string, origin: string) =>
  ask(path, { origin, method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } });

describe('calls of a page that a game named', () => {
  it('may be asked for, without cookies, and read what a page needs', async () => {
    const answer = await preflight('/api/questions/create', LAUNCHER);
    expect([answer.status, allowed(answer), answer.headers.get('vary')]).toEqual([204, LAUNCHER, 'Origin']);
    expect(answer.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    const call = await ask('/api/questions/nothing', { origin: LAUNCHER });
    expect([call.status, allowed(call)]).toEqual([404, LAUNCHER]);
    expect(call.headers.get('access-control-expose-headers')).toContain('x-request-id');
  });

  it.each([STRANGER, `${LAUNCHER}.evil.example`, 'null'])('are refused to the browser from %s', async (origin) => {
    expect(allowed(await preflight('/api/questions/create', origin))).toBeNull();
    expect(allowed(await ask('/api/questions/list', { origin }))).toBeNull();
  });

  it.each(['/api/staff/me', '/api/partner/v1/unread', '/api/releases', '/game'])('are none of %s', async (path) => {
    expect(allowed(await preflight(path, LAUNCHER))).toBeNull();
    expect(allowed(await ask(path, { origin: LAUNCHER }))).toBeNull();
  });

  it('speak for players of that game alone', async () => {
    const listAs = async (game: string, origin?: string) => {
      const token = await issueSiteToken(tokenRings, aPlayer({ game }));
      return ask('/api/questions/list', { origin, headers: { 'x-auth-token': token } });
    };
    expect((await listAs('L33', LAUNCHER)).status).toBe(403);
    const taken = await listAs('H73', LAUNCHER);
    expect([taken.status === 403, taken.headers.get('vary')]).toEqual([false, expect.stringContaining('Origin')]);
    expect((await listAs('L33')).status).not.toBe(403);
  });
});

describe('what a page of another site begins with', () => {
  it('is a small script of a stable address, kept for minutes', async () => {
    const answer = await ask('/platform.js', { origin: STRANGER });
    expect(await answer.text()).toBe('window.PlayerHub=1');
    expect([answer.status, allowed(answer), answer.headers.get('cache-control')]).toEqual([
      200,
      '*',
      'public, max-age=300',
    ]);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('is told which builds this visitor gets, with the hashes of what is loaded', async () => {
    const answer = await ask('/api/mounts/support?game=H73&language=en', { origin: LAUNCHER });
    expect([answer.status, allowed(answer)]).toEqual([200, LAUNCHER]);
    const { platform, page, themeCss } = (await answer.json()) as MountPlan;
    const integrity = expect.stringMatching(/^sha384-/) as string;
    expect(platform.js).toEqual([{ href: '/r/shell/aaaa000001/platform.js', integrity }]);
    expect(platform.css).toEqual([{ href: '/r/shell/aaaa000001/platform.css', integrity }]);
    expect(Object.keys(page.registry.areas)).toEqual(['support']);
    expect(page.registry.areas.support).toMatchObject({ build: 'bbbb000001', integrity });
    expect(page.registry.areas.support).not.toHaveProperty('doors');
    expect([page.lang, themeCss]).toEqual(['en', ':root{--p1:#111}']);
  });

  it.each([
    ['a page that nobody named', STRANGER, 'support?game=H73'],
    ['another game', LAUNCHER, 'support?game=L33'],
    ['no game', LAUNCHER, 'support'],
  ])('is refused to %s, which may read that', async (_, origin, asked) => {
    const answer = await ask(`/api/mounts/${asked}`, { origin });
    expect([answer.status, allowed(answer)]).toEqual([403, '*']);
  });

  it.each(['events', 'nobody'])('is not there for an area that does not let itself be mounted: %s', async (area) => {
    const answer = await ask(`/api/mounts/${area}?game=H73`, { origin: LAUNCHER });
    expect([answer.status, allowed(answer)]).toEqual([404, LAUNCHER]);
  });
});

it('the page for such hosts has the example as it is, and a configuration that is taken', async () => {
  const docs = join(import.meta.dirname, '../../../docs');
  const page = await readFile(join(docs, 'foreign-hosts.md'), 'utf8');
  expect(page).toContain(`\`\`\`html\n${await readFile(join(docs, 'examples/foreign-host/index.html'), 'utf8')}\`\`\``);
  const [, line = ''] = /FOREIGN_HOSTS=(.+)/.exec(page) ?? [];
  expect(parseForeignHosts(line)).toEqual(new Map([['H73', ['https://launcher.example']]]));
});

it.each(['[]', '{"H73":"https://a.example"}', '{"H73":["*"]}', '{"H73":["https://a.example/"]}', 'H73'])(
  'a configuration that says something else ends the start: %s',
  (text) => {
    expect(() => parseForeignHosts(text)).toThrow();
  },
);
