import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { html, json } from '../src/answers.ts';
import { controlRoutes, Faults } from '../src/faults.ts';
import { Ledger } from '../src/ledger.ts';
import { page, table } from '../src/page.ts';
import { fieldsIn, objectIn } from '../src/routes.ts';
import { startWeb, type Web } from '../src/web.ts';

const faults = new Faults(['down', 'late', 'shut']);
let web: Web;
beforeAll(async () => {
  web = await startWeb({
    host: '127.0.0.1',
    port: 0,
    open: { 'GET /widget.js': () => json({ open: true }), 'GET /fields': () => json({}) },
    own: {
      ...controlRoutes(faults),
      'GET /': () => html(page({ title: '<t>', head: '', main: table(['A'], [['b']]) })),
      'GET /rows/:id/of/:game': ({ params }) => json(params),
      'POST /fields': (asked) => json(fieldsIn(asked)),
      'POST /object': (asked) => json(objectIn(asked)),
      'GET /broken': () => {
        throw new Error('a fault of our own');
      },
    },
  });
});
afterAll(() => web.close());

/** Node's fetch sets neither `host` nor the headers with which a browser says where a call comes from. */
const askAs = (headers: Record<string, string>, path: string, method = 'GET') =>
  new Promise<number>((done, failed) => {
    const { port } = new URL(web.url);
    request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    })
      .on('error', failed)
      .end();
  });
const get = (path: string) => fetch(web.url + path);
const post = (path: string, body: string, type = 'application/json') =>
  fetch(web.url + path, { method: 'POST', body, headers: { 'content-type': type } });

describe('a simulator', () => {
  it('finds a route by its address and names the parts of it', async () => {
    expect(await (await get('/rows/a%20b/of/H73?x=1')).json()).toEqual({ id: 'a b', game: 'H73' });
    for (const path of ['/rows//of/H73', '/rows/1/of', '/rows/1/of/H73/2', '/other']) {
      expect((await get(path)).status, path).toBe(404);
    }
    expect((await get('/rows/%E0%A4%A/of/H73')).status).toBe(400);
  });

  it('reads JSON and forms', async () => {
    expect(await (await post('/fields', '{"a":1}')).json()).toEqual({ a: '1' });
    const form = 'application/x-www-form-urlencoded';
    expect(await (await post('/fields', 'a=1&b=%E8%8C%B6', form)).json()).toEqual({ a: '1', b: '茶' });
    for (const body of ['', 'no', '[1]', 'null']) expect((await post('/object', body)).status, body).toBe(400);
    expect((await post('/object', JSON.stringify({ a: 'x'.repeat(70_000) }))).status).toBe(413);
  });

  it('says a fault of its own is one', async () => {
    const answer = await get('/broken');
    expect([answer.status, await answer.json()]).toEqual([500, { msg: 'a fault of our own' }]);
  });

  it('has a page in which nothing runs', async () => {
    const answer = await get('/');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain('<title>&lt;t&gt;</title>');
  });
});

describe('who gets in', () => {
  it('is who asks under a local name', async () => {
    expect(await askAs({ host: 'evil.example' }, '/widget.js')).toBe(403);
    expect(await askAs({ host: 'localhost:1' }, '/healthz')).toBe(200);
  });

  it('is a page of another site only where the simulator shows something to sites', async () => {
    const script = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' };
    expect(await askAs(script, '/widget.js')).toBe(200);
    expect(await askAs(script, '/rows/1/of/H73')).toBe(403);
    expect(await askAs(script, '/api/faults', 'POST')).toBe(403);
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect(await askAs(link, '/rows/1/of/H73')).toBe(200);
    expect(await askAs({ ...link, 'sec-fetch-dest': 'iframe' }, '/rows/1/of/H73')).toBe(403);
    expect(await askAs(link, '/api/faults', 'POST')).toBe(403);
  });

  it('is told by the address which of two it is, the open or the own', async () => {
    expect((await get('/fields')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await get('/healthz')).headers.get('cross-origin-resource-policy')).toBeNull();
  });
});

describe('the fault switch', () => {
  const set = (body: object) => post('/api/faults', JSON.stringify(body));

  it('holds for as many calls as it was told, and only for those that have to do with it', async () => {
    expect(await (await set({ mode: 'down', next: 2 })).json()).toEqual({ mode: 'down', next: 2 });
    expect([faults.take(['late']), faults.take(), faults.take(['down', 'late']), faults.take()]).toEqual([
      'ok',
      'down',
      'down',
      'ok',
    ]);
    expect(await (await get('/api/faults')).json()).toEqual({
      mode: 'ok',
      next: null,
      met: { down: 2, late: 0, shut: 0 },
    });
  });

  it('holds until it is switched back', async () => {
    await set({ mode: 'shut' });
    expect([faults.take(), faults.take()]).toEqual(['shut', 'shut']);
    await set({ mode: 'ok' });
    expect(faults.take()).toBe('ok');
  });

  it.each([{}, { mode: 'explode' }, { mode: 'down', next: 0 }, { mode: 'down', next: 1.5 }])(
    'does not take %j',
    async (body) => {
      expect((await set(body)).status).toBe(400);
    },
  );
});

describe('a ledger', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-ledger-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  type Row = { id: string; state: string };

  it('lists the newest first, and a row that is written again keeps its place', () => {
    const ledger = new Ledger<Row>(undefined, 3);
    for (const id of ['a', 'b', 'c', 'd']) ledger.put({ id, state: 'new' });
    ledger.put({ id: 'b', state: 'paid' });
    expect(ledger.list().map(({ id, state }) => `${id} ${state}`)).toEqual(['d new', 'c new', 'b paid']);
    expect(ledger.find('a')).toBeUndefined();
  });

  it('is there again after a restart, also when the last line was cut off', () => {
    const file = join(folder, 'deep', 'rows.jsonl');
    const before = new Ledger<Row>(file);
    before.put({ id: 'a', state: 'new' });
    before.put({ id: 'b', state: 'new' });
    before.put({ id: 'a', state: 'paid' });
    appendFileSync(file, '{"id":"c","sta');
    const after = new Ledger<Row>(file);
    expect(after.list()).toEqual([
      { id: 'b', state: 'new' },
      { id: 'a', state: 'paid' },
    ]);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
    after.clear();
    expect([after.list(), new Ledger<Row>(file).list()]).toEqual([[], []]);
  });
});
