import { aPlayer } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOf, startRedeeming, type Redeeming } from './redeem.http.ts';
import { aBatch, aCategory, aCode, anEvent } from './redeem.setup.ts';

let site: Redeeming;
beforeAll(async () => {
  site = await startRedeeming();
});
afterAll(() => site?.close());

const WRONG = { serial_no: '序號錯誤或已使用，請再確認一次' };
const LOCKED = { msg: '錯誤次數已達上限，兌換功能已鎖定' };

describe('a good code', () => {
  it('is redeemed, cleaned as typed, with its reward asked for in the same step', async () => {
    const event = await anEvent(site.query, {}, [1, 1]);
    const [code, who] = [aCode(), aPlayer()];
    await aBatch(site.query, event, [code]);
    const typed = ` ${code.slice(0, 4).toLowerCase()}－${code.slice(4, 10)} ${code.slice(10)}`;
    const { status, body } = await site.redeem(event, typed, who);
    expect([status, body]).toEqual([
      200,
      {
        again: false,
        msg: '兌換成功，獎勵將寄送至遊戲內信箱',
        logs: [{ serial: code, in_fours: true, title: '週年禮包 A', mail_status: 'queued' }],
        redeem_status: 'NORMAL',
        redeem_message: '',
        error_count: 0,
        error_limit: 10,
      },
    ]);
    const [row] =
      await site.rowsOf(`SELECT r.account, r.slot, r.use_no, c.used, c.claimed_by, d.source, d.reason, d.title,
        d.body, d.items, d.role_id, d.server_id, d.partner_uid, d.expire_days, d.due_at IS NOT NULL AS goes
      FROM redemption r JOIN serial_code c ON c.id = r.code_id JOIN delivery d ON d.mail_id = r.mail_id
      WHERE r.event_id = ${event.id}`);
    expect(row).toEqual({
      account: `uid:${who.uid}`,
      slot: 1,
      use_no: 1,
      used: 1,
      claimed_by: `uid:${who.uid}`,
      source: 'event',
      reason: `serial:${event.id}`,
      title: '週年活動獎勵',
      body: '感謝您參加活動',
      items: '[{"item_code":"gift_box_a","qty":1}]',
      role_id: who.role,
      server_id: 'tw_2001',
      partner_uid: who.uid,
      expire_days: 30,
      goes: 1,
    });
  });

  it('stands in no table as text', async () => {
    const event = await anEvent(site.query);
    const code = aCode();
    await aBatch(site.query, event, [code]);
    expect((await site.redeem(event, code)).status).toBe(200);
    for (const table of ['serial_code', 'redemption', 'delivery', 'redeem_lock', 'wrong_entry', 'outbox'])
      for (const row of await site.rowsOf(`SELECT * FROM ${table}`))
        expect(Object.values(row).map(String).join()).not.toContain(code);
  });

  it('is answered the same to its owner again, on another device too', async () => {
    const event = await anEvent(site.query);
    const [code, who] = [aCode(), aPlayer()];
    await aBatch(site.query, event, [code]);
    const answers = await Promise.all([
      site.redeem(event, code, who),
      site.redeem(event, code, who, { language: 'en' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1].body.logs).toEqual(answers[0].body.logs);
    const again = await site.redeem(event, code, who);
    expect([again.status, again.body.again, again.body.msg]).toEqual([
      200,
      true,
      '您已經兌換過這組序號，獎勵不會重複寄送',
    ]);
    expect(answers.map(({ body }) => body.again).sort()).toEqual([false, true]);
    expect(await site.many(`redemption WHERE event_id = ${event.id}`)).toBe(1);
    expect(await site.many(`delivery WHERE reason = 'serial:${event.id}'`)).toBe(1);
  });

  it('belongs to the role where the game gives no account', async () => {
    const event = await anEvent(site.query);
    const [one, other] = [aPlayer({ uid: '', role: '700' }), aPlayer({ uid: '', role: '701' })];
    const codes = [aCode(), aCode()];
    await aBatch(site.query, event, codes);
    expect((await site.redeem(event, codes[0]!, one)).status).toBe(200);
    expect((await site.redeem(event, codes[1]!, other)).status).toBe(200);
    const accounts = await site.rowsOf(`SELECT account FROM redemption WHERE event_id = ${event.id} ORDER BY id`);
    expect(accounts.map(({ account }) => account)).toEqual(['role:tw_2001:700', 'role:tw_2001:701']);
  });

  it('leaves with its week where the event sends weekly, and is promised by the Monday after in any case', async () => {
    const [now, weekly] = [await anEvent(site.query), await anEvent(site.query, { pace: 'weekly' })];
    for (const event of [now, weekly]) {
      const code = aCode();
      await aBatch(site.query, event, [code]);
      expect((await site.redeem(event, code)).status).toBe(200);
    }
    const rows = await site.rowsOf(`SELECT b.name, d.due_at, d.created_at, d.deadline_at,
        WEEKDAY(d.deadline_at + INTERVAL 8 HOUR) AS weekday, TIME(d.deadline_at + INTERVAL 8 HOUR) AS time
      FROM delivery d LEFT JOIN delivery_batch b ON b.id = d.batch_id
      WHERE d.reason IN ('serial:${now.id}', 'serial:${weekly.id}') ORDER BY d.id`);
    const monday = new Date(+(rows[0]!.deadline_at as Date) + 8 * 3_600_000 - 7 * 86_400_000);
    expect(rows).toMatchObject([
      { name: null, weekday: 0, time: '23:59:59.000' },
      { name: `ev${weekly.id}-${monday.toISOString().slice(0, 10)}`, weekday: 0, time: '23:59:59.000', due_at: null },
    ]);
  });
});

describe('while somebody works on its batch', () => {
  it('a code is redeemed without waiting', async () => {
    const event = await anEvent(site.query);
    const code = aCode();
    const batch = await aBatch(site.query, event, [code]);
    const other = await site.base.getConnection();
    try {
      await other.beginTransaction();
      await other.query('UPDATE serial_batch SET version = version + 1 WHERE id = ?', [batch]);
      expect((await site.redeem(event, code)).status).toBe(200);
    } finally {
      await other.rollback();
      other.release();
    }
  });
});

describe('places of a category', () => {
  it('are as many as it says; a code too much stays good and costs no try', async () => {
    const event = await anEvent(site.query, {}, [3]);
    const codes = Array.from({ length: 4 }, aCode);
    await aBatch(site.query, event, codes);
    const who = aPlayer();
    for (const code of codes.slice(0, 3)) expect((await site.redeem(event, code, who)).status).toBe(200);
    expect(endOf(await site.redeem(event, codes[3]!, who))).toEqual([409, '此類別獎勵已兌換']);
    const shown = (await site.render(event.id, who)).body;
    expect([shown.redeem_status, shown.redeem_message, shown.error_count]).toEqual([
      'COMPLETED',
      '您已完成本活動所有兌換',
      0,
    ]);
    expect(shown.logs.map(({ serial }) => serial)).toEqual(codes.slice(0, 3).reverse());
    expect((await site.redeem(event, codes[3]!)).status).toBe(200);
  });

  it('are of each category; one that is closed refuses its codes without a count and is not needed to be complete', async () => {
    const event = await anEvent(site.query, {}, [1, 1]);
    const shut = await aCategory(site.query, event.id, { title: '未開放', open: 0, place: 2 });
    const all = { ...event, categories: [...event.categories, shut] };
    const codes = Array.from({ length: 3 }, aCode);
    for (const [nth, code] of codes.entries()) await aBatch(site.query, all, [code], { nth });
    const who = aPlayer();
    expect(endOf(await site.redeem(event, codes[2]!, who))).toEqual([409, '此類別獎勵目前沒有開放兌換']);
    expect((await site.redeem(event, codes[0]!, who)).body.redeem_status).toBe('NORMAL');
    expect((await site.redeem(event, codes[1]!, who)).body).toMatchObject({
      redeem_status: 'COMPLETED',
      error_count: 0,
    });
    const { rewards } = (await site.rewards(event.id, who)).body;
    expect(rewards.map(({ left }) => left)).toEqual([0, 0]);
  });
});

describe('a wrong code', () => {
  it('is told by one sentence, counted with its true reason, and locks at the limit for good', async () => {
    const [event, other] = [await anEvent(site.query, { error_limit: 5 }), await anEvent(site.query)];
    const [used, disabled, foreign, coming, good] = Array.from({ length: 5 }, aCode) as [
      string,
      string,
      string,
      string,
      string,
    ];
    await aBatch(site.query, event, [used, good]);
    await aBatch(site.query, event, [disabled], { state: 'disabled' });
    await aBatch(site.query, event, [coming], { state: 'checked' });
    await aBatch(site.query, other, [foreign]);
    expect((await site.redeem(event, used)).status).toBe(200);
    const who = aPlayer();
    for (const code of [used, disabled, foreign, coming]) {
      const { status, body } = await site.redeem(event, code, who);
      expect([status, body]).toEqual([400, WRONG]);
    }
    expect((await site.render(event.id, who)).body).toMatchObject({ error_count: 4, redeem_status: 'NORMAL' });
    expect((await site.redeem(event, aCode(), who)).status).toBe(400);
    const { status, body } = await site.redeem(event, good, who);
    expect([status, body]).toEqual([403, LOCKED]);
    expect((await site.render(event.id, who)).body).toMatchObject({
      error_count: 5,
      error_limit: 5,
      redeem_status: 'REACH_LIMITED',
      redeem_message: LOCKED.msg,
    });
    const tries = await site.rowsOf(`SELECT why FROM wrong_entry WHERE event_id = ${event.id} ORDER BY id`);
    expect(tries.map(({ why }) => why)).toEqual(['used', 'disabled', 'foreign', 'unknown', 'unknown']);
    expect((await site.redeem(other, foreign, who)).status).toBe(200);
  });

  it('is no wrong one when it has no shape of a code', async () => {
    const event = await anEvent(site.query);
    const who = aPlayer();
    expect(endOf(await site.redeem(event, ' ab-cd 123 ', who))).toEqual([400, '序號至少 8 碼']);
    expect(endOf(await site.redeem(event, '', who))).toEqual([400, '序號至少 8 碼']);
    const signs = [400, '序號只有英文字母和數字，最多 32 碼'];
    expect(endOf(await site.redeem(event, '序號序號序號序號', who))).toEqual(signs);
    expect(endOf(await site.redeem(event, 'A'.repeat(33), who))).toEqual(signs);
    expect((await site.render(event.id, who)).body.error_count).toBe(0);
  });

  it('costs one try however often it is sent, also between others', async () => {
    const event = await anEvent(site.query);
    const [one, other, who] = [aCode(), aCode(), aPlayer()];
    for (const code of [one, one, other, one, other]) expect((await site.redeem(event, code, who)).body).toEqual(WRONG);
    expect((await site.render(event.id, who)).body.error_count).toBe(2);
    expect(await site.many(`wrong_entry WHERE event_id = ${event.id}`)).toBe(2);
    await aBatch(site.query, event, [one]);
    expect((await site.redeem(event, one, who)).status).toBe(200);
  });

  it('is no wrong one when two codes were pasted at once', async () => {
    const event = await anEvent(site.query);
    const [one, two, who] = [aCode(), aCode(), aPlayer()];
    await aBatch(site.query, event, [one, two]);
    for (const between of [' ', '\n', '，', ' / '])
      expect(endOf(await site.redeem(event, `${one}${between}${two}`, who))).toEqual([
        400,
        '這裡像是兩組序號，請一次輸入一組。如果是同一組，請拿掉中間的空格',
      ]);
    expect((await site.render(event.id, who)).body.error_count).toBe(0);
    expect((await site.redeem(event, one, who)).status).toBe(200);
  });

  it('locks at once where the limit was lowered below what was entered', async () => {
    const event = await anEvent(site.query);
    const [code, who] = [aCode(), aPlayer()];
    await aBatch(site.query, event, [code]);
    for (let nth = 0; nth < 4; nth += 1) await site.redeem(event, aCode(), who);
    await site.query('UPDATE event SET error_limit = 3 WHERE id = ?', [event.id]);
    expect((await site.render(event.id, who)).body.redeem_status).toBe('REACH_LIMITED');
    expect((await site.redeem(event, code, who)).status).toBe(403);
    expect(await site.many(`redeem_lock WHERE event_id = ${event.id} AND locked_at IS NOT NULL`)).toBe(1);
    expect(await site.many(`lock_entry WHERE event_id = ${event.id}`)).toBe(1);
  });
});

describe('a keyword', () => {
  it('serves many, each once, until its cap', async () => {
    const event = await anEvent(site.query, { keyword: 1 }, [2]);
    const word = aCode();
    await aBatch(site.query, event, [word], { kind: 'keyword', cap: 2 });
    const [one, two, three] = [aPlayer(), aPlayer(), aPlayer()];
    expect((await site.redeem(event, word, one)).status).toBe(200);
    expect((await site.redeem(event, word, one)).body.logs).toHaveLength(1);
    expect((await site.redeem(event, word, two)).status).toBe(200);
    expect((await site.redeem(event, word, three)).body).toEqual(WRONG);
    const uses = await site.rowsOf(`SELECT use_no FROM redemption WHERE event_id = ${event.id} ORDER BY id`);
    expect(uses.map(({ use_no }) => use_no)).toEqual([1, 2]);
    expect(await site.rowsOf(`SELECT why FROM wrong_entry WHERE event_id = ${event.id}`)).toEqual([{ why: 'full' }]);
  });
});
