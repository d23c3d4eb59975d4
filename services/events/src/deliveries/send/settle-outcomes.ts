import type { DeliveryState } from '@hub/contracts/events';
import type { EntityManager } from 'typeorm';
import type { Tx } from '@hub/nest-kit/db';
import { MOST_TRIES, ONE_MORE, type Delivery } from '../delivery.entity.ts';
import { demandMove } from '../delivery.moves.ts';
import { tellMoves, type Move } from '../tell-moves.ts';
import { tellSettled } from '../tell-settled.ts';
import { noteStep } from '../note-step.ts';
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
type Plan = { to: DeliveryState; attempt: number; uncertain: boolean; waitMs: number | null; error: string };

/** `afterEnd`: those that arrived after people or the game had ended them. */
export type Settled = { manual: number; delivered: number; late: number; afterEnd: number[] };

const OPEN: readonly DeliveryState[] = ['queued', 'sending', 'unknown', 'manual', 'delivered'];

/**
 * Writes down how tries ended, in one transaction. A row that is not this turn's any more (its lease ran out, somebody
 * else tries it) stays as it is; that an answer came late is noted.
 */
export async function settleOutcomes(
  tx: Pick<Tx, 'manager' | 'enqueue'>,
  outcomes: readonly Outcome[],
  settings: SendSettings,
  pauseMs: number,
): Promise<Settled> {
  const settled: Settled = { manual: 0, delivered: 0, late: 0, afterEnd: [] };
  if (outcomes.length === 0) return settled;
  const rows = await lockRows(tx.manager, outcomes);
  const moves: Move[] = [];
  const tries: unknown[][] = [];
  const arrived: { row: Row; partnerMailId: string }[] = [];
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
    demandMove('sending', plan.to);
    moves.push(moveOf(row, plan, tried));
    if (plan.to === 'delivered') arrived.push({ row, partnerMailId: tried?.partnerMailId ?? '' });
    else await writePlan(tx.manager, row, plan, tried !== null);
    if (plan.to === 'rejected') await tellSettled(tx, row, 'rejected', { error: plan.error });
    if (plan.to === 'manual') await noteStep(tx.manager, row.id, 'manual', { note: plan.error });
    if (plan.to === 'manual') settled.manual += 1;
  }
  await writeArrived(tx.manager, arrived);
  settled.delivered = arrived.length;
  for (const { row } of arrived) await tellSettled(tx, row, 'delivered');
  if (tries.length > 0)
    await tx.manager.query(
      'INSERT INTO delivery_try (delivery_id, game_id, nth, at, outcome, status, ms, error, counts) VALUES ?',
      [tries],
    );
  await tellMoves(tx.manager, moves);
  return settled;
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

const moveOf = (row: Row, { to }: Plan, tried: Tried | null): Move => ({
  row,
  from: 'sending',
  to,
  inTime: to === 'delivered' && Number(row.in_time) === 1,
  unclear: tried?.outcome === 'unclear',
  late: row.late && (to === 'delivered' || to === 'rejected') ? -1 : 0,
});

const FREE = 'lease_until = NULL, lease_token = NULL, version = version + 1, changed_at = NOW(3)';
/** What is over has no deadline to miss any more. */
const OVER = 'due_at = NULL, alarm_at = NULL, late = 0';

async function writePlan(manager: EntityManager, row: Row, plan: Plan, tried: boolean): Promise<void> {
  const { to, attempt, uncertain, waitMs, error } = plan;
  const due = to === 'rejected' ? OVER : waitMs === null ? 'due_at = NULL' : 'due_at = NOW(3) + INTERVAL ? MICROSECOND';
  const values = to !== 'rejected' && waitMs !== null ? [waitMs * 1000] : [];
  await manager.query(
    `UPDATE delivery SET state = ?, attempt = ?, tries = LEAST(tries + ?, ${MOST_TRIES}), uncertain = ?, ${tried ? 'error = ?, ' : ''}${due},
        ${FREE} WHERE id = ?`,
    [to, attempt, Number(tried), Number(uncertain), ...(tried ? [error] : []), ...values, row.id],
  );
}

async function writeArrived(
  manager: EntityManager,
  arrived: readonly { row: Row; partnerMailId: string }[],
): Promise<void> {
  if (arrived.length === 0) return;
  const names = arrived.map(() => 'WHEN ? THEN ?').join(' ');
  await manager.query(
    `UPDATE delivery SET state = 'delivered', attempt = attempt + 1, tries = ${ONE_MORE}, uncertain = 0, error = '',
        partner_mail_id = CASE id ${names} END, ${OVER}, ${FREE} WHERE id IN (?)`,
    [...arrived.flatMap(({ row, partnerMailId }) => [row.id, partnerMailId]), arrived.map(({ row }) => row.id)],
  );
}
