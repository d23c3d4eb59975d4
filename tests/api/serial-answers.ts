import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Desk } from './desk-session.ts';

type Batch = { id: number; state: string; version: number; approval: number | null; downloaded_at: string | null };
type Answer = { data: Batch };
type Rows = { data: { id: number; game_id: string; phase: string }[] };
type Event = { data: { draft: { keyword: boolean; categories: { id: number }[] } } };

const BASE = '/api/staff/serial_batches';
const ABSENT = `${BASE}/4000000000`;
const reason = '交給合作廠商印製';

/** Codes are made, imported, committed, disabled, looked up and fetched. `objects`: where the site keeps its files. */
export async function orderCodes(desk: Desk, second: Desk, objects: string): Promise<void> {
  const events = (await desk.call<Rows>('GET /api/staff/events')).body.data;
  const [event] = events.filter(({ phase }) => phase === 'open');
  const { draft } = (await desk.call<Event>(`GET /api/staff/events/${event?.id}`)).body.data;
  const of = { event_id: event?.id, category_id: draft.categories[0]?.id, name: '合作通路' };
  await refusals(desk, of);
  await aFile(desk, of);
  await aLostFile(desk, of, objects);
  await madeCodes(desk, second, of);
  await aKeyword(desk, events, of);
}

const submit = (key: string) => ({ 'idempotency-key': key });

async function until(desk: Desk, id: number, ...states: string[]): Promise<Batch> {
  for (;;) {
    const { data } = (await desk.call<Answer>(`GET ${BASE}/${id}`)).body;
    if (states.includes(data.state)) return data;
    if (data.state === 'failed') throw new Error('a batch failed');
    await sleep(50);
  }
}

async function refusals(desk: Desk, of: object): Promise<void> {
  await desk.call(`GET ${BASE}?state=nonsense`);
  for (const path of ['', '/errors.csv']) await desk.call(`GET ${ABSENT}${path}`);
  await desk.call(`POST ${ABSENT}/unused.csv`);
  for (const deed of ['commit', 'cancel', 'retry']) await desk.call(`POST ${ABSENT}/${deed}`, {}, { 'if-match': '1' });
  for (const deed of ['disable', 'unused']) await desk.call(`POST ${ABSENT}/${deed}`, { reason }, { 'if-match': '1' });
  await desk.call(`POST ${BASE}`, { ...of, many: 0 });
  await desk.call('POST /api/staff/serials/lookup', { serial_no: 'SHORT' });
}

function sendFile(desk: Desk, of: Record<string, unknown>, key: string, text: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(of)) form.set(name, String(value));
  form.set('file', new Blob([text]), 'codes.csv');
  return desk.call<Answer>(`POST ${BASE}/import`, form, submit(key));
}

async function aFile(desk: Desk, of: Record<string, unknown>): Promise<void> {
  const send = (key: string, text: string) => sendFile(desk, of, key, text);
  const text = 'serial_no\nAPIDEMO20260001\nAPIDEMO20260002\nSHORT\n';
  const { data } = (await send('import-one', text)).body;
  await send('import-two', text);
  const { version } = await until(desk, data.id, 'checked');
  await desk.call(`GET ${BASE}/${data.id}/errors.csv`);
  await desk.call(`POST ${BASE}/${data.id}/commit`, {}, { 'if-match': String(version) });
  await desk.call(`POST ${BASE}/${data.id}/commit`, { skip_bad: true }, { 'if-match': String(version) });
  await until(desk, data.id, 'ready');
  await desk.call('POST /api/staff/serials/lookup', { serial_no: 'apidemo-2026-0001' });
  const { body } = await send('import-three', 'serial_no\nAPIDEMO20260003\n');
  const checked = await until(desk, body.data.id, 'checked');
  await desk.call(`POST ${BASE}/${checked.id}/cancel`, {}, { 'if-match': String(checked.version) });
}

/** The store loses a file before the worker, which looks once a second, has read it: then it can be tried again. */
async function aLostFile(desk: Desk, of: Record<string, unknown>, objects: string): Promise<void> {
  for (let nth = 1; ; nth += 1) {
    const { data } = (await sendFile(desk, of, `import-lost-${nth}`, `serial_no\nAPILOST2026000${nth}\n`)).body;
    await rm(join(objects, 'bulk', 'events'), { recursive: true, force: true });
    const ended = await until(desk, data.id, 'failed', 'checked');
    if (ended.state === 'checked') continue;
    await desk.call(`POST ${BASE}/${data.id}/retry`, {}, { 'if-match': String(ended.version) });
    return;
  }
}

async function madeCodes(desk: Desk, second: Desk, of: object): Promise<void> {
  const { data } = (await desk.call<Answer>(`POST ${BASE}`, { ...of, many: 20, length: 12 }, submit('generate-one')))
    .body;
  await until(desk, data.id, 'ready');
  await desk.call(`GET ${BASE}`);
  const asked = (await desk.call<Answer>(`POST ${BASE}/${data.id}/unused`, { reason })).body.data;
  await second.call(`POST /api/staff/approvals/events/${asked.approval}/approve`);
  await desk.call(`POST ${BASE}/${data.id}/unused.csv`);
  const { version } = await untilFetched(desk, data.id);
  await desk.call(`POST ${BASE}/${data.id}/disable`, { reason: '序號外流' }, { 'if-match': String(version) });
}

/** What was fetched is noted once its last byte has left, and is another version of the batch. */
async function untilFetched(desk: Desk, id: number): Promise<Batch> {
  for (;;) {
    const { data } = (await desk.call<Answer>(`GET ${BASE}/${id}`)).body;
    if (data.downloaded_at !== null) return data;
    await sleep(50);
  }
}

/** Of the demonstration: one event that asks for keywords, and one that does not. */
async function aKeyword(desk: Desk, events: Rows['data'], of: object): Promise<void> {
  const wish = { keyword: 'APILUCKY2026', cap: 100 };
  await desk.call(`POST ${BASE}/keyword`, { ...of, ...wish, keyword: 'no' }, submit('keyword-bad'));
  for (const { id } of events) {
    const { draft } = (await desk.call<Event>(`GET /api/staff/events/${id}`)).body.data;
    const body = { ...of, ...wish, event_id: id, category_id: draft.categories[0]?.id };
    await desk.call(`POST ${BASE}/keyword`, body, submit(`keyword-${id}`));
    // A code of the first event: the others are told so.
    const twin = { ...body, keyword: 'APIDEMO20260001' };
    await desk.call(`POST ${BASE}/keyword`, twin, submit(`keyword-twin-${id}`));
  }
}
