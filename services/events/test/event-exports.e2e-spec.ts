import { randomUUID } from 'node:crypto';
import type { CodeExportListView, CodeExportView } from '@hub/contracts/events';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import type { KeyRing } from '@hub/nest-kit/keys';
import { testRings } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holding, startEvents, type Events } from './events.http.ts';
import { addCodes, aPlayer, programOf } from './program.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const program = programOf(() => events);
const { base, operator, opened, redeem } = program;

const ask = (body: object, who: StaffPrincipal = operator, key: string = randomUUID(), language = 'zh-TW') =>
  events.call<CodeExportView>(`POST ${base}/exports`, { who, body: { reason: '每週對帳', ...body }, key, language });
const listed = async (who: StaffPrincipal = operator) =>
  (await events.call<CodeExportListView>(`GET ${base}/exports`, { who })).body.data;
const done = (id: string) =>
  expect.poll(async () => (await listed()).find((row) => row.id === id)?.state, { timeout: 15_000 }).toBe('done');
const fetched = async (id: string, who: StaffPrincipal = operator) => {
  const identity = sealIdentity(testRings.events as KeyRing, 'events', { who, rid: 'r-file', ip: '10.0.0.1' });
  const answer = await fetch(`${events.url}${base}/exports/${id}`, { headers: { [IDENTITY_HEADER]: identity } });
  return { status: answer.status, text: await answer.text() };
};

it('has who redeemed what, without people where nobody asked for them, and runs no formula', async () => {
  const { row } = await opened({}, ['EXPORTED2026']);
  const player = aPlayer({ name: '=1+1' });
  await redeem(row.id, 'EXPORTED2026', player);
  for (const code of ['WRONGCODE1', 'WRONGCODE2']) await redeem(row.id, code, player);
  const key = randomUUID();
  const [plain, again] = await Promise.all(
    [1, 2].map(() => ask({ kind: 'redemptions', event_id: row.id }, operator, key)),
  );
  expect(again?.body.data.id).toBe(plain?.body.data.id);
  const people = await ask({ kind: 'redemptions', event_id: row.id, personal: '1' });
  const locks = await ask({ kind: 'locks', event_id: row.id, personal: '1' }, operator, randomUUID(), 'en');
  const ids = [plain!, people, locks].map(({ body }) => body.data.id);
  expect((await fetched(ids[0]!)).status).toBe(409);
  await events.working(async () => {
    for (const id of ids) await done(id);
  });
  const [without, with_, locked] = await Promise.all(ids.map(async (id) => (await fetched(id)).text));
  expect(without).toContain('見面禮');
  // The mail by the number of the desk's list, and by the name that the game knows.
  const [sent] = await events.database.exec(
    `SELECT d.id, d.mail_id FROM redemption r JOIN delivery d ON d.mail_id = r.mail_id WHERE r.event_id = ${row.id}`,
  );
  expect(without).toContain('寄送編號,信件編號（mail_id）');
  expect(without).toContain(`,${sent?.id},${sent?.mail_id},`);
  expect(without).toContain(',2026,');
  expect(without).not.toContain(player.role);
  expect(with_).toContain(`tw_2001,${player.role},'=1+1,${player.uid}`);
  expect(`${without}${with_}${locked}`).not.toContain('EXPORTED2026');
  expect(locked).toContain('Number,Wrong tries,Locked at,Last try,Server,Role ID,Character,Account');
  expect(locked).toContain(player.role);
  const audit = await events.database.exec(
    `SELECT action FROM audit WHERE object = 'event:${row.id}' AND action LIKE '%export%' ORDER BY id`,
  );
  expect(audit.map(({ action }) => action)).toEqual([
    ...Array.from({ length: 3 }, () => 'event.export'),
    ...Array.from({ length: 3 }, () => 'export.download'),
  ]);
}, 60_000);

it('of one batch has that one alone; a batch that is not there, or of another event, is refused', async () => {
  const [event, other] = [await opened(), await opened({}, ['OTHEREVENT2026'])];
  const [one, two] = [await addCodes(events, event, ['OFBATCHONE01']), await addCodes(events, event, ['OFBATCHTWO02'])];
  await redeem(event.row.id, 'OFBATCHONE01');
  await redeem(event.row.id, 'OFBATCHTWO02');
  const [foreign] = await events.database.exec(`SELECT id FROM serial_batch WHERE event_id = ${other.row.id}`);
  const wish = { kind: 'redemptions', event_id: event.row.id };
  for (const batch of [4_000_000, Number(foreign?.id)]) {
    const refused = await ask({ ...wish, batch });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['batch']]);
  }
  expect(one).not.toBe(two);
  const { id } = (await ask({ ...wish, batch: two })).body.data;
  await events.working(() => done(id));
  const { text } = await fetched(id);
  expect([text.includes(',WO02,'), text.includes(',NE01,')]).toEqual([true, false]);
}, 60_000);

it('is nobody else’s, and no longer theirs without the role of now', async () => {
  const { row } = await opened();
  const { body } = await ask({ kind: 'locks', event_id: row.id });
  await events.working(() => done(body.data.id));
  expect((await fetched(body.data.id, holding('event_operator'))).status).toBe(404);
  expect((await fetched(body.data.id, { ...operator, roles: [{ role: 'agent', game: 'H73' }] })).status).toBe(404);
  expect((await fetched(body.data.id)).status).toBe(200);
  expect((await ask({ kind: 'locks', event_id: row.id }, holding('agent'))).status).toBe(403);
  expect((await ask({ kind: 'locks', event_id: row.id }, holding('event_operator', 'G112'))).status).toBe(404);
  expect((await ask({ kind: 'locks', event_id: row.id, reason: '' })).status).toBe(400);
}, 60_000);

it('says that its file is gone once its time is over, also before it was swept away', async () => {
  const { row } = await opened();
  const { id } = (await ask({ kind: 'locks', event_id: row.id })).body.data;
  await events.working(() => done(id));
  await events.database.exec(`UPDATE export_job SET expires_at = NOW(3) - INTERVAL 1 SECOND WHERE public_id = '${id}'`);
  expect((await listed()).find((one) => one.id === id)?.state).toBe('expired');
  expect((await fetched(id)).status).not.toBe(200);
}, 60_000);
