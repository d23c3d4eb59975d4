import type { StaffRole, StaffPrincipal } from '@hub/contracts/shared';
import { deskMaintenanceView, type BulkView, type DeskMaintenanceView } from '@hub/contracts/tickets';
import { openDatabase } from '@hub/nest-kit/db';
import { createLog } from '@hub/nest-kit/log';
import { UnrecoverableError } from '@hub/nest-kit/outbox';
import { watchSchedules } from '@hub/nest-kit/schedules';
import { aStaff } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { startSupport, type Support } from './support.setup.ts';
import { workCalls } from './work-calls.ts';

const log = createLog('test', 'silent');
let support: Support;
let source: DataSource;
beforeAll(async () => {
  support = await startSupport();
  source = await openDatabase(support.database.url, schema, 6);
});
afterAll(async () => {
  await source.destroy();
  await support.close();
});

const { call, file } = workCalls(() => support);
const staff = (role: StaffRole, game = '*', over: Partial<StaffPrincipal> = {}) =>
  aStaff({ roles: [{ role, game }], ...over });
const close = (who: StaffPrincipal, some: number[]) =>
  call<BulkView>('POST /api/staff/questions/bulk', { who, body: { action: 'close', ids: some, count: some.length } });
const giveUp = (key: string) =>
  support.database.exec(
    `UPDATE outbox SET failed_at = NOW(3), next_at = NULL, attempt = 12, last_error = 'no answer' WHERE dedupe_key = '${key}'`,
  );

describe('what the worker keeps', () => {
  const keeping = (who: StaffPrincipal) => call<DeskMaintenanceView>('GET /api/staff/questions/jobs/keeping', { who });

  it('says how much waits, when each round was made, and which one failed', async () => {
    const watch = watchSchedules(source, log);
    await watch('good', 60_000, () => Promise.resolve())();
    const bad = watch('bad', 60_000, () => Promise.reject(new UnrecoverableError('the bucket of a@b.example is away')));
    await expect(bad()).rejects.toThrow();
    await expect(bad()).rejects.toThrow();
    watch('never', 3_600_000, () => Promise.resolve());
    await expect
      .poll(async () => (await support.database.exec("SELECT 1 FROM schedule_run WHERE name = 'never'")).length)
      .toBe(1);
    const given = await close(staff('lead'), [await file()]);
    await giveUp(`support-bulk-${given.body.data.id}`);
    const answer = await keeping(staff('product_admin', 'H73'));
    await deskMaintenanceView.validate(answer.body, { strict: true });
    const named = Object.fromEntries(answer.body.data.schedules.map((row) => [row.name, row]));
    expect(named.good).toMatchObject({ every_s: 60, late: false, fault: '', faults: 0 });
    expect(named.bad).toMatchObject({ fault: 'the bucket of [address] is away', faults: 2 });
    expect(named.never).toMatchObject({ last_at: null, late: false });
    expect(answer.body.data.tasks.failed).toBeGreaterThan(0);
    await support.database.exec(
      'UPDATE schedule_run SET last_at = last_at - INTERVAL 1 HOUR, since = since - INTERVAL 1 HOUR',
    );
    const later = (await keeping(staff('finance', '*', { owner: true }))).body.data.schedules;
    expect(later.find(({ name }) => name === 'good')?.late).toBe(true);
  });

  it('tells of a round that fails in one process while it goes well in another, and of none that is gone', async () => {
    const [one, other] = [watchSchedules(source, log, 'pod-1'), watchSchedules(source, log, 'pod-2')];
    const fails = one('twice', 60_000, () => Promise.reject(new UnrecoverableError('no disk')));
    await expect(fails()).rejects.toThrow();
    await other('twice', 60_000, () => Promise.resolve())();
    const told = async () =>
      (await keeping(staff('product_admin', 'H73'))).body.data.schedules.filter(({ name }) => name === 'twice');
    expect(await told()).toMatchObject([{ fault: 'no disk', faults: 1, late: false }]);
    const passed = (days: number) =>
      support.database.exec(
        `UPDATE schedule_run SET since = since - INTERVAL ${days} DAY, last_at = last_at - INTERVAL ${days} DAY
          WHERE process = 'pod-1'`,
      );
    await passed(1);
    expect(await told()).toMatchObject([{ fault: '', faults: 0, late: false }]);
    await passed(1);
    watchSchedules(source, log, 'pod-3')('twice', 60_000, () => Promise.resolve());
    const processes = () =>
      support.database.exec("SELECT process FROM schedule_run WHERE name = 'twice' ORDER BY process");
    await expect.poll(processes).toEqual([{ process: 'pod-2' }, { process: 'pod-3' }]);
  });

  it('is for those who oversee games', async () => {
    for (const role of ['agent', 'lead', 'auditor', 'finance'] as const)
      expect((await keeping(staff(role))).status).toBe(403);
  });
});
