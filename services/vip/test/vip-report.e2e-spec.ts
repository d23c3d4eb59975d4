import { openDatabase } from '@hub/nest-kit/db';
import { aPlayer, callAs, unique } from '@hub/nest-kit/testing';
import type { Principal } from '@hub/contracts/shared';
import type { CreatedView, TicketView } from '@hub/contracts/tickets';
import type { VipFormView } from '@hub/contracts/vip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { aRankedPlayer, anAddress, aReport, startVip, type Vip } from './vip.setup.ts';

let vip: Vip;
beforeAll(async () => {
  vip = await startVip();
  await vip.rank('uid-100000001');
});
afterAll(() => vip.close());

type Sent = Parameters<typeof callAs>[3];
const call = <T = Record<string, string>>(line: string, sent: Sent) => callAs<T>(vip.url, 'vip', line, sent);
const create = (sent: Sent) => call<{ msg: CreatedView }>('POST /api/vipquestions/create_web_form', sent);
const view = async (id: number, who: Principal) =>
  (await call<{ msg: TicketView }>(`GET /api/vipquestions/view/${id}`, { who })).body.msg;
const confirm = (form: Record<string, string>, ip = anAddress()) =>
  call<{ settings: VipFormView } & Record<string, string>>('POST /api/vipquestions/render_create_form', {
    form: { game_id: 'H73', ...form },
    ip,
  });
const formOf = async (who: Principal) =>
  (await call<{ settings: VipFormView }>('GET /api/vipquestions/render_create_form/H73', { who })).body.settings;
const inGame = {
  game_id: 'H73',
  question_type: '1',
  email: 'vip@example.com',
  phone: '912345678',
  mobile_locale: '886',
  content: '活動副本第三關打完後畫面變黑',
};

describe('a player in a game', () => {
  it('sends a report with a phone number, under a number of this desk; who they are comes from the token', async () => {
    const who = await aRankedPlayer(vip);
    const form = { ...inGame, server_id: 'hk_2002', character_name: '別人', is_in_game: '1', partner_uid: 'uid-other' };
    const { status, body } = await create({ who, form });
    expect(status).toBe(200);
    expect(body.msg.question_id).toBeGreaterThanOrEqual(2001);
    const seen = await view(body.msg.question_id, who);
    expect(seen).toMatchObject({
      server_name: '台灣一服',
      character_name: who.name,
      email: 'vip@example.com',
      phone: '0912345678',
    });
    for (const left of ['type_text', 'partner_uid', 'pic_path1', 'csat_time', 'check_id', 'token'])
      expect(seen).not.toHaveProperty(left);
  });

  it('cannot without a phone number, and not without a rank', async () => {
    const who = await aRankedPlayer(vip);
    const { phone: _, ...without } = inGame;
    expect((await create({ who, form: without })).body).toEqual({ phone: '請填寫手機號碼' });
    const unranked = await create({ who: aPlayer({ uid: `uid-${unique()}` }), form: inGame });
    expect([unranked.status, unranked.body]).toEqual([403, { msg: '此功能尚未開放所有玩家使用' }]);
  });

  it.each([
    ['852', '61234567', '85261234567'],
    ['853', '61234567', '85361234567'],
    ['65', '81234567', '6581234567'],
    ['60', '123456789', '60123456789'],
  ])('may have a number of %s, which finds the case', async (mobile_locale, phone, mobile) => {
    const who = await aRankedPlayer(vip);
    const { question_id, check_id } = (await create({ who, form: { ...inGame, mobile_locale, phone } })).body.msg;
    const found = await call<{ msg: { question_id: number } }>('POST /api/vipquestions/by_checkid', {
      body: { mobile, check_id },
      ip: anAddress(),
    });
    expect(found.body.msg.question_id).toBe(question_id);
  });

  it('is let in by the whitelist of reports without a rank', async () => {
    const who = aPlayer({ uid: `uid-${unique()}`, role: '770000001' });
    expect((await formOf(who)).vip_ranking).toBe(1);
    expect((await create({ who, form: inGame })).status).toBe(200);
  });

  it('finds the form filled with the contact of the newest own case, which lies sealed', async () => {
    const who = await aRankedPlayer(vip, 3);
    expect(await formOf(who)).toMatchObject({
      service_hours: '09:30-17:30',
      vip_data: { email: '', mobile: '', mobile_locale: '', character_name: who.name, server_name: '台灣一服' },
      vip_ranking: 3,
    });
    await create({ who, form: { ...inGame, email: 'first@example.com' } });
    const again = { ...inGame, email: 'second@example.com', mobile_locale: '852', phone: '61234567' };
    await create({ who, form: again });
    expect((await formOf(who)).vip_data).toMatchObject({
      email: 'second@example.com',
      mobile: '61234567',
      mobile_locale: '852',
    });
    const rows = await vip.database.exec(
      "SELECT email, phone_national FROM ticket WHERE email <> '' OR phone_national IS NOT NULL",
    );
    expect(rows).toEqual([]);
  });

  it('hands a report over with the rank, and without the contact, to whoever opens the link', async () => {
    const sender = await aRankedPlayer(vip, 2);
    await create({ who: sender, form: inGame });
    const opened = await formOf({ kind: 'D', desk: 'vip', handOver: 1, game: 'H73', sender, key: null });
    expect(opened.vip_ranking).toBe(2);
    expect(opened.vip_data).toMatchObject({ email: '', mobile: '', partner_uid: '', character_name: sender.name });
  });

  it('is told nothing of another account, whose case they cannot see either', async () => {
    const [mine, other] = [await aRankedPlayer(vip), await aRankedPlayer(vip)];
    const { question_id } = (await create({ who: other, form: inGame })).body.msg;
    expect((await formOf(mine)).vip_data).toMatchObject({ email: '', mobile: '' });
    const seen = await call(`GET /api/vipquestions/view/${question_id}`, { who: mine });
    const absent = await call('GET /api/vipquestions/view/4000000', { who: mine });
    expect([seen.status, seen.body]).toEqual([404, absent.body]);
  });
});

describe('a visitor of the website', () => {
  it('confirms a character, learns its names and no contact, and sends a report', async () => {
    const ip = anAddress();
    const { settings } = (await confirm({ in_game_id: '100000001' }, ip)).body;
    expect(settings).toMatchObject({ user: null, vip_ranking: 1 });
    expect(settings.vip_data).toMatchObject({
      email: '',
      mobile: '',
      character_name: '星辰大海',
      server_id: 'tw_2001',
      server_name: '台灣一服',
    });
    expect(settings.vip_data?.partner_uid).not.toContain('uid-');
    const form = aReport({ partner_uid: settings.vip_data!.partner_uid, server_id: 'tw_2001', character_name: '假的' });
    const { status, body } = await create({ form, ip });
    expect(status).toBe(200);
    const [row] = await vip.database.exec(`SELECT * FROM ticket WHERE id = ${body.msg.question_id}`);
    expect(row).toMatchObject({
      partner_uid: null,
      character_name: '星辰大海',
      role_id: '100000001',
      server_id: 'tw_2001',
    });
  });

  it('leaves no trace in the account of that character', async () => {
    const who = aPlayer({ uid: 'uid-100000001' });
    await create({ form: aReport({ email: 'stranger@example.com' }), ip: anAddress() });
    expect((await formOf(who)).vip_data).toMatchObject({ email: '', mobile: '' });
    const { body } = await call<{ total: number }>('GET /api/vipquestions/list', { who });
    expect(body.total).toBe(0);
  });

  it('is told that there is no such character, that several have the id, or that the game is silent', async () => {
    const none = await confirm({ in_game_id: '900000001' });
    expect([none.status, none.body]).toEqual([400, { in_game_id: '查無角色資料' }]);
    const many = await confirm({ in_game_id: '500000001' });
    expect([many.status, Object.keys(many.body)]).toEqual([400, ['server_id']]);
    expect((await confirm({ in_game_id: '500000001', server_id: 'tw_2001' })).status).toBe(200);
    expect((await confirm({ game_id: 'none', in_game_id: '1' })).status).toBe(404);
    const usual = vip.others.routes['POST /internal/roles']!;
    vip.others.routes['POST /internal/roles'] = () => ({ status: 503, body: {} });
    const ip = anAddress();
    const silent = await confirm({ in_game_id: '200000002' }, ip);
    const silence = await Promise.all(Array.from({ length: 11 }, () => create({ form: aReport(), ip })));
    vip.others.routes['POST /internal/roles'] = usual;
    expect([silent.status, silent.headers.get('retry-after')]).toEqual([503, '60']);
    expect(silence.every(({ status }) => status === 503 || status === 429)).toBe(true);
    expect((await confirm({ in_game_id: '100000001' }, ip)).status).toBe(200);
  });

  it('is told the rule of ids where the game has one, and that is no try', async () => {
    const ip = anAddress();
    for (let tries = 0; tries < 11; tries += 1) {
      const { status, body } = await confirm({ game_id: 'GNINE', in_game_id: 'abc' }, ip);
      expect([status, body]).toEqual([400, { in_game_id: '這款遊戲的角色 ID 是 9 位數字，請再確認一次' }]);
    }
    expect((await confirm({ game_id: 'GNINE', in_game_id: '100000001' }, ip)).status).toBe(200);
  });

  it('gets one answer to a report for a character without a rank and for one that does not exist', async () => {
    const unranked = await create({ form: aReport({ in_game_id: '200000001' }), ip: anAddress() });
    const absent = await create({ form: aReport({ in_game_id: '900000001' }), ip: anAddress() });
    expect([unranked.status, unranked.body]).toEqual([403, { msg: '此功能尚未開放所有玩家使用' }]);
    expect([absent.status, absent.body]).toEqual([unranked.status, unranked.body]);
    expect((await confirm({ in_game_id: '200000001' })).body.settings.vip_ranking).toBe(0);
  });

  it('solves the challenge of the game before it learns anything of a character', async () => {
    const before = vip.others.ledger.length;
    const sent = (over: Record<string, string>) =>
      create({ form: aReport({ game_id: 'GCAP', in_game_id: '900000001', ...over }), ip: anAddress() });
    expect((await sent({})).body).toEqual({ captcha_token: '請完成驗證' });
    const lines = vip.others.ledger.slice(before).map(({ line }) => line);
    expect(lines).toContain('POST /internal/captcha/consume');
    expect(lines).not.toContain('POST /internal/roles');
    expect((await sent({ captcha_token: 'solved' })).status).toBe(403);
  });

  it('costs the same calls whether the character is ranked, not ranked or not there at all', async () => {
    const costs = async (in_game_id: string) => {
      const before = vip.others.ledger.length;
      await create({ form: aReport({ in_game_id }), ip: anAddress() });
      return vip.others.ledger.slice(before).map(({ line }) => line);
    };
    const judging = ['POST /internal/roles', 'POST /internal/whitelist/vip_report'];
    for (const id of ['200000801', '900000801', '100000001'])
      expect((await costs(id)).filter((line) => judging.includes(line))).toEqual(judging);
  });

  it('may try ten characters in ten minutes, by whichever call and however many at once', async () => {
    const ip = anAddress();
    const ids = Array.from({ length: 24 }, (_, n) => String(200_000_100 + n));
    const statuses = await Promise.all(
      ids.map(async (in_game_id, n) => {
        const { status } =
          n % 2 ? await confirm({ in_game_id }, ip) : await create({ form: aReport({ in_game_id }), ip });
        return status;
      }),
    );
    expect(statuses.filter((status) => status !== 429)).toHaveLength(10);
    const over = await confirm({ in_game_id: '100000001' }, ip);
    expect([over.status, over.body]).toEqual([429, { msg: expect.stringContaining('確認角色的次數太多') }]);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    // What they confirmed before is no guess.
    const { partner_uid } = (await confirm({ in_game_id: '100000001' })).body.settings.vip_data!;
    expect((await create({ form: aReport({ partner_uid }), ip })).status).toBe(200);
    expect((await create({ form: aReport({ partner_uid, in_game_id: '200000500' }), ip })).status).toBe(429);
  });

  it('files one report, however often it is sent under one key', async () => {
    const [ip, key, form] = [anAddress(), `key-${unique()}`, aReport()];
    const sent = await Promise.all([1, 2, 3].map(() => create({ form, ip, headers: { 'idempotency-key': key } })));
    expect(new Set(sent.map(({ body }) => body.msg.question_id)).size).toBe(1);
  });
});

describe('what another service keeps', () => {
  it('is asked again: nothing of a whitelist that is away opens the desk', async () => {
    const usual = vip.others.routes['POST /internal/whitelist/vip_report']!;
    vip.others.routes['POST /internal/whitelist/vip_report'] = () => ({ status: 503, body: {} });
    const who = aPlayer({ uid: `uid-${unique()}`, role: '770000001' });
    const refused = await create({ who, form: inGame });
    vip.others.routes['POST /internal/whitelist/vip_report'] = usual;
    expect(refused.status).toBe(403);
  });

  it('has every table that its entities say', async () => {
    const source = await openDatabase(vip.database.url, schema, 1);
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    await source.destroy();
    expect(upQueries).toEqual([]);
  });
});
