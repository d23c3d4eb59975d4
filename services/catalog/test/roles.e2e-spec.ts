import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KnownRoleView, RoleNameView, SettingView, StaffRoleView } from '@hub/contracts/catalog';
import type { ConsumeCaptchaBody, PartnerLinkView } from '@hub/contracts/identity';
import { CAPTCHA_HEADER, ownCaptcha, type StaffRole } from '@hub/contracts/shared';
import { checkSignature } from '@hub/nest-kit/partner';
import type { Running } from '@hub/nest-kit/process';
import { askAgain, aStaff, callAs, fakeService } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forget, seededDatabase, startCatalog } from './catalog.factory.ts';

const SECRET = Buffer.from('demo-only-link-secret-0123456789');
type Answer = (response: ServerResponse, role: string) => void;

let base: Awaited<ReturnType<typeof seededDatabase>>;
let catalog: Running;
let identity: Awaited<ReturnType<typeof fakeService>>;
let answer: Answer;
let asked: { path: string; signed: boolean }[] = [];

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const found = (response: ServerResponse, role_id: string, over: object = {}) =>
  json(response, 200, {
    result: { role_id, char_name: '測試角色', server_id: 'tw_2001', partner_uid: 'uid-900001', status: 'ok', ...over },
  });

async function play(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  const keysOf = (kid: string) => [{ kid, secret: SECRET }];
  const call = { method: 'GET', path, body: Buffer.alloc(0) };
  const { ok } = await checkSignature(request.headers, call, keysOf, Math.floor(Date.now() / 1000));
  asked.push({ path, signed: ok });
  answer(response, /roles\/([^?]+)/.exec(path)?.[1] ?? '');
}
const game = createServer((request, response) => void play(request, response));

beforeAll(async () => {
  await new Promise<void>((done) => game.listen(0, '127.0.0.1', done));
  const base_url = `http://127.0.0.1:${(game.address() as AddressInfo).port}`;
  const keys = [{ kid: 'link', secret: SECRET.toString('base64url'), until: null }];
  identity = await fakeService({
    'GET /internal/partner/links': (_, url) => {
      const id = url.searchParams.get('game') ?? '';
      const link = id === 'g83tw' ? null : { game: id, base_url, public_only: false, keys };
      return { body: { link } satisfies PartnerLinkView };
    },
  });
  base = await seededDatabase();
  catalog = await startCatalog(base.env, undefined, identity.url);
});
afterAll(async () => {
  await catalog.close();
  await identity.close();
  await base.close();
  game.closeAllConnections();
  game.close();
});
beforeEach(() => {
  answer = (response, role) => found(response, role);
  asked = [];
});

let next = 100_000_000;
/** A role that nobody asked after before. */
const aRole = () => String((next += 1));
type Sent = Parameters<typeof callAs>[3];
const look = (query: Record<string, string>, sent: Sent = {}, gameId = 'H73') =>
  callAs<RoleNameView & Record<string, string>>(
    catalog.url,
    'catalog',
    `GET /api/vipv3/get_role/${gameId}?${new URLSearchParams(query)}`,
    sent,
  );
const H73 = (id: string, sent: Sent = {}) => look({ id, hostid: '2001' }, sent);

describe('a player’s look-up', () => {
  it('answers the name and nothing else, by a signed question', async () => {
    const role = aRole();
    const { status, body, headers } = await H73(role);
    expect([status, body]).toEqual([200, { result: '測試角色' }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(asked).toEqual([{ path: `/partner/v1/roles/${role}?game_id=H73&host_id=2001`, signed: true }]);
  });

  it('answers null where there is none', async () => {
    answer = (response) => json(response, 404, { error: 'role_not_found' });
    expect(await H73(aRole())).toMatchObject({ status: 200, body: { result: null } });
  });

  it.each<[string, object]>([
    ['is banned', { status: 'banned' }],
    ['moved away', { status: 'moved', server_id: 'hk_2002' }],
    ['lives at another server, whatever its game calls it', { server_id: 'hk_2002' }],
  ])('answers null for a role that %s', async (_, over) => {
    answer = (response, role) => found(response, role, over);
    expect((await H73(aRole())).body).toEqual({ result: null });
  });

  it('answers null where several servers have the role, and an empty name for a role without one', async () => {
    answer = (response) => json(response, 409, { error: 'role_ambiguous' });
    expect((await H73(aRole())).body).toEqual({ result: null });
    answer = (response, role) => found(response, role, { char_name: '' });
    expect((await H73(aRole())).body).toEqual({ result: '' });
  });

  it.each([
    ['H73', aRole(), '2002', '2002'],
    ['L33', '20012345', '2001', '2001'],
    ['g66naxx2tw', '1234567', '10001', '10001'],
    ['G112', '1000000001', '', '1000'],
    ['G112', '1000000002', '7', '1000'],
    ['MA96', '1234567', '', ''],
    ['h55naxx2tw', '123456', '9', ''],
  ])('asks %s after %s at host %j as %j', async (gameId, id, hostid, host) => {
    const elsewhere = ['H73', 'L33', 'g66naxx2tw'].includes(gameId) ? `x_${host}` : '1';
    answer = (response, role) => found(response, role, { server_id: elsewhere });
    expect((await look({ id, hostid }, {}, gameId)).body).toEqual({ result: '測試角色' });
    expect(asked.map(({ path }) => path)).toEqual([`/partner/v1/roles/${id}?game_id=${gameId}&host_id=${host}`]);
  });

  it.each(['12345678', '1234567890', '12345678x', '１２３４５６７８９', '-12345678', '../../health'])(
    'refuses the id %j without asking',
    async (id) => {
      expect(await H73(id)).toMatchObject({ status: 400, body: { roleId: '請輸入 9 位數字' } });
      expect(asked).toEqual([]);
    },
  );

  it('says how many digits a game’s ids have, and that one is needed', async () => {
    expect((await look({ id: '1' }, {}, 'MA96')).body).toEqual({ roleId: '請輸入 7–13 位數字' });
    expect((await look({ id: '' }, { language: 'en' })).body).toEqual({ roleId: 'Please enter the ID of your role.' });
  });

  it.each(['', '2003', '9999', 'tw_2001', '2001&game_id=L33', '%00'])(
    'refuses the host %j without asking',
    async (hostid) => {
      const refused = await look({ id: aRole(), hostid });
      expect(refused).toMatchObject({ status: 400, body: { hostid: '這個伺服器現在查不到，請重新選擇伺服器' } });
      expect(asked).toEqual([]);
    },
  );

  it('knows no game that is hidden or unknown', async () => {
    for (const unknown of ['NOPE', 'h73', 'toString', '..%2fx'])
      expect((await look({ id: aRole(), hostid: '2001' }, {}, unknown)).status).toBe(404);
    await base.db.source.query("UPDATE game SET hidden_at = NOW(3) WHERE game_id = 'L33'");
    forget();
    const hidden = await look({ id: '20012345', hostid: '2001' }, {}, 'L33');
    await base.db.source.query("UPDATE game SET hidden_at = NULL WHERE game_id = 'L33'");
    expect(hidden).toMatchObject({ status: 404, body: { msg: 'game does not exist' } });
    expect(asked).toEqual([]);
    forget();
  });
});

describe('a game that does not answer well', () => {
  const ways: [string, number, Answer][] = [
    ['fails', 2, (response) => json(response, 500, { error: 'role_not_found' })],
    ['hangs up', 2, (response) => response.destroy()],
    ['cuts its answer off', 2, (response) => response.writeHead(200, { 'content-length': '99' }).end('{"result":{')],
    ['answers half a JSON', 2, (response) => response.end('{"result":{"role_id":"1234')],
    ['answers a page', 2, (response) => response.writeHead(200).end('<html>維護中</html>')],
    ['says 404 in words of its own', 2, (response) => response.writeHead(404).end('<h1>Not Found</h1>')],
    ['answers another role', 1, (response) => found(response, '987654321')],
    ['leaves the name out', 2, (response, role_id) => json(response, 200, { result: { role_id } })],
    ['sends us elsewhere', 2, (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['refuses our signature', 1, (response) => json(response, 401, { error: 'bad_signature' })],
    ['answers more than anybody needs', 2, (response) => response.end(`{"a":"${'x'.repeat(200_000)}"}`)],
  ];
  it.each(ways)('is away for players when it %s, never without the role', async (_, calls, way) => {
    answer = way;
    const { status, body, headers } = await H73(aRole());
    expect([status, body]).toEqual([
      503,
      { msg: '遊戲伺服器現在沒有回應，還不能確認角色；您填的內容都還在，過一分鐘再查一次就好' },
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(asked).toHaveLength(calls);
    answer = (response, role) => found(response, role);
    expect((await H73(aRole())).status).toBe(200);
  });

  it('gets a second chance, and time to rest when it asks for it', async () => {
    answer = (response, role) => (asked.length === 1 ? response.destroy() : found(response, role));
    expect((await H73(aRole())).body).toEqual({ result: '測試角色' });
    answer = (response) => response.writeHead(503, { 'retry-after': '1' }).end();
    expect((await H73(aRole(), { language: 'en' })).body.msg).toContain('look it up again in a minute');
    asked = [];
    expect((await H73(aRole())).status).toBe(503);
    expect(asked).toEqual([]);
    await new Promise((done) => setTimeout(done, 1050));
    answer = (response, role) => found(response, role);
    expect((await H73(aRole())).status).toBe(200);
  });

  it('is away where it has no link', async () => {
    expect((await look({ id: '1234567' }, {}, 'g83tw')).status).toBe(503);
    expect(asked).toEqual([]);
  });
});

describe('many look-ups', () => {
  const ip = '198.51.100.7';
  beforeEach(() => {
    identity.routes['POST /internal/captcha/consume'] = (body) => {
      const { payload, for: form } = body as ConsumeCaptchaBody;
      const ok = payload === 'solved';
      return { body: ok ? { ok } : { ok, away: false, captcha: ownCaptcha(form, true) } };
    };
  });

  it('are free for twenty in an hour, then cost a check each; other addresses go on', async () => {
    for (let time = 0; time < 20; time += 1) expect((await H73(aRole(), { ip })).status).toBe(200);
    const role = aRole();
    const refused = await H73(role, { ip });
    expect(refused).toMatchObject({ status: 400, body: { captcha_token: '請完成驗證，再查一次' } });
    expect(JSON.parse(refused.headers.get(CAPTCHA_HEADER) ?? '{}')).toMatchObject({ form: 'role', enabled: true });
    expect(asked.some(({ path }) => path.includes(role))).toBe(false);
    const query = { id: role, hostid: '2001' };
    expect((await look({ ...query, captcha_token: 'wrong' }, { ip })).body).toEqual({
      captcha_token: '驗證已失效，請再驗證一次',
    });
    expect((await look({ ...query, captcha_token: 'solved' }, { ip })).body).toEqual({ result: '測試角色' });
    expect((await H73(aRole(), { ip: '198.51.100.8' })).status).toBe(200);
    const asks = identity.ledger
      .filter(({ line }) => line.endsWith('consume'))
      .map(({ body }) => body as ConsumeCaptchaBody);
    // The same question is one submit; the next one is another.
    await H73(aRole(), { ip });
    const last = identity.ledger.at(-1)?.body as ConsumeCaptchaBody;
    expect(new Set(asks.map(({ by }) => by)).size).toBe(1);
    expect(asks[0]!.by).not.toBe(last.by);
    expect(JSON.stringify(asks)).not.toContain(role);
  });

  it('end at two hundred, and wait while no check can be proven', async () => {
    identity.routes['POST /internal/captcha/consume'] = () => ({ status: 500, body: {} });
    expect((await H73(aRole(), { ip })).status).toBe(503);
    await askAgain(() => base.db.source.query('UPDATE counter SET hits = 200 WHERE hits > 20'));
    const over = await H73(aRole(), { ip });
    expect(over).toMatchObject({ status: 429, body: { msg: expect.stringContaining('查詢角色的次數太多了') } });
    expect(asked).toEqual([]);
  });

  it('of the same role at the same time are one question', async () => {
    const role = aRole();
    const answers = await Promise.all(Array.from({ length: 12 }, () => H73(role)));
    expect(answers.every(({ body }) => body.result === '測試角色')).toBe(true);
    expect(asked).toHaveLength(1);
  });
});

describe('a look-up at the desk', () => {
  const as = (role: StaffRole, gameId = '*') => aStaff({ roles: [{ role, game: gameId }] });
  const staffLook = (who: ReturnType<typeof aStaff>, body: object = {}) =>
    callAs<StaffRoleView & Record<string, string>>(catalog.url, 'catalog', 'POST /api/staff/role_lookup', {
      who,
      body: { game_id: 'H73', server_id: 'tw_2001', role_id: aRole(), ...body },
    });

  it('tells the whole role, and the audit who asked but not what they heard', async () => {
    const role_id = aRole();
    const { status, body } = await staffLook(as('agent', 'H73'), { role_id });
    expect([status, body.data]).toEqual([
      200,
      {
        verdict: 'ok',
        role_id,
        char_name: '測試角色',
        server_id: 'tw_2001',
        server_name: '台灣一服',
        partner_uid: 'uid-900001',
      },
    ]);
    const rows = await base.db.source.query<{ actor: string; game_id: string; detail: string }[]>(
      "SELECT actor, game_id, detail FROM audit WHERE action = 'role.looked_up' AND object = ?",
      [`role:${role_id}`],
    );
    expect(rows).toEqual([
      { actor: 'yue', game_id: 'H73', detail: JSON.stringify({ server_id: 'tw_2001', verdict: 'ok' }) },
    ]);
  });

  it('says what became of a role that players are told nothing about', async () => {
    answer = (response, role) => found(response, role, { status: 'moved', server_id: 'hk_2002' });
    expect((await staffLook(as('lead'))).body.data).toMatchObject({ verdict: 'moved', server_name: '港澳一服' });
    answer = (response) => json(response, 404, { error: 'role_not_found' });
    expect((await staffLook(as('event_operator'))).body.data).toMatchObject({ verdict: 'none', char_name: '' });
    answer = (response) => json(response, 409, { error: 'role_ambiguous' });
    expect((await staffLook(as('product_admin'))).body.data).toMatchObject({ verdict: 'ambiguous' });
  });

  it('is for who works with players of that game', async () => {
    expect((await staffLook(as('finance'))).status).toBe(403);
    expect((await staffLook(as('auditor'))).status).toBe(403);
    const foreign = await staffLook(as('agent', 'L33'));
    const unknown = await staffLook(as('agent'), { game_id: 'NOPE' });
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect(foreign.status).toBe(404);
  });

  it('names what cannot be asked', async () => {
    expect((await staffLook(as('agent'), { role_id: '12' })).body).toEqual({ role_id: '請輸入 9 位數字' });
    expect((await staffLook(as('agent'), { server_id: 'jp_1' })).body).toEqual({ server_id: '這款遊戲沒有這個伺服器' });
  });

  it('reaches servers that players cannot choose', async () => {
    answer = (response, role) => found(response, role, { server_id: 'tw_2003' });
    expect((await staffLook(as('agent'), { server_id: 'tw_2003' })).body.data).toMatchObject({ server_name: '測試服' });
  });
});

describe('a look-up by a service', () => {
  const know = (body: object) =>
    callAs<KnownRoleView>(catalog.url, 'catalog', 'POST /internal/roles', {
      who: { kind: 'service', from: 'topup' },
      body: { game_id: 'H73', server_id: 'tw_2001', ...body },
    });

  it('is the same look-up, anew where something is about to be sent', async () => {
    const role_id = aRole();
    await H73(role_id);
    expect((await know({ role_id })).body).toMatchObject({ verdict: 'ok', partner_uid: 'uid-900001' });
    expect(asked).toHaveLength(1);
    answer = (response, role) => found(response, role, { char_name: '改名了' });
    expect((await know({ role_id, fresh: true })).body).toMatchObject({ char_name: '改名了' });
    expect((await H73(role_id)).body).toEqual({ result: '改名了' });
  });

  it('may name no server: then the game looks at all of them, and says where the role lives', async () => {
    const role_id = aRole();
    answer = (response, role) => found(response, role, { server_id: 'hk_2002' });
    expect((await know({ role_id, server_id: '' })).body).toMatchObject({ verdict: 'ok', server_id: 'hk_2002' });
    expect((await know({ role_id, server_id: 'tw_2001' })).body).toMatchObject({ verdict: 'moved' });
  });

  it('is for services alone', async () => {
    const { status } = await callAs(catalog.url, 'catalog', 'POST /internal/roles', { who: aStaff(), body: {} });
    expect(status).toBe(403);
  });
});

describe('the rules of a game', () => {
  const editor = aStaff({ roles: [{ role: 'product_admin', game: 'MA96' }] });
  const path = '/api/staff/settings/roles/MA96';
  const save = (body: object, version: number) =>
    callAs<SettingView & Record<string, string>>(catalog.url, 'catalog', `PUT ${path}`, {
      who: editor,
      body: { game_id: 'MA96', digits_least: '7', digits_most: '13', host_rule: 'none', fixed_host: '', ...body },
      headers: { 'if-match': String(version) },
    });

  it('are a setting with versions, and hold at once', async () => {
    const before = await callAs<SettingView>(catalog.url, 'catalog', `GET ${path}`, { who: editor });
    expect(before.body.data).toMatchObject({ version: 0, mode: 'save', values: { digits_most: '13' } });
    expect((await save({ digits_least: '4', digits_most: '5', host_rule: 'fixed', fixed_host: '77' }, 0)).status).toBe(
      200,
    );
    forget();
    answer = (response, role) => found(response, role, { server_id: '1' });
    expect((await look({ id: '1234' }, {}, 'MA96')).body).toEqual({ result: '測試角色' });
    expect(asked.at(-1)?.path).toContain('roles/1234?game_id=MA96&host_id=77');
    expect((await look({ id: '1234567' }, {}, 'MA96')).body).toEqual({ roleId: '請輸入 4–5 位數字' });
  });

  it.each([
    [{ digits_least: '9', digits_most: '8' }, { digits_most: '最多不能比最少還少' }],
    [{ digits_least: '0' }, { digits_least: '請輸入 1 到 20 的整數' }],
    [{ host_rule: 'fixed', fixed_host: '' }, { fixed_host: '請填寫這一欄' }],
    [{ host_rule: 'fixed', fixed_host: 'a b' }, { fixed_host: expect.stringContaining('代碼') as string }],
  ])('refuse %j', async (over, faults) => {
    expect(await save(over, 2)).toMatchObject({ status: 400, body: faults });
  });
});
