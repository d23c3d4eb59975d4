import type { SettingsView, SettingView } from '@hub/contracts/catalog';
import type { StaffRole, StaffPrincipal } from '@hub/contracts/shared';
import type { Running } from '@hub/nest-kit/process';
import { aStaff, callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CountClicks } from '../src/clicks/count-clicks.ts';
import { seededDatabase, startCatalog } from './catalog.factory.ts';

let base: Awaited<ReturnType<typeof seededDatabase>>;
let catalog: Running;
beforeAll(async () => {
  base = await seededDatabase();
  catalog = await startCatalog(base.env);
});
afterAll(async () => {
  await catalog.close();
  await base.close();
});

const S = '/api/staff/settings/clicks';
const as = (role: StaffRole, game = '*') => aStaff({ roles: [{ role, game }] });
const operator = as('event_operator', 'H73');
const target = (over: object = {}) => ({
  game_id: 'H73',
  url: 'https://h73.example/winter',
  audience: 'everyone',
  starts_at: '',
  ends_at: '',
  ...over,
});
type Body = SettingView & Record<string, string>;
const call = <T = Body>(who: StaffPrincipal, line: string, body?: unknown, version?: number) =>
  callAs<T>(catalog.url, 'catalog', line, {
    who,
    ...(body !== undefined && { body }),
    ...(version !== undefined && { headers: { 'if-match': String(version) } }),
  });
const open = async (id: string) =>
  (await callAs<{ url: string }>(catalog.url, 'catalog', `GET /api/click/${id}`)).body.url;
const listed = async (key: string, who = operator) =>
  (await call<SettingsView>(who, `GET ${S}`)).body.data.find((row) => row.key === key);

describe('a click target', () => {
  it('is made, changed and taken away by who runs the events of its game, and leads there at once', async () => {
    const made = await call(operator, `POST ${S}`, target());
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { key, version } = made.body.data;
    expect(await open(key)).toBe('https://h73.example/winter');
    const changed = await call(operator, `PUT ${S}/${key}`, target({ url: 'https://h73.example/spring' }), version);
    expect(await open(key)).toBe('https://h73.example/spring');
    const over = target({ ends_at: '2020-01-01T00:00' });
    const ended = await call(operator, `PUT ${S}/${key}`, over, changed.body.data.version);
    expect(await open(key)).toBe('');
    expect((await listed(key))?.state).toBe('over');
    expect((await call(operator, `PUT ${S}/${key}`, over, version)).status).toBe(409);
    expect((await call(operator, `DELETE ${S}/${key}`, undefined, ended.body.data.version)).status).toBe(200);
    expect(await listed(key)).toBeUndefined();
    const audits = await base.db.source.query<{ action: string; game_id: string; detail: string }[]>(
      'SELECT action, game_id, detail FROM audit WHERE object = ? ORDER BY id',
      [`clicks:${key}`],
    );
    expect(audits.map(({ action }) => action)).toEqual([
      'setting.added',
      'setting.changed',
      'setting.changed',
      'setting.removed',
    ]);
    expect(JSON.parse(audits[1]?.detail ?? '{}')).toMatchObject({
      before: { url: 'https://h73.example/winter' },
      after: { url: 'https://h73.example/spring' },
    });
  });

  it.each([
    'https://evil.example/',
    'https://h73.example.evil.example/',
    'https://g83tw.example/',
    'https://someone@h73.example/',
    'https://h73.example:8443/',
  ])('to %s is refused at its field, which says what is allowed', async (url) => {
    const refused = await call(operator, `POST ${S}`, target({ url }));
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['url']]);
    expect(refused.body.url).toContain('h73.example');
  });

  it('that is no https address is refused by the rule of the form', async () => {
    expect((await call(operator, `POST ${S}`, target({ url: 'javascript:alert(1)' }))).status).toBe(400);
  });

  it('may lead to a host once the settings of its game name it', async () => {
    const admin = as('product_admin');
    const { values, version } = (await call(admin, 'GET /api/staff/settings/games/H73')).body.data;
    const url = 'https://guide.example/h73';
    expect((await call(operator, `POST ${S}`, target({ url }))).status).toBe(400);
    const site = { ...values, line_guide_link: 'https://guide.example/' };
    expect((await call(admin, 'PUT /api/staff/settings/games/H73', site, version)).status).toBe(200);
    expect((await call(operator, `POST ${S}`, target({ url }))).status).toBe(201);
  });

  it('may lead to a host that the settings of the site name', async () => {
    const admin = as('product_admin');
    const { values, version } = (await call(admin, 'GET /api/staff/settings/site/site')).body.data;
    const url = 'https://www.main.example/news';
    expect((await call(operator, `POST ${S}`, target({ url }))).status).toBe(400);
    const site = { ...values, main_site: 'https://www.main.example/' };
    expect((await call(admin, 'PUT /api/staff/settings/site/site', site, version)).status).toBe(200);
    expect((await call(operator, `POST ${S}`, target({ url }))).status).toBe(201);
  });

  it('of another game, or of every game, is not theirs', async () => {
    expect((await call(operator, `POST ${S}`, target({ game_id: 'G112' }))).status).toBe(403);
    expect((await call(operator, `POST ${S}`, target({ game_id: '*' }))).status).toBe(403);
    expect((await call(as('auditor'), `POST ${S}`, target())).status).toBe(403);
    expect((await call(as('agent'), `GET ${S}`)).status).toBe(403);
    expect((await call(operator, 'GET /api/staff/settings/games')).status).toBe(403);
    expect(await listed('1')).toBeUndefined();
    expect((await call(operator, `GET ${S}/1`)).status).toBe(404);
  });

  it('is counted each time that it is opened, also when the database was away for a moment', async () => {
    const { key } = (await call(operator, `POST ${S}`, target())).body.data;
    for (let n = 0; n < 5; n += 1) await open(key);
    await expect.poll(async () => (await listed(key))?.note, { timeout: 15_000 }).toBe('5');
    const away = new Error('away');
    let fails = 1;
    const clicks = new CountClicks({
      query: (sql: string, values: unknown[]) =>
        (fails -= 1) >= 0 ? Promise.reject(away) : base.db.source.query(sql, values),
    } as never);
    clicks.note(Number(key));
    await expect(clicks.write()).rejects.toThrow(away);
    clicks.note(Number(key));
    await clicks.write();
    expect((await listed(key))?.note).toBe('7');
  });
});
