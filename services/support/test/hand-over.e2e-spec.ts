import type { Principal } from '@hub/contracts/shared';
import type {
  CreatedView,
  FormSettingsView,
  HandOverStateView,
  HandOverView,
  OpenedHandOverView,
  TicketView,
  UploadedView,
} from '@hub/contracts/tickets';
import { parseRings } from '@hub/nest-kit/keys';
import { aPlayer, callAs, testKeys, unique } from '@hub/nest-kit/testing';
import { readToken, type TokenRings } from '@hub/nest-kit/tokens';
import { openDatabase } from '@hub/nest-kit/db';
import { sweepHandOvers } from '@hub/tickets/server';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { aForm, aPicture } from './pictures.ts';
import { start as startMain } from '../src/main.ts';
import { caseToken } from './picture-calls.ts';
import { reportCalls } from './report-calls.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

const rings = parseRings(testKeys.TOKEN_KEYS) as TokenRings;
const anon: Principal = { kind: 'anon' };
const values = { question_type: '1', email: 'p@example.com', content: '角色卡在地圖裡，重開也一樣' };

let support: Support;
let source: DataSource;
beforeAll(async () => {
  support = await startSupport();
  source = await openDatabase(support.database.url, schema, 2);
});
afterAll(async () => {
  await source.destroy();
  await support.close();
});

const { call } = reportCalls(() => support);
const begin = async (who: Principal, over: object = {}) =>
  call<HandOverView>('POST /api/questions/drafts', { who, body: { game_id: 'H73', form: 'create', values, ...over } });
const open = (code: string, key = 'first-key') =>
  call<OpenedHandOverView>('POST /api/questions/drafts/open', { who: anon, body: { code }, key });
const stateOf = async (watch: string) =>
  (await call<HandOverStateView>('POST /api/questions/drafts/state', { who: anon, body: { watch } })).body.msg;
const whoOf = async (token: string) => (await readToken(rings, token)).who as Principal;
const send = (who: Principal, form: Record<string, string>, key?: string) =>
  call<CreatedView>('POST /api/questions/create_web_form', { who, form, key });
const age = (watchless: string) => source.query(`UPDATE hand_over SET ${watchless} ORDER BY id DESC LIMIT 1`);

const picture = async (who: Principal) => {
  const form = aForm({}, { file: { bytes: await aPicture(), name: 'receipt.png' } });
  return (await call<UploadedView>('POST /api/questions/attachments?for=create', { who, form })).body.msg.id;
};

describe('the token of a case', () => {
  const aKey = () => `key-of-${unique()}`;
  const tokenOf = async (who: Principal, id: number) =>
    (await call<TicketView>(`GET /api/questions/view/${id}`, { who })).body.msg.token;

  it('names the account that it was given to, through every way to it, and so ends with the account', async () => {
    const player = aPlayer();
    const { game, uid, chain } = player;
    const form = { game_id: 'H73', ...values };
    const filed = (await send(player, form, 'account-key-1')).body.msg;
    const again = (await send(player, form, 'account-key-1')).body.msg;
    const opened = (await open((await begin(player)).body.msg.code, aKey())).body.msg;
    const handed = (await send(await whoOf(opened.token), form, aKey())).body.msg;
    const tokens = [filed.token, again.token, handed.token, await tokenOf(player, filed.question_id)];
    const holders = await Promise.all(tokens.map(whoOf));
    for (const who of holders) expect(who).toMatchObject({ kind: 'K', account: { game, uid, chain } });
    const onward = (await send(holders[0]!, aReport(), aKey())).body.msg;
    expect(await whoOf(onward.token)).toMatchObject({ ticket: onward.question_id, account: { game, uid, chain } });
  });

  it('names nobody where a visitor got it', async () => {
    const { token, question_id } = (await send(anon, aReport(), aKey())).body.msg;
    expect(await whoOf(token)).toEqual({ kind: 'K', desk: 'support', ticket: question_id, game: 'H73' });
  });
});

describe('a half-written report that goes on in another browser', () => {
  it('takes words and pictures along and is sent in the name of the player, once', async () => {
    const player = aPlayer();
    const id = await picture(player);
    const { code, watch } = (await begin(player, { files: [{ id, name: 'receipt.png' }] })).body.msg;
    expect(await stateOf(watch)).toEqual({ state: 'waiting', question_id: 0 });

    const opened = (await open(code)).body.msg;
    expect(opened).toMatchObject({ game_id: 'H73', form: 'create', role_id: player.role, values });
    expect(opened.files).toMatchObject([{ id, name: 'receipt.png', thumb: expect.stringContaining('v=thumb') }]);
    expect(await stateOf(watch)).toEqual({ state: 'opened', question_id: 0 });

    const elsewhere = await whoOf(opened.token);
    const form = { game_id: 'H73', ...values, attachment1: id };
    const sent = await send(elsewhere, form, 'submit-key-1');
    expect(sent.status).toBe(200);
    const { question_id } = sent.body.msg;
    expect(await stateOf(watch)).toEqual({ state: 'sent', question_id });
    const seen = await call<{ id: number; pic_plus: unknown[] }>(`GET /api/questions/view/${question_id}`, {
      who: player,
    });
    expect(seen.body.msg.pic_plus).toHaveLength(1);

    // A repeat of the same submit is the same report; another report is not in the hand-over.
    expect((await send(elsewhere, form, 'submit-key-1')).body.msg.question_id).toBe(question_id);
    const more = await send(elsewhere, { game_id: 'H73', ...values }, 'submit-key-2');
    expect([more.status, Object.keys(more.body)]).toEqual([409, ['msg']]);
    expect((await open(code)).status).toBe(404);
  });

  it('opens in one browser only; its own repeats get the same', async () => {
    const { code } = (await begin(aPlayer())).body.msg;
    const both = await Promise.all([open(code, 'browser-one'), open(code, 'browser-two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const winner = both[0].status === 200 ? 'browser-one' : 'browser-two';
    expect((await open(code, winner)).body.msg.values).toEqual(values);
    expect((await open('A'.repeat(22))).status).toBe(404);
    expect((await open('short')).status).toBe(400);
  });

  it('gives a stolen link no more than that one report', async () => {
    const player = aPlayer();
    const form = { game_id: 'H73', ...values };
    const own = (await send(player, form)).body.msg.question_id;
    const thief = await whoOf((await open((await begin(player)).body.msg.code)).body.msg.token);
    for (const line of ['GET /api/questions/list', `GET /api/questions/view/${own}`, 'GET /api/questions/unread']) {
      expect((await call(line, { who: thief })).status).toBe(401);
    }
    const reply = { question_id: String(own), content: '不是我' };
    expect((await call('POST /api/questions/insert_reply', { who: thief, form: reply })).status).toBe(401);
    expect(
      (await call('POST /api/questions/drafts', { who: thief, body: { game_id: 'H73', form: 'create', values } }))
        .status,
    ).toBe(401);
    // Only what stands on the page: whose character it is, and nothing to look somebody up by.
    const shown = await call<never>('GET /api/questions/render_create_form/H73', { who: thief });
    const { settings } = shown.body as unknown as { settings: FormSettingsView };
    expect(settings.user).toMatchObject({ partner_uid: '', role_id: player.role });
    expect(settings.open_reports).toEqual([]);
    const theirs = await call<never>('GET /api/questions/render_create_form/H73', { who: player });
    const whole = (theirs.body as unknown as { settings: FormSettingsView }).settings;
    expect([whole.user?.partner_uid, whole.open_reports.map(({ id }) => id)]).toEqual([player.uid, [own]]);
    const setup = await call('POST /api/service/init_setup', { who: thief, body: { search_string: '?game_id=H73' } });
    expect(setup.body).toMatchObject({ is_in_game: false, token: '', role_id: '' });
  });

  it('leads a visitor to the form of a visitor', async () => {
    const { code, watch } = (await begin(anon)).body.msg;
    const opened = (await open(code)).body.msg;
    expect(opened.role_id).toBeNull();
    const sent = await send(await whoOf(opened.token), aReport());
    expect(await stateOf(watch)).toEqual({ state: 'sent', question_id: sent.body.msg.question_id });
  });

  it('leaves out pictures of somebody else', async () => {
    const foreign = await picture(aPlayer());
    const { code } = (await begin(aPlayer(), { files: [{ id: foreign, name: 'x.png' }] })).body.msg;
    expect((await open(code)).body.msg.files).toEqual([]);
  });

  it('takes the pictures of who holds one case along', async () => {
    const earlier = (await send(anon, aReport())).body.msg.question_id;
    const holder = caseToken(earlier);
    const id = await picture(holder);
    const typed = aReport();
    const { code } = (await begin(holder, { values: typed, files: [{ id, name: 'receipt.png' }] })).body.msg;
    const opened = (await open(code)).body.msg;
    expect([opened.role_id, opened.files.map((file) => file.id)]).toEqual([null, [id]]);
    const sent = await send(await whoOf(opened.token), { ...typed, attachment1: id });
    expect(sent.status).toBe(200);
    const rows = await source.query('SELECT public_id FROM attachment WHERE ticket_id = ?', [
      sent.body.msg.question_id,
    ]);
    expect(rows).toEqual([{ public_id: id }]);
  });

  it.each([
    [
      'a player',
      async () => ({ who: aPlayer() as Principal, form: { game_id: 'H73', ...values } as Record<string, string> }),
    ],
    ['who holds the case', async (closed: number) => ({ who: caseToken(closed), form: aReport() })],
  ])('continues the same case for %s', async (_, make) => {
    const filed = (await send(anon, aReport())).body.msg.question_id;
    const { who, form } = await make(filed);
    const closed = who.kind === 'S' ? (await send(who, form)).body.msg.question_id : filed;
    await source.query("UPDATE ticket SET status = 4, closed_at = NOW(3), closed_by = 'player' WHERE id = ?", [closed]);
    const opened = (await open((await begin(who, { follows: closed })).body.msg.code)).body.msg;
    expect(opened.follows).toBe(closed);
    const elsewhere = await whoOf(opened.token);
    const sent = await send(elsewhere, { ...form, content: '同樣的問題又出現了', follows: String(closed) });
    expect(sent.status).toBe(200);
    const [row] = await source.query('SELECT follows_id FROM ticket WHERE id = ?', [sent.body.msg.question_id]);
    expect(row).toEqual({ follows_id: closed });
    expect((await begin(who, { follows: 'x' })).status).toBe(400);
  });

  describe('is one report', () => {
    const KEY = 'key-of-the-form';
    const form = { game_id: 'H73', ...values };
    const reportsOf = (player: { uid: string }) =>
      source.query('SELECT id FROM ticket WHERE partner_uid = ?', [player.uid]);
    const elsewhere = async (who: Principal) =>
      whoOf((await open((await begin(who, { key: KEY })).body.msg.code)).body.msg.token);
    const refused = (answer: { status: number; body: object }) => [answer.status, Object.keys(answer.body)];

    it('when its first window sends it after the browser did', async () => {
      const player = aPlayer();
      const sent = await send(await elsewhere(player), form, 'any-other-key');
      expect((await send(player, form, KEY)).body.msg.question_id).toBe(sent.body.msg.question_id);
      expect((await send(player, { ...form, content: '改過的內容也不會再送一次' }, KEY)).status).toBe(409);
      expect(await reportsOf(player)).toHaveLength(1);
    });

    it('when the browser sends it after the first window did, and the link learns nothing of it', async () => {
      const player = aPlayer();
      const thief = await elsewhere(player);
      await send(player, form, KEY);
      for (const content of [values.content, '改過的內容也不會再送一次']) {
        const answer = await send(thief, { ...form, content }, KEY);
        expect(refused(answer)).toEqual([409, ['msg']]);
      }
      expect(await reportsOf(player)).toHaveLength(1);
    });

    it('when two links lead to it', async () => {
      const player = aPlayer();
      const [one, two] = [await elsewhere(player), await elsewhere(player)];
      const sent = await Promise.all([send(one, form, 'browser-one'), send(two, form, 'browser-two')]);
      expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await reportsOf(player)).toHaveLength(1);
    });

    it('also for visitors', async () => {
      const typed = aReport();
      const who = await elsewhere(anon);
      const sent = await send(who, typed, 'browser-one');
      expect((await send(anon, typed, KEY)).body.msg.question_id).toBe(sent.body.msg.question_id);
      await source.query('DELETE FROM idem');
    });

    it('when both halves of a repeat reach two processes at the same time', async () => {
      const other = await startMain(support.env);
      try {
        for (let round = 0; round < 5; round += 1) {
          const player = aPlayer();
          const id = await picture(player);
          const who = await whoOf((await open((await begin(player)).body.msg.code)).body.msg.token);
          const key = `twin-key-${unique()}`;
          const sent = { who, key, form: { ...form, attachment1: id } };
          const line = 'POST /api/questions/create_web_form';
          const answers = await Promise.all(
            [support.url, other.url].map((url) => callAs<{ msg: CreatedView }>(url, 'support', line, sent)),
          );
          expect(answers.map(({ status }) => status)).toEqual([200, 200]);
          expect(new Set(answers.map(({ body }) => body.msg.question_id)).size).toBe(1);
          expect(await reportsOf(player)).toHaveLength(1);
        }
      } finally {
        await other.close();
      }
    });
  });

  it('goes on as long as the last token of its browser may live', async () => {
    const { code, watch } = (await begin(aPlayer())).body.msg;
    await open(code);
    await age('created_at = NOW(3) - INTERVAL 59 MINUTE, opened_at = NOW(3) - INTERVAL 58 MINUTE');
    expect((await stateOf(watch)).state).toBe('opened');
    await age('created_at = NOW(3) - INTERVAL 61 MINUTE');
    expect((await stateOf(watch)).state).toBe('over');
  });

  it('is over after half an hour, and is swept after its last token has ended', async () => {
    const { code, watch } = (await begin(aPlayer())).body.msg;
    await age('created_at = NOW(3) - INTERVAL 31 MINUTE');
    expect((await open(code)).status).toBe(404);
    expect(await stateOf(watch)).toEqual({ state: 'over', question_id: 0 });
    expect(await sweepHandOvers(source)).toBe(0);
    await age('created_at = NOW(3) - INTERVAL 66 MINUTE');
    expect(await sweepHandOvers(source)).toBe(1);
    expect(await stateOf(watch)).toEqual({ state: 'over', question_id: 0 });
  });

  it('stands sealed in the table, without its code', async () => {
    const { code } = (await begin(aPlayer())).body.msg;
    const [row] = (await source.query('SELECT * FROM hand_over ORDER BY id DESC LIMIT 1')) as Record<string, Buffer>[];
    const bytes = Object.values(row ?? {}).filter((value) => Buffer.isBuffer(value));
    expect(bytes.length).toBeGreaterThan(2);
    for (const value of bytes) {
      expect(value.includes(code)).toBe(false);
      expect(value.includes('角色卡在地圖裡')).toBe(false);
    }
  });

  it.each([
    ['a field that is no text', { values: { content: 5 } }],
    ['more text than a form has', { values: { content: 'x'.repeat(16_001) } }],
    [
      'more fields than a form has',
      { values: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`f${n}`, 'x'])) },
    ],
    ['a list for the fields', { values: ['x'] }],
    ['a form with a path in its name', { form: '../evil' }],
  ])('refuses %s', async (_, over) => {
    expect((await begin(anon, over)).status).toBe(400);
  });

  it('has a limit per player', async () => {
    const player = aPlayer();
    for (let made = 0; made < 30; made += 1) expect((await begin(player)).status).toBe(200);
    expect((await begin(player)).status).toBe(429);
    expect((await begin(aPlayer())).status).toBe(200);
  });
});
