import type { DeliveryState } from '@hub/contracts/events';
import type { EntityManager } from 'typeorm';
import type { Tx } from '@hub/nest-kit/db';
import type { DeliveryChange } from '../delivery.changes.ts';
import { MOST_TRIES, ONE_MORE, type Delivery } from '../delivery.entity.ts';
import { afterMs } from '../write-delivery.ts';
import { counts, type Outcome, type Tried } from './outcome.ts';
import { waitAfter } from './schedule.ts';
import type { SendSettings } from './settings.ts';

const NEEDED = 'id, mail_id, asked_by, game_id, source, state, attempt, tries, uncertain, late, batch_id, lease_token';
type Row = Pick<
  Delivery,
  | 'id'
  | 'mail_id'
  | 'asked_by'
  | 'game_id'
  | 'source'
  | 'state'
  | 'attempt'
  | 'tries'
  | 'uncertain'
  | 'late'
  | 'batch_id'
  | 'lease_token'
> & { in_time: number };

/** Where a row goes after a try. `waitMs` null: it does not go again by itself. */
type Plan = { to: keyof typeof moveTo; attempt: number; uncertain: boolean; waitMs: number | null; error: string };

/** `afterEnd`: those that arrived after people or the game had ended them. */
export type Settled = { manual: number; delivered: number; late: number; afterEnd: number[] };

const OPEN: readonly DeliveryState[] = ['queued', 'sending', 'unknown', 'manual', 'delivered'];

/** A row that is not this turn's any more stays as it is; that an answer came late is noted. */
export async function settleOutcomes(
  tx: Tx,
  outcomes: readonly Outcome[],
  settings: SendSettings,
  pauseMs: number,
): Promise<{ settled: Settled; changes: DeliveryChange[] }> {
  const settled: Settled = { manual: 0, delivered: 0, late: 0, afterEnd: [] };
  const changes: DeliveryChange[] = [];
  if (outcomes.length === 0) return { settled, changes };
  const rows = await lockRows(tx.manager, outcomes);
  const tries: unknown[][] = [];
  for (const { row: sent, tried, at, ms } of outcomes) {
    const row = rows.get(sent.id);
    if (!row) continue;
    const ours = row.state === 'sending' && row.lease_token?.equals(sent.token);
    if (!ours) {
      if (tried) tries.push(tryOf(row, tried, at, ms, 'late_answer', false));
      if (tried?.partnerMailId !== undefined && !OPEN.includes(row.state)) settled.afterEnd.push(row.id);
      settled.late += 1;
      continue;
    }
    if (tried) tries.push(tryOf(row, tried, at, ms, tried.error, counts(tried)));
    const plan = planOf(row, tried, settings, pauseMs);
    changes.push(changeOf(row, plan, tried));
    if (plan.to === 'manual') settled.manual += 1;
    if (plan.to === 'delivered') settled.delivered += 1;
  }
  if (tries.length > 0)
    await tx.manager.query(
      'INSERT INTO delivery_try (delivery_id, game_id, nth, at, outcome, status, ms, error, counts) VALUES ?',
      [tries],
    );
  return { settled, changes };
}

async function lockRows(manager: EntityManager, outcomes: readonly Outcome[]): Promise<Map<number, Row>> {
  const ids = outcomes.map(({ row }) => row.id).sort((one, other) => one - other);
  const rows = await manager.query<Row[]>(
    `SELECT ${NEEDED}, (deadline_at IS NULL OR deadline_at >= NOW(3)) AS in_time FROM delivery WHERE id IN (?)
      ORDER BY id FOR UPDATE`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const tryOf = (row: Row, tried: Tried, at: Date, ms: number, error: string, counted: boolean): unknown[] => [
  row.id,
  row.game_id,
  Math.min(row.tries + 1, MOST_TRIES),
  at,
  tried.outcome,
  tried.status,
  ms,
  error,
  counted,
];

function planOf(row: Row, tried: Tried | null, settings: SendSettings, pauseMs: number): Plan {
  const uncertain = Boolean(row.uncertain) || Boolean(tried?.uncertain);
  const waiting = uncertain ? 'unknown' : 'queued';
  const { attempt } = row;
  if (tried === null) return { to: waiting, attempt, uncertain, waitMs: 0, error: '' };
  if (tried.outcome === 'delivered' || tried.outcome === 'duplicate')
    return { to: 'delivered', attempt: attempt + 1, uncertain: false, waitMs: null, error: '' };
  if (tried.outcome === 'refused' && tried.error === 'body_changed')
    return { to: 'manual', attempt, uncertain, waitMs: null, error: tried.error };
  // A game that refuses this try may have taken an earlier one, and of a conflict it has something: nobody is told "refused".
  if (tried.outcome === 'refused' && (uncertain || tried.error === 'mail_id_conflict'))
    return { to: 'manual', attempt: attempt + 1, uncertain: true, waitMs: null, error: tried.error };
  if (tried.outcome === 'refused')
    return { to: 'rejected', attempt: attempt + 1, uncertain: false, waitMs: null, error: tried.error };
  if (!counts(tried)) {
    const waitMs = tried.outcome === 'later' ? pauseMs : (waitAfter(1, settings.waits, Math.random()) ?? 0);
    return { to: waiting, attempt, uncertain, waitMs, error: tried.error };
  }
  const scheduled = waitAfter(attempt + 1, settings.waits, Math.random());
  const waitMs = scheduled !== null && tried.outcome === 'later' ? Math.max(scheduled, pauseMs) : scheduled;
  const to = waitMs === null ? 'manual' : waiting;
  return { to, attempt: attempt + 1, uncertain, waitMs, error: tried.error };
}

const moveTo = {
  delivered: 'arrive',
  rejected: 'reject',
  manual: 'give-up',
  queued: 'go-again',
  unknown: 'go-again',
} as const;
/** Those that arrived are written together; the rest has a plan of its own. */
const ARRIVED = { attempt: () => 'attempt + 1', tries: () => ONE_MORE, uncertain: 0, error: '' };

function changeOf(row: Row, plan: Plan, tried: Tried | null): DeliveryChange {
  const { to, attempt, uncertain, waitMs, error } = plan;
  const inTime = to === 'delivered' && Number(row.in_time) === 1;
  const counted = { inTime, unclear: tried?.outcome === 'unclear' };
  const set =
    to === 'delivered'
      ? ARRIVED
      : {
          attempt,
          tries: tried ? () => ONE_MORE : undefined,
          uncertain: Number(uncertain),
          error: tried ? error : undefined,
          due_at: waitMs === null ? null : afterMs(waitMs),
        };
  const more = { by: 'sender', row, to, set, counted } as const;
  if (to === 'delivered') return { ...more, move: 'arrive', partnerMailId: tried?.partnerMailId ?? '' };
  return { ...more, move: moveTo[to], note: error, told: { error } };
}
