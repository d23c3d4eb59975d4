import type { LeftNoteView, NotesView } from '@hub/contracts/sample';
import { aPlayer, aStaff, callAs, schemaFor, testKeys, type TestSchema } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start } from '../src/main.ts';

let own: TestSchema;
let service: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  own = await schemaFor('sample');
  const env = { HUB_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:8080', SERVICE_URLS: '{}' };
  service = await start({ ...testKeys, ...env, DATABASE_URL: own.url });
});
afterAll(async () => {
  await service?.close();
  await own?.drop();
});

const LEAVE = 'POST /api/sample/notes';
const LIST = 'GET /api/staff/sample/notes';
const call = <T = Record<string, string>>(line: string, sent: Parameters<typeof callAs>[3]) =>
  callAs<T>(service.url, 'sample', line, sent);
const who = aPlayer();

it('leaves one note, however often the form is sent', async () => {
  const leave = () => call<LeftNoteView>(LEAVE, { who, body: { note: '很好玩' }, key: 'sent-once-000001' });
  const [first, again] = [await leave(), await leave()];
  expect([first.status, again.body]).toEqual([200, first.body]);
  const { body } = await call<NotesView>(LIST, { who: aStaff({ roles: [{ role: 'lead', game: '*' }] }) });
  expect(body.data).toMatchObject([{ id: first.body.id, note: '很好玩' }]);
});

it('refuses a note without words, and who may not read', async () => {
  const empty = await call(LEAVE, { who, body: { note: ' ' } });
  expect([empty.status, Object.keys(empty.body)]).toEqual([400, ['note']]);
  expect((await call(LIST, { who: aStaff({ roles: [{ role: 'agent', game: '*' }] }) })).status).toBe(403);
  const elsewhere = await call<NotesView>(LIST, { who: aStaff({ roles: [{ role: 'lead', game: 'L33' }] }) });
  expect(elsewhere.body.data).toEqual([]);
});
