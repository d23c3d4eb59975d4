import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { revokeTokensBody, unreadOfQuery, vipPushBody } from '@hub/contracts/partner';
import { checkSignature } from '@hub/nest-kit/partner-signature';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { inRoot } from '../../boot/places.mjs';
import { runConformance } from '../run-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = Buffer.from('demo-only-mail-secret-0123456789');
const KEY = { kid: 'h73-link', secret: SECRET };

function hasPython(): boolean {
  try {
    execFileSync('python3', ['-c', 'import sys, sqlite3; sys.exit(sys.version_info < (3, 10))']);
    return true;
  } catch {
    return false;
  }
}
const python = hasPython();
if (!python) process.stdout.write('Python 3.10 is not here: the Python examples of docs/game-teams.md are left out.\n');

type Language = { name: string; program: string; file: (name: string) => string; fence: string; here: boolean };
const languages: Language[] = [
  { name: 'node', program: process.execPath, file: (name) => `${name}.mjs`, fence: 'js', here: true },
  {
    name: 'python',
    program: 'python3',
    file: (name) => `${name.replaceAll('-', '_')}.py`,
    fence: 'python',
    here: python,
  },
];
const examples = ['signature', 'test-values', 'game-server', 'make-token', 'call-site'];
const guide = readFileSync(inRoot('docs', 'game-teams.md'), 'utf8');

let server: ChildProcess | undefined;
afterEach(async () => {
  const gone = server && new Promise((done) => server?.once('exit', done));
  server?.kill();
  server = undefined;
  await gone;
});

describe.each(languages)('the guide for game teams, in $name', ({ name, program, file, fence, here }) => {
  const path = (example: string) => inRoot('docs', 'examples', 'game-team', name, file(example));
  const env = (over: Record<string, string>) => ({ ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...over });

  it.each(examples)('shows %s as it is', (example) => {
    expect(guide).toContain(`\`\`\`${fence}\n${readFileSync(path(example), 'utf8')}\`\`\``);
  });

  it.runIf(here)('comes to the published values', async () => {
    const { stdout } = await promisify(execFile)(program, [path('test-values')], { env: env({}) });
    expect(stdout).toBe('all test values fit\n');
  });

  it.runIf(here)(
    'has a server in which nothing is wrong, also after a restart',
    async () => {
      const LINK_KEYS = `another:${'A'.repeat(43)} ${KEY.kid}:${SECRET.toString('base64url')}`;
      const kept = join(folder, name);
      const start = async () => {
        server = spawn(program, [path('game-server')], {
          env: env({ LINK_KEYS, PORT: '0', JOURNAL: kept, DATABASE: kept }),
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        const said = await new Promise<string>((done) => server?.stdout?.once('data', (data) => done(String(data))));
        return `http://127.0.0.1:${/\d+/.exec(said)?.[0]}`;
      };
      for (const time of ['first', 'after a restart']) {
        const wish = {
          baseUrl: await start(),
          game: 'H73',
          key: KEY,
          role: '123456789',
          host: '2001',
          server: '',
          item: 'gift_box_a',
          unknownItem: 'unknown_item_of_the_test',
          absentRole: 'no_such_role',
          recall: true,
          json: false,
          lookUpMs: 10_000,
          mailMs: 10_000,
        };
        const { findings } = await runConformance(wish, () => undefined);
        expect([time, findings.filter(({ state }) => state !== 'right')]).toEqual([time, []]);
        server?.kill();
        await new Promise((done) => server?.once('exit', done));
      }
      server = undefined;
    },
    60_000,
  );

  it.runIf(here)(
    'calls the site with a signature that counts and with what the site understands',
    async () => {
      const heard: { method: string; path: string; body: string; ok: boolean }[] = [];
      const site = createServer(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const body = Buffer.concat(chunks);
        const { method = '', url: path = '' } = request;
        const proof = await checkSignature(
          request.headers,
          { method, path, body },
          () => [KEY],
          Math.floor(Date.now() / 1000),
        );
        heard.push({ method, path, body: body.toString(), ok: proof.ok });
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"unread_count":2}');
      });
      await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
      const SITE_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
      const LINK = { SITE_URL, LINK_KID: KEY.kid, LINK_SECRET: SECRET.toString('base64url') };
      for (const what of ['unread', 'revoke', 'vip']) {
        const { stdout } = await promisify(execFile)(program, [path('call-site'), what, 'uid-1'], { env: env(LINK) });
        expect(JSON.parse(stdout)).toEqual({ unread_count: 2 });
      }
      await new Promise((done) => (site.closeAllConnections(), site.close(done)));
      expect(heard.map(({ ok, method, path: asked }) => [ok, method, asked.split('?')[0]])).toEqual([
        [true, 'GET', '/api/partner/v1/unread'],
        [true, 'POST', '/api/partner/v1/tokens/revoke'],
        [true, 'PUT', '/api/partner/v1/vip'],
      ]);
      const [unread, revoke, vip] = heard;
      await unreadOfQuery.validate(Object.fromEntries(new URLSearchParams(unread?.path.split('?')[1])));
      await revokeTokensBody.validate(JSON.parse(revoke?.body ?? ''));
      await vipPushBody.validate(JSON.parse(vip?.body ?? ''));
    },
    60_000,
  );
});
