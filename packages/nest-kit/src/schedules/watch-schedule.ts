import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { DataSource } from 'typeorm';
import { faultOf, type Log } from '../log/logger.ts';

/** Rounds that come every half second are not written every half second. */
const NOTE_EVERY_MS = 15_000;

/** A number of a process says nothing where each has a machine of its own. */
const ownName = (): string =>
  `${hostname()
    .replace(/[^\w.-]/g, '')
    .slice(0, 40)}-${process.pid}-${randomBytes(4).toString('hex')}`;

/** It does and fails as before. */
export type Watch = (name: string, everyMs: number, work: () => Promise<unknown>) => () => Promise<void>;

export const unwatched: Watch = (_name, _everyMs, work) => async () => {
  await work();
};

/**
 * Writes how rounds of this process went to `schedule_run`: every failure, what follows one, and now and then that all is
 * well. What processes left that were silent for a day goes, where another one makes the round.
 */
export function watchSchedules(source: DataSource, log: Log, name = ownName()): Watch {
  const quietly = (sql: string, values: unknown[]) =>
    source.query(sql, values).catch((error: unknown) => log.warn(faultOf(error), 'a round could not be noted'));
  const begin = async (round: string, everyMs: number) => {
    await quietly(
      `INSERT INTO schedule_run (name, process, every_ms, since) VALUES (?, ?, ?, NOW(3))
        ON DUPLICATE KEY UPDATE every_ms = VALUES(every_ms), since = VALUES(since)`,
      [round, name, everyMs],
    );
    await quietly(
      `DELETE FROM schedule_run WHERE name = ? AND process <> ?
        AND GREATEST(since, COALESCE(last_at, since)) < NOW(3) - INTERVAL 1 DAY - INTERVAL every_ms * 2000 MICROSECOND`,
      [round, name],
    );
  };
  return (round, everyMs, work) => {
    let notedAt = 0;
    // The first round may be over before its row is there.
    const there = begin(round, everyMs);
    const note = async (began: number, fault: string | null) => {
      const now = Date.now();
      if (fault === null && now - notedAt < NOTE_EVERY_MS) return;
      notedAt = fault === null ? now : 0;
      await there;
      await quietly(
        `UPDATE schedule_run SET last_at = NOW(3), took_ms = ?, fault = ?, faults = IF(? IS NULL, 0, faults + 1)
          WHERE name = ? AND process = ?`,
        [now - began, fault, fault, round, name],
      );
    };
    return async () => {
      const began = Date.now();
      try {
        await work();
      } catch (error) {
        await note(began, faultOf(error).reason.slice(0, 500));
        throw error;
      }
      await note(began, null);
    };
  };
}
