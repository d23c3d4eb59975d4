import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPlayer } from '@hub/nest-kit/testing';
import { issueSiteToken } from '@hub/nest-kit/tokens';
import { gatewayWorld, tokenRings } from './gateway.setup.ts';
import { json } from './tiny-service.ts';

type World = Awaited<ReturnType<typeof gatewayWorld>>;
const main = join(import.meta.dirname, '..', 'src', 'main.ts');
const loader = join(import.meta.dirname, '..', '..', '..', 'infra', 'local', 'boot', 'load-ts.mjs');
let world: World;
let child: ChildProcess;
let out = '';
let url = '';

beforeAll(async () => {
  world = await gatewayWorld({ env: { LOG_LEVEL: 'debug' } });
  child = spawn(process.execPath, ['--import', loader, main], {
    env: { PATH: '/usr/bin:/bin', ...world.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    out += chunk.toString('utf8');
  });
  url = await vi.waitUntil(() => /"url":"([^"]+)"/.exec(out)?.[1], { timeout: 30_000 });
});
afterAll(async () => {
  child.kill('SIGKILL');
  await world.close();
});

const lines = () =>
  out
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  const CANARY = 'canary-7351';

  it('has one line for a request, with its pattern and without anything that was asked or sent', async () => {
    const player = aPlayer({ name: CANARY, uid: CANARY });
    const token = await issueSiteToken(tokenRings, player);
    world.support.routes['GET /api/questions/view/10001'] = (_, response) =>
      json(response, { noexist: CANARY }, 404, { 'x-hub-code': 'NOT_FOUND' });
    const headers = {
      'x-auth-token': token,
      cookie: `lang=en; x=${CANARY}`,
      'user-agent': CANARY,
      accept: 'text/html',
    };
    const answer = await fetch(`${url}/api/questions/view/10001?token=${CANARY}`, { headers });
    await fetch(`${url}/service/H73/list?token=${CANARY}`, { headers });
    await fetch(`${url}/nothing/${CANARY}?token=${CANARY}`, { headers });
    await fetch(`${url}/api/nothing/${CANARY}`, { headers });
    await fetch(`${url}/api/questions/list?token=${CANARY}`, { headers: { 'x-auth-token': `${CANARY}.a.b` } });
    await fetch(`${url}/api/questions/by_checkid`, { method: 'POST', body: JSON.stringify({ email: CANARY }) });
    const rid = answer.headers.get('x-request-id');
    await expect.poll(() => lines().filter((line) => line.rid === rid).length).toBe(1);
    expect(lines().find((line) => line.rid === rid)).toMatchObject({
      level: 'info',
      svc: 'gateway',
      route: '/api/questions/view/:q_id',
      area: 'support',
      kind: 'S',
      status: 404,
      code: 'NOT_FOUND',
      ms: expect.any(Number) as number,
    });
    const routes = lines().map((line) => line.route);
    expect(routes).toEqual(expect.arrayContaining(['/service/:game_id/list', '(page not found)', '(none)']));
    expect(out).not.toContain(CANARY);
    expect(out).not.toContain('token=');
  });

  it('has a sample of what browsers report, without addresses', async () => {
    const report = {
      'csp-report': {
        'document-uri': `http://localhost/support?token=${CANARY}`,
        'effective-directive': 'img-src',
        'blocked-uri': `https://evil.example/x?${CANARY}`,
      },
    };
    const fault = {
      code: 'RS-support-7F3A',
      area: 'support',
      kind: 'load',
      message: `cannot load http://localhost/r/x.js?token=${CANARY} nor ${CANARY}-${'x'.repeat(30)}`,
      path: '/service/H73/list',
      build: 'bbbb000001',
    };
    const sent = [
      ['/api/csp', 'application/csp-report', JSON.stringify(report)],
      [
        '/api/csp',
        'application/reports+json',
        JSON.stringify([{ type: 'csp-violation', body: { effectiveDirective: 'script-src', blockedURL: 'inline' } }]),
      ],
      [
        '/api/rum',
        'text/plain;charset=UTF-8',
        JSON.stringify({ ...fault, code: 'RS-page-0001', message: 'x is not a function', note: CANARY }),
      ],
      ['/api/rum', 'application/json', JSON.stringify({ code: 'RS-page-0002', path: `/no/such/${CANARY}` })],
      ['/api/rum', 'application/json', JSON.stringify(fault)],
      ['/api/rum', 'application/json', 'not JSON'],
    ];
    for (const [path, type, body] of sent) {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        body: body ?? '',
        headers: { 'content-type': type ?? '' },
      });
      expect(answer.status).toBe(204);
    }
    await expect.poll(() => lines().filter((line) => line.msg === 'report').length).toBe(5);
    const [first, second, third, fourth, fifth] = lines().filter((line) => line.msg === 'report');
    expect(first).toMatchObject({ code: 'CSP_VIOLATION', reason: 'img-src https://evil.example' });
    expect(second).toMatchObject({ reason: 'script-src inline' });
    expect(third).toMatchObject({ code: 'RS-page-0001', reason: 'x is not a function', area: 'support' });
    expect(fourth).not.toHaveProperty('route');
    expect(fifth).toMatchObject({
      code: 'RS-support-7F3A',
      kind: 'load',
      reason: 'cannot load http://localhost/r/x.js nor …',
      route: '/service/:game_id/list',
      build: 'bbbb000001',
    });
    expect(out).not.toContain(CANARY);
  });

  it('takes no long reports', async () => {
    const answer = await fetch(`${url}/api/rum`, { method: 'POST', body: 'x'.repeat(20_000) });
    expect(answer.status).toBe(413);
  });
});

describe('stopping', () => {
  it('finishes what is running, takes nothing new, and ends', async () => {
    let release = () => {};
    world.catalog.routes['GET /api/notices'] = (_, response) => {
      release = () => json(response, { msg: 'done' });
    };
    const agent = new Agent({ keepAlive: true });
    const running = new Promise<{ status: number; connection?: string; text: string }>((done, fail) => {
      get(`${url}/api/notices`, { agent }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, connection: response.headers.connection, text }),
        );
      }).on('error', fail);
    });
    await expect.poll(() => world.catalog.calls('GET /api/notices').length).toBe(1);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const state = () =>
      fetch(`${url}/healthz`).then(
        () => 'listens',
        () => 'listens no more',
      );
    await expect.poll(state).toBe('listens no more');
    release();
    expect(await running).toEqual({ status: 200, connection: 'close', text: '{"msg":"done"}' });
    expect(await ended).toEqual([0, null]);
    agent.destroy();
  });
});
