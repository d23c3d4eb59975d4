import type { BuildMounts, VitalRow } from '@hub/contracts/releases';
import type { MountPhase, VitalName, Webview } from '@hub/contracts/shared';
import { Db, isUnavailable } from '@hub/nest-kit/db';
import { setTimeout as sleep } from 'node:timers/promises';
import { faultOf, type Log } from '@hub/nest-kit/log';
import { repeatEvery, type Repeating } from '@hub/nest-kit/repeat';
import type { DataSource, EntityManager } from 'typeorm';
import { endOldCounts } from '../retention.ts';
import { countedAt, minuteOf } from './count-times.ts';
import type { Whose } from './counted-for.ts';
import { bucketOf, valueOf } from './histogram.ts';
import { Sums, type Sum } from './sums.ts';

/** `trialAt`: when the trial of its build began, in ms. */
export type Mount = Whose & { phase?: MountPhase; weight: number; trialAt?: number | undefined };
export type Vital = Whose & { name: VitalName; route: string; webview: Webview; value: number };

const WRITE_MS = 5_000;
const HOUR_MS = 3_600_000;
const SLICE = 500;
const CLOSE_MS = 3_000;
const ROWS = 500;
/** Keys of a few minutes of a busy gateway; some 10 MB. */
const LIMIT = 50_000;

const timed = (sums: readonly Sum[]) =>
  sums.map(([area, minute, ...rest]) => [area, new Date(minute as number), ...rest]);

/**
 * How builds do with players: mounts and measures are summed in memory and added to the tables every few seconds and at the end,
 * by any number of gateways. While the database is away they wait, as far as the bound goes.
 */
export class Signal {
  private readonly mountSums: Sums;
  private readonly vitalSums: Sums;
  private readonly rounds: Repeating[] = [];
  private readonly db: Db;

  constructor(
    private readonly source: DataSource,
    private readonly log: Log,
    limit = LIMIT,
  ) {
    this.db = new Db(source);
    this.mountSums = new Sums(limit);
    this.vitalSums = new Sums(limit);
  }

  start(): void {
    this.rounds.push(repeatEvery(WRITE_MS, () => this.write(), this.log));
    this.rounds.push(repeatEvery(HOUR_MS, () => endOldCounts(this.source), this.log));
  }

  countMount({ area, build, phase, weight, trialAt }: Mount, now = Date.now()): void {
    this.mountSums.add([area, countedAt(now, trialAt), build, phase ?? ''], weight);
  }

  countVital({ area, build, name, route, webview, value }: Vital, now = Date.now()): void {
    this.vitalSums.add([area, minuteOf(now), name, route, build, webview, bucketOf(value)], 1);
  }

  /** Adds what was summed to the tables: all of it or nothing, which then waits for the next round. */
  async write(): Promise<void> {
    const [mounts, vitals] = [this.mountSums.take(), this.vitalSums.take()];
    const lost = this.mountSums.takeLost() + this.vitalSums.takeLost();
    if (lost) this.log.warn({ code: 'SIGNAL_LOST', count: lost }, 'more signals than memory has room for');
    if (mounts.length + vitals.length === 0) return;
    try {
      await this.db.runTx(async ({ manager }) => {
        await addTo(manager, 'mount_count (area, minute, build, phase, n)', timed(mounts));
        await addTo(manager, 'vital_count (area, minute, name, route, build, webview, bucket, n)', timed(vitals));
      });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.mountSums.giveBack(mounts);
      this.vitalSums.giveBack(vitals);
      throw error;
    }
  }

  /** Every build of the area that was mounted since, in what began then or later: whole minutes, and the first part of a trial. */
  async rates(area: string, since: Date): Promise<BuildMounts[]> {
    const rows: { build: string; mounts: string; failures: string }[] = await this.source.query(
      `SELECT build, SUM(n) AS mounts, SUM(IF(phase = '', 0, n)) AS failures FROM mount_count
        WHERE area = ? AND minute >= ? GROUP BY build ORDER BY build`,
      [area, since],
    );
    return rows.map(({ build, mounts, failures }) => ({ build, mounts: Number(mounts), failures: Number(failures) }));
  }

  /** Of the last `hours`, those with most samples first. */
  async vitals({ area, build, hours }: { area: string; build?: string; hours: number }): Promise<VitalRow[]> {
    const of = build === undefined ? '' : 'AND build = ?';
    const rows: { name: VitalName; route: string; webview: Webview; bucket: number; samples: string }[] =
      await this.source.query(
        `SELECT name, route, webview, MIN(bucket) AS bucket, MAX(samples) AS samples FROM (
            SELECT name, route, webview, bucket,
              SUM(SUM(n)) OVER (PARTITION BY name, route, webview ORDER BY bucket) AS upto,
              SUM(SUM(n)) OVER (PARTITION BY name, route, webview) AS samples
            FROM vital_count WHERE area = ? AND minute >= ? ${of}
            GROUP BY name, route, webview, bucket
          ) AS bars
          WHERE upto >= 0.75 * samples
          GROUP BY name, route, webview ORDER BY samples DESC, route, name, webview LIMIT ${ROWS}`,
        [area, new Date(Date.now() - hours * HOUR_MS), ...(build === undefined ? [] : [build])],
      );
    return rows.map(({ bucket, samples, ...row }) => ({ ...row, p75: valueOf(bucket), samples: Number(samples) }));
  }

  async close(): Promise<void> {
    await Promise.all(this.rounds.map((round) => round.close()));
    const last = this.write().catch((error: unknown) => this.log.warn(faultOf(error), 'the last signals are lost'));
    await Promise.race([last, sleep(CLOSE_MS, undefined, { ref: false })]);
  }
}

async function addTo(manager: EntityManager, table: string, rows: readonly unknown[]): Promise<void> {
  for (let at = 0; at < rows.length; at += SLICE) {
    const slice = rows.slice(at, at + SLICE);
    await manager.query(`INSERT INTO ${table} VALUES ? ON DUPLICATE KEY UPDATE n = n + VALUES(n)`, [slice]);
  }
}
