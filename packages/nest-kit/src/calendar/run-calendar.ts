import { nextOf, taipeiIso, type TaipeiRule } from '@hub/contracts/shared';
import { object, string } from 'yup';
import type { Db, Tx } from '../db/db.ts';
import type { Log } from '../log/logger.ts';
import { job, type JobDeclaration } from '../outbox/job.ts';
import { repeatEvery, type Repeating } from '../process/repeat.ts';
import type { Watch } from '../schedules/watch-schedule.ts';
import type { CalendarRow } from './calendar.entity.ts';

const atTime = object({ at: string().required() });

/** Work of a calendar; it is told for which time it is done (ISO 8601, +08:00), which may be long past. */
export const calendarJob = (name: string, tries?: number, longestWaitS?: number) =>
  job(name, atTime, tries, longestWaitS);

/** `missed`: of several times that passed while nobody looked, is each worked for, or the last one only? */
export type CalendarEntry = {
  rule: TaipeiRule;
  job: JobDeclaration<{ at: string }>;
  missed: 'each' | 'last';
};

export type CalendarOptions = {
  db: Db;
  entries: readonly CalendarEntry[];
  log: Log;
  watch: Watch;
  everyMs?: number;
};

const EVERY_MS = 10_000;
/** What is owed beyond comes with the next round. */
const AT_ONCE = 50;

/** Jobs and the row's move are one transaction: a round that dies is made up by the next one, whoever comes. */
export function runCalendar({ db, entries, log, watch, everyMs = EVERY_MS }: CalendarOptions): Repeating {
  const round = watch('calendar', everyMs, () => runCalendarOnce(db, entries));
  return repeatEvery(everyMs, round, log);
}

export async function runCalendarOnce(db: Db, entries: readonly CalendarEntry[]): Promise<void> {
  const rows: (CalendarRow & { now: Date })[] = await db.source.query(
    'SELECT name, rule, next_at, NOW(3) AS now FROM calendar',
  );
  const known = new Map(rows.map((row) => [row.name, row]));
  for (const entry of entries) {
    const row = known.get(entry.job.name);
    if (!row) await begin(db, entry);
    else if (row.next_at <= row.now || row.rule !== spell(entry.rule)) await db.runTx((tx) => catchUp(tx, entry));
  }
}

const spell = (rule: TaipeiRule) => `${rule.every} ${rule.every === 'week' ? `${rule.weekday} ` : ''}${rule.minute}`;

/** What was before a service knew of it is not owed. */
async function begin({ source }: Db, { rule, job: { name } }: CalendarEntry): Promise<void> {
  const [{ now }] = await source.query<[{ now: Date }]>('SELECT NOW(3) AS now');
  await source.query('INSERT IGNORE INTO calendar (name, rule, next_at) VALUES (?, ?, ?)', [
    name,
    spell(rule),
    nextOf(rule, now),
  ]);
}

async function catchUp(tx: Tx, { rule, job: declared, missed }: CalendarEntry): Promise<void> {
  const { manager } = tx;
  const [row] = await manager.query<(CalendarRow & { now: Date })[]>(
    'SELECT name, rule, next_at, NOW(3) AS now FROM calendar WHERE name = ? FOR UPDATE SKIP LOCKED',
    [declared.name],
  );
  if (!row) return;
  const { now } = row;
  const owed: Date[] = [];
  let next = row.next_at;
  for (; next <= now && (missed === 'last' || owed.length < AT_ONCE); next = nextOf(rule, next)) {
    if (missed === 'last') owed.length = 0;
    owed.push(next);
  }
  for (const at of owed) await enqueueOnce(tx, declared, taipeiIso(at));
  // A rule that was changed: its times begin now, after what was owed under the one before.
  if (row.rule !== spell(rule) && next > now) next = nextOf(rule, now);
  await manager.query('UPDATE calendar SET rule = ?, next_at = ? WHERE name = ?', [spell(rule), next, declared.name]);
}

/** A row that somebody set back by hand runs no day twice while its job is known. */
async function enqueueOnce(tx: Tx, declared: CalendarEntry['job'], at: string): Promise<void> {
  const key = `at-${declared.name}-${at}`;
  const known: unknown[] = await tx.manager.query('SELECT 1 FROM outbox WHERE dedupe_key = ?', [key]);
  if (known.length === 0) await tx.enqueue(declared, { at }, key);
}
