import {
  deskJobsView,
  serviceMaintenanceView,
  type DeskJob,
  type DeskJobsView,
  type DeskJobView,
  type ServiceMaintenanceView,
} from '@hub/contracts/jobs';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { aStaff, callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anIdentity, type TestIdentity } from './identity.factory.ts';

const LINE = '/api/staff/jobs/identity';
let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity({ AUDIT_EVERY_MS: '100' });
});
afterAll(() => identity.close());

const admin = aStaff({ id: 1, roles: [{ role: 'product_admin', game: '*' }] });
const auditor = aStaff({ id: 2, roles: [{ role: 'auditor', game: '*' }] });
const oneGame = aStaff({ id: 3, roles: [{ role: 'product_admin', game: 'H73' }] });
const owner: StaffPrincipal = { ...aStaff({ id: 4, roles: [] }), owner: true };
const nobody = aStaff({ id: 5, roles: [] });

const call = <T>(line: string, who: StaffPrincipal, body?: object) =>
  callAs<T & Record<string, string>>(identity.url, 'identity', line, { who, ...(body && { body }) });
const list = (who: StaffPrincipal, query = '') => call<DeskJobsView>(`GET ${LINE}?${query}`, who);
const act = (who: StaffPrincipal, id: string, deed: 'cancel' | 'retry') =>
  call<DeskJobView>(`POST ${LINE}/${id}/${deed}`, who, {});
const idsOf = (jobs: DeskJob[]) => jobs.map(({ id }) => id);

const file = (n: number, state: string, by = auditor.id) =>
  identity.source.query(
    `INSERT INTO export_job (public_id, kind, owner_id, owner_name, filter, state, asked_at, fault)
      VALUES (?, 'audit', ?, '小美', '{}', ?, NOW(3) - INTERVAL ? MINUTE, 'disk')`,
    [String(n).padStart(26, 'A'), by, state, 100 - n],
  );
const giveUp = async (job: string): Promise<string> => {
  const { insertId }: { insertId: number } = await identity.source.query(
    `INSERT INTO outbox (job, dedupe_key, payload, attempt, failed_at, last_error) VALUES (?, ?, '{}', 12, NOW(3), 'away')`,
    [job, `${job}-${Math.random()}`],
  );
  return `task-${insertId}`;
};

it('everybody follows their own files by pages; who oversees all games sees everything that was given up', async () => {
  for (let n = 10; n < 50; n += 1) await file(n, 'cancelled');
  const first = (await list(auditor, 'whose=all')).body;
  await deskJobsView.validate(first, { strict: true });
  const second = (await list(auditor, `page=${first.page.next}`)).body;
  expect([first.data.length, second.data.length, second.page.next]).toEqual([30, 10, null]);
  expect(new Set(idsOf([...first.data, ...second.data])).size).toBe(40);
  expect(first.data[0]).toMatchObject({ kind: 'export', what: 'audit', mine: true, may_cancel: false });
  const lost = await giveUp('fact-nobody');
  for (const who of [admin, owner]) expect(idsOf((await list(who, 'whose=all')).body.data)).toContain(lost);
  for (const who of [auditor, oneGame]) expect(idsOf((await list(who, 'whose=all')).body.data)).not.toContain(lost);
  expect((await list(admin)).body.data).toEqual([]);
  expect((await list(nobody)).status).toBe(403);
});

it('who may not see a piece of work may not act on it', async () => {
  await file(60, 'running');
  const [id, lost] = [`export-${'60'.padStart(26, 'A')}`, await giveUp('fact-other')];
  for (const who of [oneGame, aStaff({ id: 9, roles: [{ role: 'auditor', game: '*' }] })])
    for (const one of [id, lost, 'export-x', 'bulk-1']) expect((await act(who, one, 'cancel')).status, one).toBe(404);
  expect((await act(auditor, id, 'cancel')).body.data).toMatchObject({ state: 'cancelled', may_cancel: false });
  expect((await act(auditor, id, 'cancel')).body.data).toMatchObject({ state: 'cancelled' });
  const traces: { actor: string }[] = await identity.source.query(
    "SELECT actor FROM audit WHERE action = 'export.cancel'",
  );
  expect(traces).toEqual([{ actor: auditor.login }]);
});

it('what was given up is done again, once, and the audit has it', async () => {
  await file(70, 'failed');
  const id = `export-${'70'.padStart(26, 'A')}`;
  const lost = await giveUp('fact-again');
  expect((await list(admin, 'whose=all&state=failed')).body.data).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ id: lost, reason: 'away', attempts: 12, may_retry: true })]),
  );
  expect((await act(admin, id, 'retry')).body.data).toMatchObject({ state: 'waiting', by: '小美', mine: false });
  for (let n = 0; n < 2; n += 1)
    expect((await act(owner, lost, 'retry')).body.data).toMatchObject({ state: 'waiting' });
  const traces: { object: string }[] = await identity.source.query(
    "SELECT object FROM audit WHERE action IN ('export.retry', 'task.retry') ORDER BY id",
  );
  expect(traces).toHaveLength(2);
  expect(traces[1]?.object).toBe(`outbox:${lost.slice(5)}`);
});

it('what the service does by itself is seen by who oversees all games', async () => {
  const shown = async () => (await call<ServiceMaintenanceView>(`GET ${LINE}/keeping`, owner)).body;
  await expect.poll(async () => (await shown()).data.schedules.map(({ name }) => name)).toEqual(['audit', 'old-rows']);
  await expect.poll(async () => (await shown()).data.schedules[0]?.last_at).not.toBeNull();
  const kept = await shown();
  await serviceMaintenanceView.validate(kept, { strict: true });
  expect(kept.data.tasks.failed).toBeGreaterThan(0);
  for (const who of [auditor, oneGame]) expect((await call(`GET ${LINE}/keeping`, who)).status).toBe(403);
});
