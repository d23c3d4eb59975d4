import type { Tx } from '@hub/nest-kit/db';
import { saveHistory, type Change } from '../members/history.ts';
import { dayOf, firstDay, nextEarned, type DaySum, type Earned, type Rule } from './earn.ts';
import type { VipRuleRow } from './rule.entity.ts';

type Manager = Pick<Tx['manager'], 'query'>;
type SumRow = { partner_uid: string; paid_on: string; twd: string };
type EarnedRow = Earned & { partner_uid: string };

/** What counts of an order. */
export const NET = 'IF(amount_twd > refunded_twd, amount_twd - refunded_twd, 0)';

export async function ruleOf(manager: Manager, game: string): Promise<VipRuleRow | null> {
  const [row]: VipRuleRow[] = await manager.query('SELECT * FROM vip_rule WHERE game_id = ?', [game]);
  return row ?? null;
}

export const termsOf = ({ is_on, days, amount_twd, level }: VipRuleRow): Rule => ({
  on: is_on === 1,
  days,
  amount_twd,
  level,
});

/** Sums by account and day of what counts today, each account's days in their order. */
export async function sumsOf(manager: Manager, game: string, uids: readonly string[], from: string) {
  const rows: SumRow[] = await manager.query(
    `SELECT partner_uid, paid_on, SUM(${NET}) AS twd FROM vip_spend
      WHERE game_id = ? AND partner_uid IN (?) AND paid_on >= ? GROUP BY partner_uid, paid_on ORDER BY partner_uid, paid_on`,
    [game, uids, from],
  );
  const sums = new Map<string, DaySum[]>();
  for (const { partner_uid, paid_on, twd } of rows)
    sums.set(partner_uid, [...(sums.get(partner_uid) ?? []), { day: paid_on, twd: Number(twd) }]);
  return sums;
}

/**
 * Gives these accounts of a game what the rule says now; the same again changes nothing. Whoever calls holds their rows of
 * `vip_spender`. Returns how many changed.
 */
export async function evaluate(tx: Tx, { game, uids }: { game: string; uids: readonly string[] }): Promise<number> {
  const { manager } = tx;
  const row = await ruleOf(manager, game);
  if (!row || uids.length === 0) return 0;
  const rule = termsOf(row);
  const [{ now }] = await manager.query<[{ now: Date }]>('SELECT NOW(3) AS now');
  const today = dayOf(now);
  const sums = rule.on ? await sumsOf(manager, game, uids, firstDay(rule, today)) : new Map<string, DaySum[]>();
  const had = Map.groupBy(
    await manager.query<EarnedRow[]>(
      `SELECT partner_uid, level, ends_at FROM vip_earned
        WHERE game_id = ? AND partner_uid IN (?) AND ends_at >= ? FOR UPDATE`,
      [game, uids, now],
    ),
    ({ partner_uid }) => partner_uid,
  );
  const changes = uids.flatMap((uid) => {
    const before = had.get(uid) ?? [];
    return differences(uid, before, nextEarned(before, sums.get(uid) ?? [], rule, today));
  });
  await save(manager, game, changes, now);
  return changes.length;
}

type Difference = { uid: string; level: number; before: Date | null; after: Date | null };

function differences(uid: string, before: readonly Earned[], after: readonly Earned[]): Difference[] {
  const levels = new Set([...before, ...after].map(({ level }) => level));
  const endOf = (of: readonly Earned[], level: number) => of.find((one) => one.level === level)?.ends_at ?? null;
  return [...levels]
    .map((level) => ({ uid, level, before: endOf(before, level), after: endOf(after, level) }))
    .filter((one) => one.before?.getTime() !== one.after?.getTime());
}

/** A level that a higher one covers is no loss, and nothing to tell. */
async function save(manager: Manager, game: string, changes: readonly Difference[], now: Date): Promise<void> {
  const kept = changes.filter(({ after }) => after !== null);
  const gone = changes.filter(({ after }) => after === null);
  if (kept.length > 0)
    await manager.query(
      `INSERT INTO vip_earned (game_id, partner_uid, level, begins_at, ends_at) VALUES ?
        ON DUPLICATE KEY UPDATE begins_at = IF(ends_at < VALUES(begins_at), VALUES(begins_at), begins_at),
          ends_at = VALUES(ends_at), changed_at = NOW(3)`,
      [kept.map(({ uid, level, after }) => [game, uid, level, now, after])],
    );
  for (const { uid, level } of gone)
    await manager.query('DELETE FROM vip_earned WHERE game_id = ? AND partner_uid = ? AND level = ?', [
      game,
      uid,
      level,
    ]);
  const told = kept.map(({ uid, level, before, after }): Change => {
    const isShorter = before !== null && after !== null && after < before;
    return {
      partner_uid: uid,
      before: before && { level, ends_at: before },
      after: after && { level, ends_at: after },
      action: isShorter ? 'leave' : 'reach',
    };
  });
  await saveHistory(manager, { game_id: game, source: 'rule', who: '', reason: '' }, told);
}
