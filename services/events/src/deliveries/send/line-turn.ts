import { randomBytes } from 'node:crypto';
import type { Db } from '@hub/nest-kit/db';
import { moveDeliveries } from '../write-delivery.ts';
import { claimDue } from './claim-due.ts';
import { healthAfter, type Health, type NextHealth } from './line-health.ts';
import { answered, type Claimed, type Outcome, type Tried } from './outcome.ts';
import { lineLeaseMs, rowLeaseMs, type SendSettings } from './settings.ts';
import { settleOutcomes, type Settled } from './settle-outcomes.ts';

export type Held = { game: string; token: Buffer };
export type Turn = {
  claimed: Claimed[];
  settled: Settled;
  health: NextHealth;
  held: boolean;
};

const nothing: Awaited<ReturnType<typeof claimDue>> = { claimed: [], changes: [] };
type Line = Health & { probe_due: number; paused: number };

/** Ends and claims in one commit. While the circuit is open, one is taken at each probe. */
export function lineTurn(
  db: Db,
  { game, token }: Held,
  outcomes: readonly Outcome[],
  want: number,
  settings: SendSettings,
): Promise<Turn> {
  return db.runTx(async (tx) => {
    const [line] = await tx.manager.query<Line[]>(
      `SELECT circuit, why, faults, pleas, COALESCE(probe_at <= NOW(3), 0) AS probe_due,
          COALESCE(pause_until > NOW(3), 0) AS paused
        FROM game_line WHERE game_id = ? AND lease_token = ? AND lease_until > NOW(3) FOR UPDATE`,
      [game, token],
    );
    const tries = outcomes.flatMap(({ tried }) => (tried ? [tried] : []));
    const now: Health = line ?? { circuit: 'closed', why: '', faults: 0, pleas: 0 };
    const health = healthAfter(now, tries, settings);
    const { settled, changes } = await settleOutcomes(tx, outcomes, settings, health.pauseMs);
    if (!line) {
      await moveDeliveries(tx, changes);
      return {
        claimed: [],
        settled,
        health: { ...health, opened: false, closed: false, pleading: false },
        held: false,
      };
    }
    const probing = health.circuit === 'open' && Number(line.probe_due) === 1 && !health.opened;
    const many = roomFor(want, health, Number(line.paused) === 1, probing);
    const leaseMs = rowLeaseMs(settings);
    const next = many > 0 ? await claimDue(tx, game, { many, token: randomBytes(16), leaseMs }) : nothing;
    // Told together: one row of the counts' for both.
    await moveDeliveries(tx, [...changes, ...next.changes]);
    const { claimed } = next;
    const set = changesOf(now, health, tries, probing && claimed.length > 0, settings);
    await tx.manager.query(
      `UPDATE game_line SET lease_until = NOW(3) + INTERVAL ? MICROSECOND${set.sql} WHERE game_id = ?`,
      [lineLeaseMs(settings) * 1000, ...set.values, game],
    );
    return { claimed, settled, health, held: true };
  });
}

function roomFor(want: number, health: NextHealth, paused: boolean, probing: boolean): number {
  if (paused || health.pauseMs > 0) return 0;
  if (health.circuit === 'closed') return want;
  return probing ? Math.min(want, 1) : 0;
}

/** Only what changed is written: a quiet line costs one small update. */
function changesOf(
  now: Health,
  next: NextHealth,
  tries: readonly Tried[],
  probed: boolean,
  { probeMs }: SendSettings,
): { sql: string; values: unknown[] } {
  const parts: [sql: string, ...values: unknown[]][] = [];
  if (next.faults !== now.faults || next.circuit !== now.circuit || next.why !== now.why)
    parts.push(['faults = ?, circuit = ?, why = ?', next.faults, next.circuit, next.why]);
  if (next.pleas !== now.pleas) parts.push(['pleas = ?', next.pleas]);
  if (next.opened) parts.push(['opened_at = NOW(3)']);
  if (next.opened || probed) parts.push(['probe_at = NOW(3) + INTERVAL ? MICROSECOND', probeMs * 1000]);
  if (next.closed) parts.push(['opened_at = NULL, probe_at = NULL']);
  if (next.pauseMs > 0) parts.push(['pause_until = NOW(3) + INTERVAL ? MICROSECOND', next.pauseMs * 1000]);
  if (tries.some((tried) => answered(tried) && tried.outcome !== 'refused')) parts.push(['last_delivered_at = NOW(3)']);
  return {
    sql: parts.map(([sql]) => `, ${sql}`).join(''),
    values: parts.flatMap(([, ...values]) => values),
  };
}
