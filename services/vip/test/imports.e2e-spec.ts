import type { VipImportView, VipLinesView } from '@hub/contracts/vip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, anUid, holding, LIST, second, startRanking, type RankingService } from './ranking.setup.ts';

let vip: RankingService;
beforeAll(async () => {
  vip = await startRanking();
});
afterAll(() => vip.close());

const HEAD = 'partner_uid,level,ends_on,agent,note';
const decide = (id: number, action: 'request' | 'cancel', version: number, who = admin) =>
  vip.call<VipImportView>(`POST ${LIST}/import/${id}/${action}`, {
    who,
    body: { reason: '十二月名單' },
    headers: { 'if-match': String(version) },
  });
const lines = async (id: number, kind: string) =>
  (await vip.call<VipLinesView>(`GET ${LIST}/import/${id}/lines?kind=${kind}`, { who: admin })).body.data;
const taken = async (text: string | Uint8Array, game = 'H73') => {
  const { body } = await vip.upload(text, game);
  return vip.read(body.data.id);
};
const entry = async (uid: string) =>
  (await vip.rows('SELECT level, agent, agent_name, note, version FROM vip_entry WHERE partner_uid = ?', [uid]))[0];

describe('a file of the list', () => {
  it('is compared first, and applied as a whole when a second person agreed', async () => {
    const [fresh, changed, same] = [anUid(), anUid(), anUid()];
    await vip.add({ partner_uid: changed, level: 1, agent: 'yue', note: '舊備註', ends_on: '2099-12-31' });
    await vip.add({ partner_uid: same, level: 2, ends_on: '2099-12-31' });
    const file = await taken(
      `\uFEFF${HEAD}\r\n${fresh},3,2099-12-31,yue,"喜歡,逗號"\r\n${changed},2,2099-12-31,,新備註\r\n${same},2,2099-12-31,,\r\n`,
    );
    expect(file).toMatchObject({ state: 'checked', rows: 3, fresh: 1, changed: 1, same: 1, faults: 0, fault: '' });
    expect(file.may).toEqual(['request', 'cancel']);
    expect(await lines(file.id, 'changed')).toMatchObject([
      {
        line: 3,
        before: { level: 1, agent: 'yue', note: '舊備註' },
        after: { level: 2, agent: '', note: '新備註' },
        error: '',
      },
    ]);
    expect(await entry(fresh)).toBeUndefined();
    const asked = await decide(file.id, 'request', file.version);
    expect([asked.status, asked.body.data.approval === null, asked.body.data.may]).toEqual([200, false, ['cancel']]);
    const { body: seen } = await vip.call<VipImportView>(`GET ${LIST}/import/${file.id}`, { who: second });
    expect([seen.data.approval === null, seen.data.may]).toEqual([false, []]);
    expect((await decide(file.id, 'cancel', file.version, second)).status).toBe(409);
    expect((await vip.approve(`vip-import:${file.id}`, { ...admin, fresh: true })).status).toBe(403);
    expect((await vip.approve(`vip-import:${file.id}`)).status).toBe(200);
    expect(await entry(fresh)).toEqual({ level: 3, agent: 'yue', agent_name: '小岳', note: '喜歡,逗號', version: 1 });
    expect(await entry(changed)).toEqual({ level: 2, agent: '', agent_name: '', note: '新備註', version: 2 });
    expect(await entry(same)).toMatchObject({ level: 2, version: 1 });
    const { body } = await vip.call<VipImportView>(`GET ${LIST}/import/${file.id}`, { who: admin });
    expect(body.data).toMatchObject({ state: 'done', applied_by: '小安', may: [] });
    const told = await vip.rows(
      'SELECT action, who, reason, before_level, after_level FROM vip_history WHERE partner_uid = ? ORDER BY id DESC LIMIT 1',
      [changed],
    );
    expect(told).toEqual([{ action: 'import', who: '小婷', reason: '十二月名單', before_level: 1, after_level: 2 }]);
  });

  it('with faulty lines says what is wrong with each, and is asked for by nobody', async () => {
    const twice = anUid();
    const file = await taken(
      [
        HEAD,
        '小明 1,1,,,',
        'a,99,,,',
        'b,1,31/12/2026,,',
        'c,1,2020-01-01,,',
        'd,1,,nobody,',
        `${twice},1,,,`,
        `${twice},1,,,`,
        `${twice},1,,,`,
      ]
        .concat(`e,1,,,${'字'.repeat(201)}`, 'f,1,,,,more')
        .join('\n'),
    );
    expect(file).toMatchObject({ state: 'checked', rows: 10, faults: 9, fresh: 1, may: ['cancel'] });
    const faults = await lines(file.id, 'fault');
    expect(faults.map(({ line, value }) => [line, value])).toEqual([
      [2, '小明 1'],
      [3, '99'],
      [4, '31/12/2026'],
      [5, '2020-01-01'],
      [6, 'nobody'],
      [8, '7, 8, 9'],
      [10, '字'.repeat(64)],
      [11, ''],
    ]);
    expect(faults.every(({ error }) => error !== '')).toBe(true);
    const asked = await decide(file.id, 'request', file.version);
    expect([asked.status, asked.body]).toEqual([409, { msg: expect.stringContaining('9 列有錯') }]);
  });

  it('that was compared with what has changed since is not applied', async () => {
    const uid = anUid();
    const file = await taken(`partner_uid,level\n${uid},2\n`);
    await decide(file.id, 'request', file.version);
    await vip.add({ partner_uid: uid, level: 0 });
    const answer = await vip.approve(`vip-import:${file.id}`);
    expect([answer.status, answer.body]).toEqual([409, { msg: expect.stringContaining('已經被改過') }]);
    expect(await entry(uid)).toMatchObject({ level: 0 });
  });

  it('may lack columns: what it does not name stays', async () => {
    const uid = anUid();
    await vip.add({ partner_uid: uid, level: 1, agent: 'yue', note: '留著', ends_on: '2099-12-31' });
    const file = await taken(`level,partner_uid\n2,${uid}\n`);
    await decide(file.id, 'request', file.version);
    await vip.approve(`vip-import:${file.id}`);
    expect(await entry(uid)).toMatchObject({ level: 2, agent: 'yue', note: '留著' });
  });

  it.each([
    ['name,level\na,1\n', 'no_header'],
    [new Uint8Array([0xff, 0xfe, 0x41, 0x00]), 'not_csv'],
    ['partner_uid,level\n"a,1\n', 'not_csv'],
    [new Uint8Array([0x1f, 0x8b, 0x00, 0x01, 0x02]), 'not_gzip'],
    ['partner_uid,level\n', 'no_rows'],
    [`partner_uid,level\n${Array.from({ length: 100_001 }, (_, n) => `u${n},1`).join('\n')}\n`, 'too_large'],
  ])('is refused as a whole when it cannot be read: %#', async (text, fault) => {
    expect(await taken(text)).toMatchObject({ state: 'failed', fault });
  });

  it('writes no formula: what a spreadsheet guarded is what was meant', async () => {
    const uid = anUid();
    const file = await taken(`partner_uid,level,note\n${uid},1,'=HYPERLINK(1)\n`);
    const [line] = await lines(file.id, 'fresh');
    expect(line?.after?.note).toBe('=HYPERLINK(1)');
  });

  it('is the product admins’ of its game, and gone when it is cancelled', async () => {
    expect((await vip.upload('x', 'H73', { who: holding('agent') })).status).toBe(403);
    expect((await vip.upload('x', 'H73', { who: holding('product_admin', 'G112') })).status).toBe(404);
    const file = await taken(`partner_uid,level\n${anUid()},1\n`);
    const foreign = holding('product_admin', 'G112');
    expect((await vip.call(`GET ${LIST}/import/${file.id}`, { who: foreign })).status).toBe(404);
    expect((await decide(file.id, 'cancel', file.version, holding('lead'))).status).toBe(403);
    expect((await decide(file.id, 'cancel', file.version + 7)).status).toBe(409);
    expect((await decide(file.id, 'cancel', file.version)).body.data).toMatchObject({ state: 'cancelled', may: [] });
    expect((await decide(file.id, 'request', file.version + 1)).status).toBe(409);
  });

  it('that is cancelled takes its request along: nobody is asked to decide what is gone', async () => {
    const file = await taken(`partner_uid,level\n${anUid()},1\n`);
    const { body: asked } = await decide(file.id, 'request', file.version);
    expect((await decide(file.id, 'cancel', asked.data.version)).body.data).toMatchObject({ state: 'cancelled' });
    const [request] = await vip.rows('SELECT state, open_key, decider_name FROM approval WHERE id = ?', [
      asked.data.approval,
    ]);
    expect(request).toEqual({ state: 'withdrawn', open_key: null, decider_name: '小婷' });
  });

  it('in which an account stands in many lines names a few of them, once', async () => {
    const twice = anUid();
    const file = await taken(['partner_uid,level', ...Array.from({ length: 30 }, () => `${twice},1`)].join('\n'));
    expect(file).toMatchObject({ rows: 30, faults: 29, fresh: 1 });
    expect((await lines(file.id, 'fault')).map(({ line, value }) => [line, value])).toEqual([
      [3, '2, 3, 4, 5, 6, 7, 8, 9, …'],
    ]);
  });

  it('of 100,000 lines is read and applied within a minute', { timeout: 120_000 }, async () => {
    const many = 100_000;
    const text = `partner_uid,level\n${Array.from({ length: many }, (_, n) => `big-${n},1`).join('\n')}\n`;
    const begun = performance.now();
    const file = await taken(text, 'idv');
    expect(file).toMatchObject({ rows: many, fresh: many });
    await decide(file.id, 'request', file.version);
    expect((await vip.approve(`vip-import:${file.id}`)).status).toBe(200);
    const tookMs = performance.now() - begun;
    const [row] = await vip.rows<{ many: string }>("SELECT COUNT(*) AS many FROM vip_entry WHERE game_id = 'idv'");
    expect(Number(row?.many)).toBe(many);
    expect(tookMs).toBeLessThan(60_000);
  });
});
