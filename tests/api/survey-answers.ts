import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bounceText } from '@hub/contracts/tickets';
import { adminUrl, withAdmin } from '@hub/nest-kit/testing';
import { Desk, type Account } from './desk-session.ts';
import type { Recorder } from './recorder.ts';

const DESK = '/api/staff/surveys';
const ABSENT = 4_000_000_000;
const reason = '十二月問卷';
const seen = (version: number) => ({ 'if-match': String(version) });
const submit = () => ({ 'idempotency-key': randomUUID() });
const label = { tw: '題目', hk: '', en: 'Question' };
const none = { tw: '', hk: '', en: '' };
const reward = { kind: 'none', amount: 0, name: none, item_code: '', mail_title: '', mail_body: '', expected: '' };
const content = {
  title: { tw: '介面測試問卷', hk: '', en: 'A survey of tests' },
  intro: none,
  done: none,
  form: { pages: [{ key: 'one', fields: [{ key: 'more', kind: 'text', label, required: true }] }] },
  embed_url: '',
  one_answer_per: 'none',
  reward,
};

type Login = { code: string };
type Survey = { data: { row: { id: number; version: number } } };
type Rows = { data: { id: number; key: string }[] };
type Import = { data: { id: number; version: number; state: string } };

/** Players log in, answer, and are refused. `bounceKey`: of our own mail server. */
export async function answerSurveys(site: Recorder, bounceKey: string): Promise<void> {
  const member = { roleId: '1234567', accountId: '123456789', gameId: 'h55naxx2tw' };
  const login = (json: object) => site.call<Login>('POST /api/events/surveylogin', { json });
  const { code } = (await login(member)).body;
  await login({ ...member, accountId: '999999999' });
  await login({ ...member, roleId: '' });
  const form = '/api/survey/form/idv-2021';
  for (const typed of [code, 'none']) await site.call(`GET ${form}?code=${typed}`);
  const answers = { satisfied: 'a', wanted: ['gifts'], email: 'm@example.com', agree: true };
  for (const sent of [{ ...answers, email: '' }, answers, answers])
    await site.call(`POST ${form}`, { json: { code, answers: sent } });
  const racing = '/api/survey/racing-2026';
  await site.call(`GET ${racing}`);
  await site.call('GET /api/survey/none');
  await site.call(`GET ${racing}?id=1000000001`);
  await site.call(`GET ${racing}?id=12`);
  await site.call(`POST ${racing}`, { json: { roleId: '12' } });
  const report = { token: '0'.repeat(32), status: '5.1.1', at: new Date().toISOString() };
  const signature = createHmac('sha256', Buffer.from(bounceKey, 'base64url')).update(bounceText(report)).digest('hex');
  for (const signed of [signature, '0'.repeat(64)])
    await site.call('POST /api/surveys/bounces', { json: { ...report, signature: signed } });
}

/** An event operator makes a survey, players answer it, and its answers are looked at. */
export async function runTheSurveys(
  site: Recorder,
  operator: Account,
  { origin, schemaPrefix }: { origin: string; schemaPrefix: string },
): Promise<void> {
  const desk = new Desk(site, origin);
  await desk.signIn(operator);
  const key = `api-${randomUUID().slice(0, 8)}`;
  const body = { ...content, key, kind: 'form', game_id: 'H73' };
  const made = (await desk.call<Survey>(`POST ${DESK}`, body, submit())).body.data.row;
  await desk.call(`POST ${DESK}`, { ...body, key: 'mini' }, submit());
  const one = `${DESK}/${made.id}`;
  await desk.call(`PUT ${one}`, content, seen(made.version));
  await desk.call(`PUT ${one}`, content, seen(made.version));
  await desk.call(`GET /api/test/${key}`);
  await desk.call('GET /api/test/none');
  await desk.call(`POST ${one}/publish`, { reason }, seen(made.version + 1));
  await desk.call(`POST ${one}/publish`, { reason }, seen(made.version + 2));
  await site.call(`POST /api/survey/${key}`, { json: { more: '內容' } });
  for (const query of ['', '?kind=racing', '?state=none']) await desk.call(`GET ${DESK}${query}`);
  for (const path of [one, `${DESK}/${ABSENT}`]) {
    await desk.call(`GET ${path}`);
    await desk.call(`GET ${path}/results`);
    await desk.call(`GET ${path}/texts?question=more`);
    await desk.call(`GET ${path}/rewards`);
    await desk.call(`POST ${path}/rewards/run`, { reason });
    await desk.call(`GET ${path}/imports`);
  }
  await files(desk);
  await workOnRewards(desk, schemaPrefix);
  await exportsOf(desk, one);
  await desk.call(`POST ${one}/end`, { reason }, seen(made.version + 2));
  await desk.call(`POST ${one}/end`, { reason }, seen(made.version + 3));
}

async function files(desk: Desk): Promise<void> {
  const { data } = (await desk.call<Rows>(`GET ${DESK}?kind=exclusive`)).body;
  const survey = data.find(({ key }) => key === 'idv-event18')!.id;
  const send = async (kind: string, text: string) => {
    const form = new FormData();
    form.set('file', new Blob([text]), 'list.csv');
    const { body } = await desk.call<Import>(`POST ${DESK}/${survey}/${kind}/import`, form, submit());
    for (;;) {
      const { data: row } = (await desk.call<Import>(`GET ${DESK}/imports/${body.data.id}`)).body;
      if (row.state === 'checked') return row;
      if (row.state === 'failed') throw new Error('an import failed');
      await sleep(100);
    }
  };
  const good = await send('eligible', 'role_id,account_id\n7777777,777777777\n');
  const faulty = await send('card_codes', 'code\nx y\n');
  for (const kind of ['eligible', 'card_codes'])
    await desk.call(`POST ${DESK}/${survey}/${kind}/import`, new FormData(), submit());
  await desk.call(`GET ${DESK}/imports/${ABSENT}`);
  for (const id of [faulty.id, ABSENT]) await desk.call(`GET ${DESK}/imports/${id}/faults`);
  for (const { id, version } of [faulty, good])
    await desk.call(`POST ${DESK}/imports/${id}/apply`, { reason }, seen(version));
  for (const { id, version } of [faulty, good])
    await desk.call(`POST ${DESK}/imports/${id}/cancel`, { reason }, seen(version));
}

/** One that waits, one whose mail came back, and one that is not there. */
async function workOnRewards(desk: Desk, schemaPrefix: string): Promise<void> {
  const { data } = (await desk.call<Rows>(`GET ${DESK}?find=idv-2021`)).body;
  const make = (set: string) =>
    withAdmin(adminUrl(), (c) => c.query(`UPDATE ${schemaPrefix}surveys.reward SET ${set}`));
  const list = async (state: string) =>
    (await desk.call<Rows>(`GET ${DESK}/${data[0]!.id}/rewards?state=${state}`)).body.data;
  // Of this kind nothing is sent before its hour.
  await make("state = 'waiting', kind = 'mail', created_at = NOW(3)");
  const waiting = await list('waiting');
  for (const id of [waiting[0]!.id, waiting[0]!.id, ABSENT])
    await desk.call(`POST ${DESK}/rewards/${id}/cancel`, { reason });
  await make("state = 'failed', kind = 'card_code'");
  const rewards = await list('failed');
  for (const id of [rewards[0]!.id, ABSENT]) await desk.call(`POST ${DESK}/rewards/${id}/retry`, { email: '', reason });
}

async function exportsOf(desk: Desk, one: string): Promise<void> {
  type Made = { data: { id: string } };
  const { data } = (await desk.call<Made>(`POST ${one}/export`, { personal: false }, submit())).body;
  await desk.call(`POST ${one}/export`, { personal: true }, submit());
  const list = async () =>
    (await desk.call<{ data: { id: string; state: string }[] }>(`GET ${DESK}/exports`)).body.data;
  while ((await list()).find(({ id }) => id === data.id)?.state !== 'done') await sleep(100);
  const absent = '7KQ2M9XA4D3H7KQ2M9XA4D3H7K';
  for (const id of [data.id, absent]) await desk.call(`GET ${DESK}/exports/${id}`);
  for (const id of [data.id, absent]) await desk.call(`POST ${DESK}/exports/${id}/cancel`);
}
