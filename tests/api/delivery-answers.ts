import { Desk, type Account } from './desk-session.ts';
import type { Recorder } from './recorder.ts';

type Rows = { data: { id: number; state: string; version: number }[] };
type Asked = { approval: number };
type Compensated = { data: { approval: number | null } };
const BASE = '/api/staff/deliveries';
const APPROVALS = '/api/staff/approvals/events';

/** What stands for every kind of delivery is looked at, worked on, released and compensated. Answers the open desks. */
export async function sendIntoTheGames(
  site: Recorder,
  origin: string,
  { operator, lead, admin }: Record<'operator' | 'lead' | 'admin', Account>,
): Promise<{ desk: Desk; second: Desk }> {
  const [one, second, compensator] = [new Desk(site, origin), new Desk(site, origin), new Desk(site, origin)];
  await one.signIn(operator, 1);
  await second.signIn(admin, 1);
  await compensator.signIn(lead, 1);
  await lookAtThem(one);
  await workOnThem(one);
  await release(one, second);
  await compensate(compensator, second);
  return { desk: one, second };
}

async function lookAtThem(desk: Desk): Promise<void> {
  for (const path of ['', '/counts', '/health', '/batches', '/figures?from=2026-11-01&until=2026-11-22'])
    await desk.call(`GET ${BASE}${path}`);
  const { data } = (await desk.call<Rows>(`GET ${BASE}`)).body;
  for (const id of [data[0]?.id, 4_000_000_000])
    for (const path of ['', '/tries']) await desk.call(`GET ${BASE}/${id}${path}`);
  await desk.call('GET /api/staff/card/deliveries?game_id=H73&uid=uid-900001');
}

/** Of the demonstration: two that were refused, one that arrived, and one that waits for tomorrow. */
async function workOnThem(desk: Desk): Promise<void> {
  const inState = async (state: string) => (await desk.call<Rows>(`GET ${BASE}?state=${state}`)).body.data;
  const reason = '玩家回報沒有收到';
  const [refused, other] = await inState('rejected');
  const [arrived] = await inState('delivered');
  const waiting = (await inState('queued')).at(-1);
  const seen = (row: Rows['data'][number] | undefined, later = 0) => ({
    'if-match': String((row?.version ?? 0) + later),
  });
  await desk.call(`POST ${BASE}/${refused?.id}/retry`, {}, seen(refused, 5));
  await desk.call(`POST ${BASE}/${refused?.id}/retry`, {}, seen(refused));
  const mail = { server_id: 'tw_2001', role_id: '123456789', title: '補寄', items: [{ item_code: 'gold', qty: 1 }] };
  await desk.call(`POST ${BASE}/${other?.id}/replace`, { ...mail, reason }, seen(other));
  await desk.call(`POST ${BASE}/${arrived?.id}/recall`, { reason }, seen(arrived));
  await desk.call(`POST ${BASE}/${waiting?.id}/cancel`, { reason }, seen(waiting));
  await desk.call(`POST ${BASE}/${waiting?.id}/cancel`, { reason }, seen(waiting));
  const next = (await inState('queued')).at(-1);
  await desk.call(`POST ${BASE}/${next?.id}/by_hand`, { reason }, seen(next));
}

async function release(desk: Desk, second: Desk): Promise<void> {
  const { data } = (await desk.call<Rows>(`GET ${BASE}/batches`)).body;
  const path = `${BASE}/batches/${data[0]?.id}`;
  const dry = (await desk.call<{ data: { upto: number; many: number } }>(`GET ${path}`)).body.data;
  const asked = { upto: dry.upto, many: dry.many, reason: '本週獎勵' };
  await desk.call(`POST ${path}/release`, { ...asked, many: dry.many + 1 });
  const { approval } = (await desk.call<Asked>(`POST ${path}/release`, asked)).body;
  for (const look of ['', '/count', `/${approval}`]) await second.call(`GET ${APPROVALS}${look}`);
  await second.call(`POST ${APPROVALS}/${approval}/approve`);
  await second.call(`POST ${APPROVALS}/${approval}/withdraw`);
}

/** Above a quota of none: the one is refused by the second person, the other withdrawn. */
async function compensate(desk: Desk, second: Desk): Promise<void> {
  const quota = (await desk.call<{ data: { version: number } }>(`GET ${BASE}/quota?game_id=G115`)).body.data;
  const seen = { 'if-match': String(quota.version) };
  await second.call(`PUT ${BASE}/quota`, { game_id: 'G115', per_day: 0 }, seen);
  const mail = { server_id: '1', role_id: '1150001', title: '補償', items: [{ item_code: 'gold', qty: 1 }] };
  const body = { game_id: 'G115', ...mail, reason: '維護延長補償' };
  await desk.call(`POST ${BASE}/compensations`, body);
  const send = async (key: string) =>
    (await desk.call<Compensated>(`POST ${BASE}/compensations`, body, { 'idempotency-key': key })).body.data.approval;
  const [one, other] = [await send('compensation-one'), await send('compensation-two')];
  await second.call(`POST ${APPROVALS}/${one}/refuse`, { reason: '請改用正式公告' });
  await desk.call(`POST ${APPROVALS}/${other}/withdraw`);
}
