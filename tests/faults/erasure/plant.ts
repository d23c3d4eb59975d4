import { randomUUID } from 'node:crypto';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import mysql from 'mysql2/promise';
import type { FirstStepView, PaymentFormView, ReportResultView } from '@hub/contracts/topup';
import { parseKey, parseRing, parseRings } from '@hub/nest-kit/keys';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import { expect, vi } from 'vitest';
import { CodeKeys } from '../../../services/events/src/code-keys.ts';
import { anEvent } from '../../../services/events/test/redeem.setup.ts';
import { aPicture } from '../../../services/support/test/pictures.ts';
import { aPurchase, aTransfer, buyer } from '../../../services/topup/test/checkout.setup.ts';
import { payAt } from '../../../services/topup/test/go-pay.ts';
import type { FaultSite } from '../fault-site.ts';
import { nameInGame, type Planted } from './person.ts';
import { plantRows } from './plant-rows.ts';

export type Ask = <Row>(service: string, sql: string, values?: unknown[]) => Promise<Row[]>;
type Field = { site: FaultSite; ask: Ask; planted: Planted };

/** As the player in the game calls the site. */
async function caller({ site, planted }: Field) {
  const rings = parseRings(site.envOf('support').TOKEN_KEYS ?? '{}') as TokenRings;
  const token = await issueSiteToken(rings, planted.player);
  return async <T>(line: string, sent?: object | FormData): Promise<T> => {
    const [method = 'GET', path = ''] = line.split(' ');
    const isForm = sent instanceof FormData;
    const answer = await fetch(site.url + path, {
      method,
      headers: {
        'x-auth-token': token,
        'idempotency-key': randomUUID(),
        ...(sent && !isForm && { 'content-type': 'application/json' }),
      },
      ...(sent && { body: isForm ? sent : JSON.stringify(sent) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${line} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as T;
  };
}
type Call = Awaited<ReturnType<typeof caller>>;

/** A report with a picture, answered; and one of the VIP desk. */
async function plantCases(call: Call, { ask, planted }: Field): Promise<void> {
  const { player, email, phone } = planted;
  const words = { game_id: 'H73', question_type: '1', email, phone, mobile_locale: '886' };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...words, content: `我是 ${player.name}，信箱 ${email}` }))
    form.set(name, value);
  form.set('attachment1', new Blob([new Uint8Array(await aPicture())], { type: 'image/png' }), `${player.name}.png`);
  await call('POST /api/questions/create_web_form', form);
  await ask(
    'vip',
    "INSERT INTO vip_push (game_id, partner_uid, level, until, as_of) VALUES ('H73', ?, 3, NULL, NOW(3))",
    [player.uid],
  );
  const ahead = new FormData();
  ahead.set('file', new Blob([new Uint8Array(await aPicture())], { type: 'image/png' }), `${player.name}.png`);
  await call('POST /api/questions/attachments?for=create', ahead);
  await call('POST /api/vipquestions/create_web_form', { ...words, content: `VIP ${player.role} 來信` });
}

/** A code that is wrong, one that is right, and its reward in the game. */
async function plantRedemption(call: Call, { site }: Field): Promise<number> {
  const { DATABASE_URL, SERIAL_KEY, SERIAL_KEYS } = site.envOf('events');
  const base = mysql.createPool({ uri: DATABASE_URL ?? '', timezone: 'Z' });
  try {
    const query = async (sql: string, values?: unknown[]) => (await base.query(sql, values))[0];
    const keys = new CodeKeys(parseKey(SERIAL_KEY ?? ''), parseRing(SERIAL_KEYS ?? ''));
    const event = await anEvent(query);
    const code = `DRILL${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`;
    const of = [event.id, event.categories[0]];
    const made = (await query(
      "INSERT INTO serial_batch (event_id, category_id, game_id, kind, state, name, codes) VALUES (?, ?, 'H73', 'generated', 'ready', '演習', 1)",
      of,
    )) as { insertId: number };
    await query('INSERT INTO serial_batch_category (batch_id, category_id, place, codes) VALUES (?, ?, 1, 1)', [
      made.insertId,
      of[1],
    ]);
    await query('INSERT INTO serial_code (code_mac, event_id, category_id, batch_id, cap) VALUES (?, ?, ?, ?, 1)', [
      keys.macOf(code),
      ...of,
      made.insertId,
    ]);
    await expect(call(`POST /api/events/redeem_serial_code/${event.id}`, { serial_no: `${code}X` })).rejects.toThrow();
    await call(`POST /api/events/redeem_serial_code/${event.id}`, { serial_no: code });
    return event.id;
  } finally {
    await base.end();
  }
}

/** An order that is paid and arrives, and a reported transfer. */
async function plantOrders(call: Call, { ask, planted }: Field): Promise<void> {
  const { player, email, phone, birthday } = planted;
  const who = { ...buyer, roleId: player.role, charName: player.name, email, userPhone: phone, birthday };
  const begun = await call<FirstStepView>('POST /api/vipv2/first_step', who);
  const chosen = await call<PaymentFormView>('POST /api/vipv3/createReport', { ...aPurchase, ...begun.record });
  const { newebpay_site, token, MerchantID, Version, TradeInfo, TradeSha } = chosen.record;
  await payAt(newebpay_site, { MerchantID, Version, TradeInfo, TradeSha });
  const result = async () => (await call<ReportResultView>(`GET /api/vipv3/report_result/${token}`)).record;
  await vi.waitFor(async () => expect(await result()).toMatchObject({ report_status: 2, delivery_status: 2 }), {
    timeout: 60_000,
    interval: 300,
  });
  const { game, role } = planted.surveyed;
  const transfers = { ...who, game_id: game, serverId: '1', roleId: role, charName: nameInGame(role) };
  const other = await call<FirstStepView>('POST /api/vipv2/first_step', transfers);
  const reported = { ...aTransfer, ...other.record, recipient: '演習收件人', address: '演習路一段 1 號' };
  await call('POST /api/vipv2/createReport', { ...reported, wireName: player.name, note: email });
  // Somebody of finance looks for the money and finds none.
  await ask('topup', "UPDATE topup_order SET state = 'rejected' WHERE report_id = ?", [other.record.report_id]);
}

/** The exclusive survey, answered with an address; the card has arrived. */
async function plantAnswer(call: Call, { ask, planted }: Field): Promise<void> {
  const { surveyed, player, email } = planted;
  const [survey] = await ask<{ id: number }>('surveys', "SELECT id FROM survey WHERE survey_key = 'idv-2021'");
  await ask('surveys', 'INSERT INTO qualification (survey_id, role_id, account_id, char_name) VALUES (?, ?, ?, ?)', [
    survey?.id,
    surveyed.role,
    surveyed.account,
    player.name,
  ]);
  const sent = { gameId: surveyed.game, roleId: surveyed.role, accountId: surveyed.account };
  const { code } = await call<{ code: string }>('POST /api/events/surveylogin', sent);
  const answers = { satisfied: 'a', wanted: ['gifts'], email, agree: true };
  await call('POST /api/survey/form/idv-2021', { code, answers });
  await ask('surveys', "UPDATE reward SET state = 'given' WHERE survey_id = ?", [survey?.id]);
}

/** A member who logs in with a code from the mail, and has details remembered. */
async function plantMember({ site, ask, planted }: Field): Promise<string> {
  const { email, phone, birthday, player } = planted;
  const send = async (method: string, path: string, body: object, more: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', origin: site.url, ...more };
    const answer = await fetch(`${site.url}/api/auth/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const asked = await fetch(`${site.url}/api/captcha/challenge?for=login`);
  const challenge = (await asked.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const captcha_token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  await send('POST', 'member_code', { email, captcha_token });
  const code = await vi.waitFor(
    async () => {
      const mails = await fetch(`${site.mailUrl}/api/mails?to=${encodeURIComponent(email)}`);
      const { mails: all } = (await mails.json()) as { mails: { subject: string }[] };
      const [found] = all.flatMap(({ subject }) => subject.match(/^\d{6}/) ?? []);
      if (!found) throw new Error('no code was mailed yet');
      return found;
    },
    { timeout: 30_000, interval: 200 },
  );
  const login = await send('POST', 'member_login', { email, code });
  const { token } = (await login.json()) as { token: string };
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const details = { phone, area: '台北市', gender: 'x', birthday, char_name: player.name };
  await send('PUT', 'member_profile', details, { cookie, 'x-auth-token': token, 'if-match': '1' });
  const [member] = await ask<{ id: number }>('identity', 'SELECT MAX(id) AS id FROM member');
  return `m_${member?.id}`;
}

/** One person in every area, by the calls that players use. Answers the event that they took part in. */
export async function plant(field: Field): Promise<number> {
  const call = await caller(field);
  await plantCases(call, field);
  const event = await plantRedemption(call, field);
  await plantAnswer(call, field);
  await plantOrders(call, field);
  const member = await plantMember(field);
  field.planted.names.push(member);
  await plantRows(field, member);
  const { role } = field.planted.player;
  const arrived = () =>
    field.ask('events', "SELECT id FROM delivery WHERE state <> 'delivered' AND role_id = ?", [role]);
  await vi.waitFor(async () => expect(await arrived()).toEqual([]), { timeout: 60_000, interval: 300 });
  return event;
}
