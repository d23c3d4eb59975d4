import type { DataRequest, DataRequestKind, OwnDataRequestView } from '@hub/contracts/surveys';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { parseKey } from '@hub/nest-kit/keys';
import { createLog } from '@hub/nest-kit/log';
import type { Mail } from '@hub/nest-kit/mail';
import { aStaff, testKeys, tracesInSchema, unique } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetReplies, sendAnswer } from '../src/data-requests/answer/send-answer.ts';
import { AskAreas } from '../src/data-requests/ask-areas.ts';
import { RunErasures } from '../src/data-requests/erase/run-erasures.ts';
import { RequestBox } from '../src/data-requests/request-box.ts';
import { schema } from '../src/data-source.ts';
import { startDataDesk, type DataDesk } from './data-desk.setup.ts';

const log = createLog('surveys-worker', 'silent');
let desk: DataDesk;
let source: DataSource;
let email: string;
let member: { kind: 'M'; member: string; chain: string };
beforeAll(async () => {
  desk = await startDataDesk();
  source = await openDatabase(desk.database.url, schema, 4);
});
afterAll(async () => {
  await source.destroy();
  await desk.close();
});
beforeEach(() => {
  desk.areas.reset();
  email = `member-${unique()}@example.com`;
  desk.areas.email = email;
  member = { kind: 'M', member: `m_${unique()}`, chain: 'c' };
});

const admin = aStaff({ roles: [{ role: 'product_admin', game: '*' }], fresh: true });
const second = aStaff({ roles: [{ role: 'auditor', game: '*' }], fresh: true });
const BASE = '/api/staff/personal_data/requests';
const box = new RequestBox(parseKey(testKeys.CHECK_KEY));
type One = { data: DataRequest };

const ask = (kind: DataRequestKind, over: object = {}) =>
  desk.call<OwnDataRequestView & Record<string, unknown>>('POST /api/member/data_requests', {
    who: member,
    body: { kind, text: '請處理我的資料' },
    ...over,
  });
const read = async (id: number) => (await desk.call<One>(`GET ${BASE}/${id}`, { who: admin })).body.data;
async function work(id: number, action: string): Promise<DataRequest> {
  const { version } = await read(id);
  const sent = { who: admin, body: { reason: '依本人來信辦理' }, headers: { 'if-match': `"${version}"` } };
  return (await desk.call<One>(`POST ${BASE}/${id}/${action}`, sent)).body.data;
}
const asked = async (kind: DataRequestKind) => (await ask(kind)).body.data.id;
const jobsOf = (id: number) =>
  source.query<{ payload: string }[]>('SELECT payload FROM outbox WHERE dedupe_key = ?', [`data-request-answer-${id}`]);
const boxOf = async (id: number) =>
  (await source.query<{ box: Buffer | null }[]>('SELECT box FROM data_request WHERE id = ?', [id]))[0]?.box;

/** What would have left by now; once more it is the same. */
async function mailed(id: number): Promise<Mail[]> {
  const sent: Mail[] = [];
  const site = { SITE_NAME: 'Player Hub', PUBLIC_URL: 'http://localhost:8080' };
  const send = async (mail: Mail) => void sent.push(mail);
  const handler = sendAnswer(new Db(source), box, { send } as never, site);
  for (let twice = 0; twice < 2; twice += 1) await handler.run({ id });
  return sent;
}

describe('a request of a member', () => {
  it('names the proven address, so that the desk and whoever holds an account find the person', async () => {
    const id = await asked('correct');
    expect((await read(id)).person).toMatchObject({ member_id: member.member, emails: [email] });
  });

  it('waits as long as an account is held that wrote from the proven address, and while nobody can say', async () => {
    const id = await asked('delete');
    const { version } = await read(id);
    const person = { emails: [], phones: [], member_id: member.member, accounts: [], roles: [] };
    await desk.call(`PUT ${BASE}/${id}/person`, {
      who: admin,
      body: { person },
      headers: { 'if-match': `"${version}"` },
    });
    await work(id, 'prove');
    const { approval } = await work(id, 'erase');
    await desk.call(`POST /api/staff/approvals/surveys/${approval}/approve`, { who: second, body: {} });
    const round = async () => {
      await source.query('UPDATE data_request SET next_at = NOW(3) WHERE id = ?', [id]);
      await new RunErasures(new Db(source), new AskAreas(desk.services), box, log).run();
      return (await read(id)).state;
    };
    desk.areas.away.add('identity');
    expect([await round(), desk.areas.erased]).toEqual(['erasing', []]);
    desk.areas.away.clear();
    desk.areas.names = { ...person, member_id: '', emails: [email] };
    desk.areas.held = 1;
    expect([await round(), desk.areas.erased]).toEqual(['erasing', []]);
    expect(desk.areas.looked.findLast(({ area }) => area === 'support')?.person.emails).toEqual([email]);
    desk.areas.held = 0;
    expect(await round()).toBe('done');
  });

  it('is not taken while nobody can say the address; sent again it is one', async () => {
    desk.areas.away.add('identity');
    const key = 'k'.repeat(22);
    expect((await ask('correct', { key })).status).toBe(503);
    desk.areas.away.clear();
    const [first, again] = [await ask('correct', { key }), await ask('correct', { key })];
    expect([first.status, again.body.data.id]).toEqual([200, first.body.data.id]);
  });
});

describe('how it ended', () => {
  it.each(['export', 'correct'] as const)(
    'is mailed once for %s, and the address is forgotten with it',
    async (kind) => {
      const id = await asked(kind);
      await work(id, 'prove');
      const done = await work(id, 'finish');
      expect(done).toMatchObject({ state: 'done', person: null, text: null });
      expect(await jobsOf(id)).toEqual([{ payload: JSON.stringify({ id }) }]);
      const [mail, ...more] = await mailed(id);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: email, key: `data-request-answer-${id}` });
      expect(mail?.text).toContain('http://localhost:8080/member/my-data');
      expect(await boxOf(id)).toBeNull();
      expect([...(await tracesInSchema(desk.database.url, [email, member.member])).keys()]).toEqual([]);
    },
  );

  it('is mailed of one that is refused, in the language that the member read, with the way to somebody who answers', async () => {
    const { id } = (await ask('delete', { language: 'en' })).body.data;
    await work(id, 'refuse');
    const [mail] = await mailed(id);
    expect(mail?.subject).toBe('Player Hub: your request about your data was declined');
    expect(mail?.text).toContain('http://localhost:8080/support');
    expect(mail?.text).not.toContain('依本人來信辦理');
  });

  it('is mailed of an erasure, though nothing of the person is left', async () => {
    const id = await asked('delete');
    await work(id, 'prove');
    const { approval } = await work(id, 'erase');
    await desk.call(`POST /api/staff/approvals/surveys/${approval}/approve`, { who: second, body: {} });
    await new RunErasures(new Db(source), new AskAreas(desk.services), box, log).run();
    expect((await read(id)).state).toBe('done');
    const [mail] = await mailed(id);
    expect([mail?.to, mail?.subject]).toEqual([email, 'Player Hub：您的個人資料申請辦好了']);
    expect(mail?.text).toContain('最後一封通知');
  });

  it('goes to whoever asked, also when the desk names the person otherwise', async () => {
    const id = await asked('correct');
    const { version, person } = await read(id);
    const body = { person: { ...person, emails: ['other@example.com'] } };
    await desk.call(`PUT ${BASE}/${id}/person`, { who: admin, body, headers: { 'if-match': `"${version}"` } });
    await work(id, 'refuse');
    expect((await mailed(id)).map(({ to }) => to)).toEqual([email]);
  });

  it('is told nobody of a request that came by mail or telephone', async () => {
    const person = { emails: [email], phones: [], member_id: '', accounts: [], roles: [] };
    const opened = { who: admin, body: { kind: 'correct', text: '', person } };
    const { id } = (await desk.call<One>(`POST ${BASE}`, opened)).body.data;
    await work(id, 'refuse');
    expect([await jobsOf(id), await boxOf(id), await mailed(id)]).toEqual([[], null, []]);
  });

  it('that cannot be mailed for a week is forgotten', async () => {
    const id = await asked('correct');
    await work(id, 'refuse');
    await forgetReplies(new Db(source));
    expect(await boxOf(id)).not.toBeNull();
    await source.query('UPDATE data_request SET closed_at = closed_at - INTERVAL 8 DAY WHERE id = ?', [id]);
    await forgetReplies(new Db(source));
    expect([await boxOf(id), await mailed(id)]).toEqual([null, []]);
  });
});
