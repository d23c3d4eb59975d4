import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { allRoutes } from '@hub/contracts/docs';
import { supportDesk, type AccountHoldView } from '@hub/contracts/support';
import { takesPapers, type Desk as TicketDesk, type StaffTicketView } from '@hub/contracts/tickets';
import { staffCode } from '../../infra/local/token/staff-code.mjs';
import { Desk, type Account } from './desk-session.ts';
import { PNG } from './player-answers.ts';
import { walkTheQueue } from './queue-answers.ts';
import type { Recorder } from './recorder.ts';

/** An agent reads and answers a case. */
export async function workAtTheDesk(site: Recorder, origin: string, agent: Account, id: number): Promise<void> {
  const desk = new Desk(site, origin);
  await desk.call('POST /api/staff/login', { login: agent.login, password: 'wrong' });
  await desk.signIn(agent);
  await desk.call('GET /api/staff/me');
  await desk.call('GET /api/staff/sessions');
  await workOnReports(desk, id, supportDesk);
  await desk.call('GET /api/staff/accounts');
  await desk.call('POST /api/staff/step_up', { code: '000000' });
  await desk.call('POST /api/staff/step_up', { code: staffCode(agent.totp_secret, Date.now() + 30_000).code });
  await desk.call('POST /api/staff/sessions/end_others');
  await desk.call('POST /api/staff/logout');
}

/** The queue, and everything that is done to one case of it. */
export async function workOnReports(desk: Desk, id: number, area: TicketDesk): Promise<void> {
  const base = `/api/staff/${area.api}`;
  await walkTheQueue(desk, base);
  await desk.call(`GET ${base}/1`);
  type Shown = { data: { paper_ids: number[]; pic_plus: { pic_path: string }[] } };
  const { data } = (await desk.call<Shown>(`GET ${base}/${id}`)).body;
  await desk.call(`GET ${base}/${id}/replies?before=4294967295`);
  for (const path of [data.pic_plus[0]?.pic_path, `/media/staff/${area.media}/2026/11/unknown`])
    await desk.call(`GET ${path}`);
  for (const reason of takesPapers(area) ? ['', '核對帳號擁有者'] : [])
    await desk.call(`POST ${base}/${id}/papers/${data.paper_ids[0]}`, { reason });
  await lookAround(desk, id, area);
  await desk.call(`POST ${base}/${id}/reply`, { content: '您好' });
  const mine = { desk, one: `${base}/${id}` };
  await change(mine, 'reply', { content: '' });
  await change(mine, 'reply', { content: '您好，已為您確認。' });
  await workOnACase(mine, id, base);
}

type Case = { desk: Desk; one: string };

/** A change by somebody who has just read the case. */
async function change<Data = object>({ desk, one }: Case, what: string, body: object = {}): Promise<Data> {
  const read = await desk.call<{ data: { version: number } }>(`GET ${one}`);
  const seen = { 'if-match': String(read.body.data.version) };
  return (await desk.call<{ data: Data }>(`POST ${one}/${what}`, body, seen)).body.data;
}

/** Everything that is done to a case beside answering it; it ends open, and answered last. */
async function workOnACase(mine: Case, id: number, queue: string): Promise<void> {
  const { desk, one: base } = mine;
  const { data } = (await desk.call<{ data: { id: number }[] }>(`GET ${base}/colleagues`)).body;
  const [colleague] = data;
  await change(mine, 'release');
  await desk.call(`POST ${base}/take`, {}, { 'if-match': '0' });
  await change(mine, 'take');
  await change(mine, 'assign', { staff_id: 999_999 });
  await change(mine, 'assign', { staff_id: colleague?.id });
  for (const doing of ['reading', 'gone', 'sleeping']) await desk.call(`POST ${base}/presence`, { doing });
  const noted = await change<{ notes: { id: number }[] }>(mine, 'note', { content: '等金流回覆' });
  await change(mine, `notes/${noted.notes[0]?.id}`, { content: '金流已回覆' });
  await desk.call(`GET ${base}/choices`);
  await change(mine, 'type', { game_id: 'H73', question_type: '1' });
  await change(mine, 'merge', { into: id, into_version: 1 });
  await change(mine, 'resend_code');
  await change(mine, 'close');
  await change(mine, 'reopen', { reason: '玩家補了資料' });
  await change(mine, 'reply', { content: '已經補發了。' });
  await mergeAndBulk(desk, id, queue);
}

/** Two of the demonstration's cases of one owner are merged; a list of none, and of one that is closed, is worked on. */
async function mergeAndBulk(desk: Desk, id: number, base: string): Promise<void> {
  const queue = await desk.call<{ data: { id: number }[] }>(`GET ${base}`);
  for (const { id: one } of queue.body.data) {
    const { body } = await desk.call<{ data: Pick<StaffTicketView['data'], 'similar'> }>(`GET ${base}/${one}`);
    const twin = body.data.similar.find((other) => other.id !== id);
    if (!twin || one === id) continue;
    await change({ desk, one: `${base}/${one}` }, 'merge', { into: twin.id, into_version: twin.version });
    const bulk = { action: 'close', ids: [one], count: 1 };
    const begun = await desk.call<{ data: { id: number } }>(`POST ${base}/bulk`, bulk);
    await desk.call(`GET ${base}/bulk/${begun.body.data.id}`);
    return;
  }
}

/** A lead keeps a case beyond its time and lets it go again, looks at the figures and takes them along. */
export async function reportAtTheDesk(site: Recorder, origin: string, lead: Account, report: number): Promise<void> {
  const desk = new Desk(site, origin);
  // The code of now was taken when the mails were looked at.
  await desk.signIn(lead, 1);
  await keepPenalties(desk);
  await reportOn(desk, report, supportDesk);
}

/** What a lead does to one case, and makes of all of them. */
export async function reportOn(desk: Desk, report: number, { api }: TicketDesk): Promise<void> {
  const base = `/api/staff/${api}`;
  const held = { desk, one: `${base}/${report}` };
  for (const deed of ['hold', 'hold/release']) await change(held, deed, { reason: '法務調查中' });
  await askedForRecords(desk, base, report);
  for (const path of ['figures', 'figures/comments', 'figures/helped'])
    for (const range of ['from=2026-01-01&until=2026-12-31', 'from=2026-02-30&until=2026-01-01'])
      await desk.call(`GET ${base}/${path}?${range}`);
  const body = { kind: 'figures', from: '2026-01-01', until: '2026-01-31' };
  await desk.call(`POST ${base}/exports`, { ...body, kind: 'cases', personal: true });
  const asked = await desk.call<{ data: { id: string } }>(`POST ${base}/exports`, body);
  const { id } = asked.body.data;
  for (let n = 0; n < 400; n += 1) {
    const { data } = (await desk.call<{ data: { state: string }[] }>(`GET ${base}/exports`)).body;
    if (data.every(({ state }) => state === 'done')) break;
    await sleep(50);
  }
  await desk.call(`GET ${base}/exports/${id}`);
  await desk.call(`POST ${base}/exports/${id}/cancel`);
}

/** An open case that turns out to be a request of game records has a day and a fee; then it is none after all. */
async function askedForRecords(desk: Desk, base: string, report: number): Promise<void> {
  const queue = await desk.call<{ data: { id: number; game_id: string }[] }>(`GET ${base}`);
  const [{ id, game_id } = { id: 0, game_id: '' }] = queue.body.data.filter((row) => row.id !== report);
  const mine = { desk, one: `${base}/${id}` };
  await change(mine, 'type', { game_id, question_type: 'game_history' });
  await change(mine, 'fee', { fee: 'received', reason: '匯款，後五碼 12345' });
  await desk.call(`GET ${base}/deadlines`);
  await desk.call(`GET ${base}/deadlines/counts`);
  await change(mine, 'type', { game_id, question_type: '1' });
}

/** What an agent has at hand beside a case: the player, canned replies, pictures. */
async function lookAround(desk: Desk, id: number, { api }: TicketDesk): Promise<void> {
  const base = `/api/staff/${api}`;
  await desk.call(`GET ${base}/macros`);
  await desk.call(`GET ${base}/${id}/macros`);
  await desk.call(`POST ${base}/${id}/contact`);
  await desk.call(`GET /api/staff/card/${api}?case=${id}`);
  const form = new FormData();
  form.set('file', new Blob([PNG], { type: 'image/png' }), 'dot.png');
  await desk.call(`POST ${base}/attachments?question_id=${id}`, form);
}

/** A penalty is noted against an account, too late against it again, and lifted. */
async function keepPenalties(desk: Desk): Promise<void> {
  const account = { game_id: 'H73', uid: 'uid-of-nobody' };
  const body = { ...account, kind: 'mute', days: 1, reason: '世界頻道洗版', seen: 0 };
  const noted = await desk.call<{ data: { id: number } }>('POST /api/staff/penalties', body);
  await desk.call('POST /api/staff/penalties', body);
  await desk.call(`GET /api/staff/card/penalties?${new URLSearchParams(account)}`);
  await desk.call('GET /api/staff/card/penalties?game_id=H73');
  const held = { ...account, reason: '法務調查中' };
  await desk.call('POST /api/staff/account_holds', held);
  const { body: hold } = await desk.call<AccountHoldView>(`GET /api/staff/card/hold?${new URLSearchParams(account)}`);
  await desk.call('GET /api/staff/card/hold?game_id=H73');
  for (const seen of ['2026-01-01T00:00:00+08:00', hold.data?.at])
    await desk.call('POST /api/staff/account_holds/release', { ...held, seen });
  const reason = '查證後是他人盜用';
  for (const id of [noted.body.data.id, 999_999]) await desk.call(`POST /api/staff/penalties/${id}/lift`, { reason });
}

/** A canned reply is written, changed, put away and taken back. */
export async function writeAMacro(desk: Desk, { api }: TicketDesk): Promise<void> {
  const words = { game_id: '', language: 'zh-TW', title: '已收到', content: '{character_name} 您好', closes: '0' };
  const base = `/api/staff/${api}/macros`;
  await desk.call(`POST ${base}`, { ...words, content: '{email}' });
  const made = await desk.call<{ data: { macro: { id: number } } }>(`POST ${base}`, words);
  const one = `${base}/${made.body.data.macro.id}`;
  await desk.call(`GET ${one}`);
  for (const version of ['1', '1']) await desk.call(`PUT ${one}`, { ...words, title: '收到' }, { 'if-match': version });
  for (const archived of ['1', '0']) await desk.call(`POST ${one}/archive`, { archived }, { 'if-match': '2' });
}

/** A lead looks at what was mailed, sends one again, and the mail server reports a bounce. */
export async function lookAtTheMails(site: Recorder, origin: string, lead: Account, bounceKey: string): Promise<void> {
  const desk = new Desk(site, origin);
  await desk.signIn(lead);
  await readMails(desk, site, bounceKey, supportDesk);
}

export async function readMails(desk: Desk, site: Recorder, bounceKey: string, { api }: TicketDesk): Promise<void> {
  const base = `/api/staff/${api}/mails`;
  const rows = async () => (await desk.call<{ data: { id: number; state: string }[] }>(`GET ${base}`)).body.data;
  const sent = async () => (await rows()).find(({ state }) => state === 'sent');
  for (let look = 0; look < 400 && !(await sent()); look += 1) await sleep(50);
  const id = (await sent())?.id ?? 0;
  await desk.call(`POST ${base}/${id}/resend`, { resends: 0 });
  await desk.call(`POST ${base}/${id}/release`);
  const [token, status, at] = ['0'.repeat(32), '5.1.1', new Date().toISOString()];
  const signature = createHmac('sha256', Buffer.from(bounceKey, 'base64url')).update(`${token}\n${status}\n${at}`);
  const bounce = { token, status, at, signature: signature.digest('hex') };
  for (const json of [bounce, { ...bounce, at: 'now' }, {}]) await site.call(`POST /api/${api}/bounces`, { json });
}

/** Nobody is signed in: every call of the desk refuses. */
export async function knockAtTheDesk(site: Recorder): Promise<void> {
  for (const { method, path, who } of allRoutes) {
    if (who !== 'staff') continue;
    const line = `${method} ${path.replace(/:\w+/g, '1')}`;
    await site.call(line, method === 'GET' ? {} : { json: {} });
  }
}
