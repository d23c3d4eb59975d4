import type { CodeExportListView, EventPictureView, EventView, LocksView, PublishView } from '@hub/contracts/events';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Desk } from './desk-session.ts';
import type { Recorder } from './recorder.ts';

const BASE = '/api/staff/events';
const APPROVALS = '/api/staff/approvals/events';
const ABSENT = 4_000_000_000;
const reason = '依活動企劃辦理';

const content = {
  name: '夏日祭',
  intro: '',
  art: 'summer',
  starts: '2030-01-01T10:00',
  ends: '2030-01-31T23:59',
  categories: [{ title: '禮包', mail_title: '禮包已送達', items: [{ item_code: 'gift_box_a', qty: 1 }] }],
};

/** An event is made, tried, published by two people, stopped and looked at; what stands of the demonstration is worked on. */
export async function runEvents(site: Recorder, { desk, second }: { desk: Desk; second: Desk }): Promise<void> {
  await site.call(`GET ${BASE}`);
  await makeAnEvent(desk, second);
  await lookAtAnEvent(desk);
  await helpPlayers(desk);
  await takeAlong(desk, second);
}

async function makeAnEvent(desk: Desk, second: Desk): Promise<void> {
  const body = { game_id: 'H73', ...content };
  await desk.call(`POST ${BASE}`, body);
  const { data } = (await desk.call<EventView>(`POST ${BASE}`, body, { 'idempotency-key': 'event-answers-1' })).body;
  const path = `${BASE}/${data.row.id}`;
  await desk.call(`PUT ${path}`, { ...data.draft, name: '夏日大祭' }, { 'if-match': String(data.row.version + 7) });
  await desk.call(`PUT ${path}`, { ...data.draft, name: '夏日大祭' }, { 'if-match': String(data.row.version) });
  await desk.call(`POST ${path}/publish`, { reason });
  const { approval } = (await desk.call<PublishView>(`POST ${path}/publish`, { reason }, await seenAt(desk, path)))
    .body;
  await desk.call(`POST ${path}/publish`, { reason }, await seenAt(desk, path));
  await second.call(`GET ${APPROVALS}/${approval}`);
  await second.call(`POST ${APPROVALS}/${approval}/approve`);
  for (const deed of ['stop', 'resume', 'remove'])
    await desk.call(`POST ${path}/${deed}`, { reason }, await seenAt(desk, path));
  await second.call(`POST ${path}/stop`, { reason }, await seenAt(desk, path));
  await second.call(`POST ${BASE}/${ABSENT}/resume`, { reason }, { 'if-match': '1' });
  await sendPictures(desk);
  const draft = await desk.call<EventView>(`POST ${BASE}`, body, { 'idempotency-key': 'event-answers-2' });
  const { id, version } = draft.body.data.row;
  await desk.call(`POST ${BASE}/${id}/remove`, { reason }, { 'if-match': String(version) });
}

/** As somebody who has just read the event. */
async function seenAt(desk: Desk, path: string): Promise<Record<string, string>> {
  const { body } = await desk.call<EventView>(`GET ${path}`);
  return { 'if-match': String(body.data.row.version) };
}

/** A picture that fits its place, one that does not, and how it is shown. */
async function sendPictures(desk: Desk): Promise<void> {
  const send = async (width: number, height: number) => {
    const form = new FormData();
    const png = await sharp({ create: { width, height, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    form.set('file', new Blob([new Uint8Array(png)]), 'banner.png');
    return desk.call<EventPictureView>(`POST ${BASE}/pictures?game_id=H73&for=banner`, form);
  };
  const { data } = (await send(1440, 560)).body;
  await send(100, 100);
  await desk.call(`GET ${data.address}`);
  await desk.call(`GET /media/events/${'A'.repeat(22)}`);
}

/** The first event of the demonstration, and one that is not there. */
async function lookAtAnEvent(desk: Desk): Promise<void> {
  await desk.call(`GET ${BASE}`);
  for (const id of [1, ABSENT]) {
    const path = `${BASE}/${id}`;
    const figures = '/figures?from=2026-11-01&until=2026-11-22';
    for (const part of ['', figures, '/redemptions', '/locks']) await desk.call(`GET ${path}${part}`);
    await desk.call(`POST ${path}/test_redeem`, { serial_no: 'DEMO-2026-0003' });
  }
  const card = '/api/staff/card/redemptions?uid=uid-900008';
  for (const game of ['&game_id=H73', '']) await desk.call(`GET ${card}${game}`);
}

async function helpPlayers(desk: Desk): Promise<void> {
  const { data } = (await desk.call<LocksView>(`GET ${BASE}/1/locks`)).body;
  for (const id of [data[0]?.id, ABSENT]) await desk.call(`POST /api/staff/locks/${id}/unlock`, { reason });
  const wish = { category_id: 1, server_id: 'tw_2001', role_id: '123456781', partner_uid: 'uid-900003', reason };
  await desk.call(`POST ${BASE}/1/substitutes`, wish);
  for (const key of ['substitute-one', 'substitute-two'])
    await desk.call(`POST ${BASE}/1/substitutes`, wish, { 'idempotency-key': key });
}

async function takeAlong(desk: Desk, second: Desk): Promise<void> {
  const wish = { kind: 'locks', event_id: 1, reason };
  await second.call(`GET ${BASE}/exports`);
  await desk.call(`POST ${BASE}/exports`, { ...wish, reason: '' });
  await desk.call(`POST ${BASE}/exports`, wish);
  const listed = async () => (await desk.call<CodeExportListView>(`GET ${BASE}/exports`)).body.data;
  const id = (await listed())[0]?.id;
  const until = Date.now() + 30_000;
  while ((await listed())[0]?.state !== 'done' && Date.now() < until) await sleep(50);
  for (const name of [id, 'no-such-file']) {
    await desk.call(`GET ${BASE}/exports/${name}`);
    await desk.call(`POST ${BASE}/exports/${name}/cancel`);
  }
}
