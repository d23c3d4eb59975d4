import { auditByTimer, background, LOG } from '@hub/nest-kit/app';
import { sweepApprovals } from '@hub/nest-kit/approval';
import { Db, sweepOld } from '@hub/nest-kit/db';
import type { Log } from '@hub/nest-kit/log';
import { repeatEvery } from '@hub/nest-kit/repeat';
import { watchSchedules } from '@hub/nest-kit/schedules';
import { DataSource } from 'typeorm';
import { CountClicks } from './clicks/count-clicks.ts';

const SWEEP_PAUSE_MS = 3_600_000;
const APPROVALS_PAUSE_MS = 60_000;

export const rounds = [
  auditByTimer(watchSchedules),
  background([CountClicks, DataSource, LOG], (clicks: CountClicks, source: DataSource, log: Log) =>
    clicks.keep(log, watchSchedules(source, log)),
  ),
  background([DataSource, LOG], (source: DataSource, log: Log) => {
    const round = watchSchedules(source, log)('old-rows', SWEEP_PAUSE_MS, () => sweepOld(source));
    return repeatEvery(SWEEP_PAUSE_MS, round, log);
  }),
  background([Db, LOG], (db: Db, log: Log) => {
    const round = watchSchedules(db.source, log)('approvals', APPROVALS_PAUSE_MS, async () => {
      while ((await sweepApprovals(db)) > 0);
    });
    return repeatEvery(APPROVALS_PAUSE_MS, round, log);
  }),
];
