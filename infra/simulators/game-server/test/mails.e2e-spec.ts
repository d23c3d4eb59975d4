import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshMailId, KEY, mailOf, NEXT, openGames, type Games } from './site-side.ts';

let games: Games;
beforeAll(async () => {
  games = await openGames();
});
beforeEach(() => games.control('POST /api/reset'));
afterAll(() => games.close());

const ledger = () =>
  readFileSync(games.ledgerFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const applied = () => ledger().filter(({ kind }) => kind === 'applied');

describe('the store of a game', () => {
  it('applies a mail once, and says so every time', async () => {
    const mail = mailOf();
    const first = await games.send(mail);
    expect(first).toMatchObject({ status: 200, body: { mail_id: mail.mail_id, status: 'accepted' } });
    const again = await games.send(mail);
    expect(again.body).toEqual({ ...first.body, status: 'duplicate' });
    expect(applied()).toEqual([
      expect.objectContaining({ n: 1, ...mail, partner_mail_id: first.body.partner_mail_id }),
    ]);
    expect(await games.control('GET /api/counters')).toMatchObject({
      games: { H73: { received: 2, applied: 1, duplicates: 1, conflicts: 0 } },
    });
  });

  it('takes one of many that come at the same moment', async () => {
    const mail = mailOf();
    const heard = await Promise.all(Array.from({ length: 16 }, () => games.send(mail)));
    expect(heard.map(({ body }) => body.status).sort()).toEqual(['accepted', ...Array(15).fill('duplicate')].sort());
    expect(new Set(heard.map(({ body }) => body.partner_mail_id)).size).toBe(1);
    expect(applied()).toHaveLength(1);
  });

  it('refuses another mail of the same name', async () => {
    const mail = mailOf();
    await games.send(mail);
    const other = await games.send({ ...mail, items: [{ item_code: 'gift_box_a', qty: 2 }] });
    expect(other).toMatchObject({ status: 409, body: { error: 'mail_id_conflict' } });
    expect(await games.control(`GET /api/mails/${mail.mail_id}`)).toMatchObject({ conflicts: 1, mail });
  });

  it('takes all items or none', async () => {
    const items = [
      { item_code: 'gift_box_a', qty: 1 },
      { item_code: 'unknown_thing', qty: 1 },
    ];
    const mail = mailOf({ items });
    expect(await games.send(mail)).toMatchObject({ status: 422, body: { error: 'unknown_item' } });
    expect(await games.state(mail.mail_id)).toMatchObject({ status: 404, body: { error: 'mail_not_found' } });
    await games.control('POST /api/games/H73', { unknown_items: ['gift_box_a'] });
    expect((await games.send(mailOf())).body.error).toBe('unknown_item');
    expect(applied()).toEqual([]);
  });

  it('keeps texts as they were sent, and refuses what is not a mail', async () => {
    const mail = mailOf({ title: '🦖'.repeat(30), body: '十二個字的角色名稱在這裡'.repeat(40) });
    await games.send(mail);
    expect(await games.control(`GET /api/mails/${mail.mail_id}`)).toMatchObject({ mail });
    const bad = await games.send(mailOf({ expire_days: '30' }));
    expect(bad).toMatchObject({ status: 400, body: { error: 'bad_request' } });
    expect(bad.body.reason).toMatch(/expire_days/);
    expect((await games.send(mailOf(), { id: freshMailId() })).body.reason).toMatch(/X-PS-Id of a mail is its mail_id/);
    expect((await games.send(mailOf({ game_id: 'L33' }), { keys: [KEY] })).body.reason).toMatch(/key is that of H73/);
  });

  it('knows after a restart what it took before, also when its last line was cut off', async () => {
    const mail = mailOf();
    const first = await games.send(mail);
    await games.control('POST /api/claims', { game: 'H73', role: mail.role_id });
    appendFileSync(games.ledgerFile, '{"kind":"applied","n":');
    await games.restart();
    expect((await games.send(mail)).body).toEqual({ ...first.body, status: 'duplicate' });
    expect((await games.state(mail.mail_id)).body.status).toBe('claimed');
    const second = await games.send(mailOf());
    expect(Number(second.body.partner_mail_id)).toBe(Number(first.body.partner_mail_id) + 1);
    await games.restart();
    expect(await games.control('GET /api/counters')).toMatchObject({
      mails: 2,
      games: { H73: { received: 4, applied: 2, duplicates: 1, claimed: 1 } },
    });
  });
});

describe('what becomes of a mail', () => {
  it('is told, and taken back where the game offers it', async () => {
    const [kept, claimed, expired] = [mailOf(), mailOf(), mailOf()];
    for (const mail of [kept, claimed, expired]) await games.send(mail);
    await games.control(`POST /api/mails/${claimed.mail_id}/claim`);
    await games.control(`POST /api/mails/${expired.mail_id}/expire`);
    const states = await Promise.all([kept, claimed, expired].map(({ mail_id }) => games.state(mail_id)));
    expect(states.map(({ body }) => body.status)).toEqual(['accepted', 'claimed', 'expired']);
    for (const time of [1, 2])
      expect(await games.recall(kept.mail_id), `time ${time}`).toMatchObject({
        status: 200,
        body: { status: 'recalled' },
      });
    expect(await games.recall(claimed.mail_id)).toMatchObject({ status: 409, body: { error: 'already_claimed' } });
    expect(await games.recall(freshMailId())).toMatchObject({ status: 404, body: { error: 'mail_not_found' } });
    expect(ledger().filter(({ kind }) => kind === 'recalled')).toHaveLength(1);
    expect((await games.send(kept)).body.status).toBe('duplicate');
    await games.control('POST /api/games/H73', { recall: false });
    expect(await games.recall(kept.mail_id)).toMatchObject({ status: 501, body: { error: 'not_offered' } });
  });

  it('is hidden from the other games', async () => {
    const mail = mailOf();
    await games.send(mail);
    const keys = [{ kid: 'G112-link', secret: Buffer.from('secret-of-G112'.repeat(3)) }];
    expect((await games.state(mail.mail_id, { keys })).status).toBe(404);
  });

  it('is told of claims, in the order of the claims or not', async () => {
    const mails = [mailOf(), mailOf(), mailOf()];
    for (const mail of mails) await games.send(mail);
    await games.control('POST /api/games/H73', { claims_out_of_order: true });
    for (const { mail_id } of mails) await games.control(`POST /api/mails/${mail_id}/claim`);
    await games.control('POST /api/games/H73', { claims_out_of_order: false });
    const last = mailOf();
    await games.send(last);
    await games.control('POST /api/claims', { game: 'H73', role: last.role_id });
    const { claims } = await games.control<{ claims: { mail_id: string; claimed_at: number }[] }>('GET /api/claims');
    const [a, b, c] = mails.map(({ mail_id }) => mail_id);
    expect(claims.map(({ mail_id }) => mail_id)).toEqual([b, a, last.mail_id, c]);
    expect(ledger().filter(({ kind }) => kind === 'claimed')).toHaveLength(4);
  });
});

describe('the proof of a call', () => {
  it('is asked for at every address', async () => {
    for (const line of [
      'GET /partner/v1/health',
      'GET /partner/v1/roles/1',
      'GET /partner/v1/mails/x',
      'POST /partner/v1/mails',
    ]) {
      const [method = '', path = ''] = line.split(' ');
      const answer = await fetch(games.url + path, { method });
      expect([line, answer.status, (await answer.json()).error]).toEqual([line, 401, 'bad_signature']);
    }
  });

  it('says what was wrong', async () => {
    const now = Math.floor(Date.now() / 1000);
    const mail = mailOf();
    const wrong = { ...KEY, secret: Buffer.from('not the secret that both sides hold') };
    const faults: [over: Parameters<Games['send']>[1], reason: RegExp][] = [
      [{ keys: [wrong] }, /not that of these bytes/],
      [{ atS: now - 400 }, /400 s apart: X-PS-Timestamp is behind/],
      [{ atS: now + 400 }, /ahead of/],
      [{ sent: { body: `${JSON.stringify(mail)} ` } }, /not that of these bytes/],
      [{ sent: { path: '/partner/v1/mails?x=1' } }, /not that of these bytes/],
      [{ sent: { headers: { 'x-ps-signature': '' } } }, /x-ps-signature is missing/],
      [{ id: 'two words' }, /X-PS-Id is not/],
    ];
    for (const [over, reason] of faults) {
      const heard = await games.send(mail, over);
      expect([heard.status, heard.body.error]).toEqual([401, 'bad_signature']);
      expect(heard.body.reason).toMatch(reason);
    }
    expect((await games.role('123456789', '2001', 'H73', { sent: { method: 'DELETE' } })).status).toBe(404);
    const { calls } = await games.control<{ calls: { reason: string }[] }>('GET /api/log?outcome=bad_signature');
    expect(calls.map(({ reason }) => reason)).toHaveLength(7);
    expect(applied()).toEqual([]);
  });

  it('counts under the keys that the game has', async () => {
    games.writeLinks([NEXT, KEY]);
    await expect.poll(async () => (await games.send(mailOf(), { keys: [NEXT] })).status).toBe(200);
    await games.control('POST /api/games/H73', { accept_keys: 'oldest' });
    expect((await games.send(mailOf(), { keys: [NEXT, KEY] })).status).toBe(200);
    expect((await games.send(mailOf(), { keys: [NEXT] })).status).toBe(401);
    await games.control('POST /api/games/H73', { accept_keys: 'newest' });
    expect((await games.send(mailOf(), { keys: [KEY] })).status).toBe(401);
    await games.control('POST /api/games/H73', { accept_keys: 'none' });
    expect((await games.send(mailOf(), { keys: [NEXT, KEY] })).body.reason).toMatch(/no key that counts now/);
    games.writeLinks([KEY]);
    await games.control('POST /api/games/H73', { accept_keys: 'all' });
    await expect.poll(async () => (await games.send(mailOf(), { keys: [NEXT] })).status).toBe(401);
  });

  it('counts for the published values, at their moment', async () => {
    const at = 1_767_225_600;
    await games.control('POST /api/games/H73', { clock_offset_s: at - Math.floor(Date.now() / 1000) });
    const body =
      '{"mail_id":"rdm_01JDEMO0000000000000000002","game_id":"H73","server_id":"tw_2001","role_id":"123456789",' +
      '"title":"活動序號獎勵","body":"感謝參與活動","items":[{"item_code":"gift_box_a","qty":1}],"expire_days":30,' +
      '"reason":"serial:ev_2025h73"}';
    const headers = (id: string, signature: string) => ({
      'x-ps-key': KEY.kid,
      'x-ps-id': id,
      'x-ps-timestamp': String(at),
      'x-ps-signature': signature,
    });
    const mail = await fetch(`${games.url}/partner/v1/mails`, {
      method: 'POST',
      body,
      headers: headers('rdm_01JDEMO0000000000000000002', 'v1,h3d58PZbuPcR6Sgm1S9aoH9IWSKc08nu4p4JWrdOb1o='),
    });
    expect(await mail.json()).toMatchObject({ status: 'accepted' });
    const role = await fetch(`${games.url}/partner/v1/roles/123456789?game_id=H73&host_id=2001`, {
      headers: headers('req_01JDEMO0000000000000000003', 'v1,egU8CMjKjC3Pp7hIzbMJiyTMzsXH9LHDOpqT2rL1aBM='),
    });
    expect(await role.json()).toMatchObject({ result: { char_name: '測試角色' } });
  });

  it('is measured by the clock of the game', async () => {
    await games.control('POST /api/games/H73', { clock_offset_s: 600 });
    expect((await games.send(mailOf())).body.reason).toMatch(/600 s apart/);
    expect((await games.send(mailOf(), { atS: Math.floor(Date.now() / 1000) + 600 })).status).toBe(200);
  });
});
