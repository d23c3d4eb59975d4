import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Desk, type Account } from './desk-session.ts';
import type { Recorder } from './recorder.ts';

type One = { data: { id: number; version: number; approval: number | null } };

const BASE = '/api/staff/personal_data';
const APPROVALS = '/api/staff/approvals/surveys';
const ABSENT = 4_000_000_000;
const person = {
  emails: ['api-person@example.com'],
  phones: [],
  member_id: '',
  accounts: [{ game_id: 'H73', uid: 'uid-api-person' }],
  roles: [],
};
const nobody = { ...person, emails: [], accounts: [] };
const reason = { reason: '依本人來信辦理' };
const seen = (version: number) => ({ 'if-match': String(version) });

/** A product admin answers requests about personal data; an auditor is the second person of an erasure. */
export async function answerDataRequests(
  site: Recorder,
  people: { admin: Account; auditor: Account },
  origin: string,
): Promise<void> {
  const [desk, second] = [new Desk(site, origin), new Desk(site, origin)];
  await desk.signIn(people.admin);
  await second.signIn(people.auditor);
  await desk.call(`POST ${BASE}/find`, { person, ...reason });
  await desk.call(`POST ${BASE}/find`, { person: nobody, ...reason });
  for (const query of ['', '?state=due', '?state=over', '?state=none']) await desk.call(`GET ${BASE}/requests${query}`);
  await answerOne(desk);
  await correctOne(desk);
  await eraseSome(desk, second);
}

const key = () => ({ 'idempotency-key': randomUUID() });
const open = async (desk: Desk, kind: string, who: object = person) =>
  (await desk.call<One>(`POST ${BASE}/requests`, { kind, text: '請處理我的資料', person: who }, key())).body.data;
const act = async (desk: Desk, one: One['data'], action: string, body: object = reason): Promise<One['data']> =>
  (await desk.call<One>(`POST ${BASE}/requests/${one.id}/${action}`, body, seen(one.version))).body.data;

/** Named otherwise, proven, looked at, taken as a file, held, released and ended; then nothing more is done with it. */
async function answerOne(desk: Desk): Promise<void> {
  await open(desk, 'export', nobody);
  const opened = await open(desk, 'export');
  const one = `${BASE}/requests/${opened.id}`;
  await desk.call(`GET ${one}`);
  await desk.call(`GET ${BASE}/requests/${ABSENT}`);
  const named = (await desk.call<One>(`PUT ${one}/person`, { person }, seen(opened.version))).body.data;
  await desk.call(`PUT ${one}/person`, { person }, seen(opened.version));
  await act(desk, named, 'prove', { reason: '短' });
  const proven = await act(desk, named, 'prove');
  for (const id of [opened.id, ABSENT]) {
    await desk.call(`GET ${BASE}/requests/${id}/record`);
    await desk.call(`POST ${BASE}/requests/${id}/preview`, {});
    await desk.call(`GET ${BASE}/requests/${id}/export`);
  }
  const held = await act(desk, proven, 'hold');
  await act(desk, held, 'finish');
  const longer = await act(desk, held, 'extend');
  await act(desk, longer, 'extend');
  const released = await act(desk, longer, 'release');
  await act(desk, held, 'release');
  const done = await act(desk, released, 'finish');
  for (const action of ['hold', 'refuse']) await act(desk, done, action);
}

async function correctOne(desk: Desk): Promise<void> {
  const proven = await act(desk, await open(desk, 'correct'), 'prove');
  const wrong = { field: 'email', from: 'api-person@example.com', to: 'no address' };
  await act(desk, proven, 'correct', wrong);
  await act(desk, proven, 'correct', { ...wrong, from: 'stranger@example.com', to: 'api-person-2@example.com' });
  const corrected = await act(desk, proven, 'correct', { ...wrong, to: 'api-person-2@example.com' });
  await act(desk, corrected, 'refuse');
}

/** One is agreed to, one refused and one taken back. */
async function eraseSome(desk: Desk, second: Desk): Promise<void> {
  await second.call(`GET ${APPROVALS}`);
  await second.call(`GET ${APPROVALS}?state=none`);
  await second.call(`GET ${APPROVALS}/count`);
  for (const [who, deed] of [
    [second, 'approve'],
    [second, 'refuse'],
    [desk, 'withdraw'],
  ] as const) {
    const asked = await act(desk, await act(desk, await open(desk, 'delete'), 'prove'), 'erase');
    await act(desk, asked, 'erase');
    for (const id of [asked.approval, ABSENT]) await who.call(`GET ${APPROVALS}/${id}`);
    for (const id of [asked.approval, ABSENT]) await who.call(`POST ${APPROVALS}/${id}/${deed}`, reason);
    if (deed === 'approve') await takeTheRecord(second, asked.id);
  }
}

/** The workers go through every area meanwhile. */
async function takeTheRecord(desk: Desk, id: number): Promise<void> {
  const taken = async () => (await desk.call(`GET ${BASE}/requests/${id}/record`)).status === 200;
  for (let tries = 0; tries < 240 && !(await taken()); tries += 1) await sleep(500);
}

/** A member asks once, asks the same again, and whoever is not logged in is refused. */
export async function askForOwnData(site: Recorder, headers: Record<string, string>): Promise<void> {
  const line = 'POST /api/member/data_requests';
  for (const kind of ['export', 'export', 'none'])
    await site.call(line, { headers: { ...headers, ...key() }, json: { kind, text: '想看自己的資料' } });
  await site.call('GET /api/member/data_requests', { headers });
  await site.call('GET /api/member/data_requests', {});
}
