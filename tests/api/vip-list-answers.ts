import { setTimeout as sleep } from 'node:timers/promises';
import type { Desk } from './desk-session.ts';

type Entry = { data: { id: number; version: number } };
type Import = { data: { id: number; version: number; state: string } };
type Rule = { data: { approval: number; version: number } };
type Approvals = { data: { id: number; object: string }[] };

const LIST = '/api/staff/vip';
const ABSENT = 4_000_000_000;
const APPROVALS = '/api/staff/approvals/vip';
const reason = '年度 VIP 名單';
const submit = (key: string) => ({ 'idempotency-key': key });
const seen = (version: number) => ({ 'if-match': String(version) });

/** Who is VIP: entries, a file and a rule, with a second person for the last two. */
export async function keepTheList(admin: Desk, second: Desk): Promise<void> {
  await entries(admin);
  await files(admin, second);
  await rules(admin, second);
  await admin.call('GET /api/staff/card/vip?game_id=H73&uid=uid-api-vip');
  await admin.call('GET /api/staff/card/vip?game_id=H73&uid=uid-api-nobody');
  await second.call(`GET ${APPROVALS}?which=closed`);
  await second.call(`GET ${APPROVALS}/${ABSENT}`);
}

async function entries(desk: Desk): Promise<void> {
  const body = {
    game_id: 'H73',
    partner_uid: 'uid-api-vip',
    level: 2,
    ends_on: '2099-12-31',
    agent: 'yue',
    note: '備註',
  };
  await desk.call(`GET ${LIST}/agents?game_id=H73`);
  const { data } = (await desk.call<Entry>(`POST ${LIST}`, { ...body, reason }, submit('vip-entry-one'))).body;
  await desk.call(`POST ${LIST}`, { ...body, reason }, submit('vip-entry-two'));
  await desk.call(`POST ${LIST}`, { ...body, level: 21, reason }, submit('vip-entry-three'));
  await desk.call(`POST ${LIST}`, { ...body, reason });
  for (const query of ['', '?game_id=H73&state=ended', '?days=30', '?state=upcoming', '?q=uid-', '?state=nonsense'])
    await desk.call(`GET ${LIST}${query}`);
  await desk.call(`GET ${LIST}/counts`);
  const one = `${LIST}/entries/${data.id}`;
  const absent = `${LIST}/entries/${ABSENT}`;
  for (const path of [one, absent]) await desk.call(`GET ${path}`);
  const terms = { level: 3, ends_on: '2099-12-31', reason: '升級' };
  await desk.call(`PUT ${one}`, { ...terms, reason: '升級為三級' }, seen(data.version));
  await desk.call(`PUT ${one}`, { ...terms, reason: '升級為三級' }, seen(data.version));
  await desk.call(`PUT ${absent}`, { ...terms, reason: '升級為三級' }, seen(1));
  for (const path of [one, absent]) await desk.call(`POST ${path}/end`, { reason }, seen(data.version + 1));
  await desk.call(`POST ${one}/end`, { reason }, seen(data.version + 2));
}

async function until(desk: Desk, id: number, state: string): Promise<Import['data']> {
  for (;;) {
    const { data } = (await desk.call<Import>(`GET ${LIST}/import/${id}`)).body;
    if (data.state === state) return data;
    if (data.state === 'failed') throw new Error('an import failed');
    await sleep(100);
  }
}

async function files(desk: Desk, second: Desk): Promise<void> {
  const send = async (text: string, key: string) => {
    const form = new FormData();
    form.set('game_id', 'H73');
    form.set('file', new Blob([text]), 'vip.csv');
    const { body } = await desk.call<Import>(`POST ${LIST}/import`, form, submit(key));
    return until(desk, body.data.id, 'checked');
  };
  const good = await send('partner_uid,level\nuid-api-1,1\nuid-api-2,2\n', 'vip-import-one');
  const faulty = await send('partner_uid,level\nuid-api-1,99\n', 'vip-import-two');
  await desk.call(`POST ${LIST}/import`, new FormData(), submit('vip-import-three'));
  await desk.call(`GET ${LIST}/import`);
  for (const id of [good.id, ABSENT]) await desk.call(`GET ${LIST}/import/${id}/lines?kind=fresh`);
  await desk.call(`GET ${LIST}/import/${faulty.id}/lines`);
  await desk.call(`GET ${LIST}/import/${ABSENT}`);
  for (const { id, version } of [faulty, good])
    await desk.call(`POST ${LIST}/import/${id}/request`, { reason }, seen(version));
  await desk.call(`POST ${LIST}/import/${faulty.id}/cancel`, {}, seen(faulty.version));
  for (const deed of ['request', 'cancel'])
    await desk.call(`POST ${LIST}/import/${ABSENT}/${deed}`, { reason }, seen(1));
  for (const path of ['', '/count']) await second.call(`GET ${APPROVALS}${path}`);
  const open = (await second.call<Approvals>(`GET ${APPROVALS}`)).body.data;
  const request = open.find(({ object }) => object === `vip-import:${good.id}`);
  await second.call(`GET ${APPROVALS}/${request?.id}`);
  await desk.call(`POST ${APPROVALS}/${request?.id}/approve`);
  await second.call(`POST ${APPROVALS}/${request?.id}/approve`);
}

async function rules(desk: Desk, second: Desk): Promise<void> {
  const terms = { on: true, days: 60, amount_twd: 20_000, level: 2 };
  const query = new URLSearchParams(Object.entries(terms).map(([name, value]) => [name, String(value)]));
  const at = (game: string) => `${LIST}/rules/${game}`;
  for (const game of ['MA96', 'support']) await desk.call(`GET ${at(game)}`);
  await desk.call(`GET ${at('MA96')}/preview?${query}`);
  await desk.call(`GET ${at('MA96')}/preview`);
  const ask = (body: object, version = 0) => desk.call<Rule>(`PUT ${at('MA96')}`, { ...terms, ...body }, seen(version));
  await ask({ days: 0, reason });
  await ask({ reason }, 7);
  const { data } = (await ask({ reason })).body;
  await ask({ reason });
  await second.call(`POST ${APPROVALS}/${data.approval}/refuse`, { reason: '金額再想一下' });
  const again = (await ask({ reason })).body.data;
  await desk.call(`POST ${APPROVALS}/${again.approval}/withdraw`);
}
