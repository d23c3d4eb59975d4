import { taipeiAt } from '@hub/contracts/shared';
import type { Db, Tx } from '@hub/nest-kit/db';
import { saveHistory } from '../members/history.ts';
import { FOREVER_AT } from '../ranking/said.ts';
import { takePaid, takeRefunded } from '../spend/take-spend.ts';
import { demoAgents, demoEntries, demoPushes, demoRule, demoSpenders } from './demo-ranks.ts';

const ADMIN = '小婷';
const dayAt = (now: Date, days: number) => taipeiAt(now, days, 0);
const lastMoment = (now: Date, days: number | null) =>
  days === null ? FOREVER_AT : new Date(dayAt(now, days + 1).getTime() - 1);

/** Players of three games in the list of staff, in those of the games, and by the rule of one; running it again adds nothing. */
export async function seedRanks(db: Db, now: Date): Promise<void> {
  await db.runTx(async (tx) => {
    const { manager } = tx;
    const known: unknown[] = await manager.query('SELECT game_id FROM vip_rule WHERE game_id = ? FOR UPDATE', [
      demoRule.game,
    ]);
    if (known.length > 0) return;
    await manager.query(
      'INSERT INTO vip_rule (game_id, is_on, days, amount_twd, level, changed_by) VALUES (?, 1, ?, ?, ?, ?)',
      [demoRule.game, demoRule.days, demoRule.amount, demoRule.level, ADMIN],
    );
    await seedEntries(tx, now);
    await seedPushes(tx, now);
    await seedSpend(tx, now);
  });
}

async function seedEntries({ manager }: Tx, now: Date): Promise<void> {
  for (const { game, uid, level, begins, ends, agent = '', note = '', reason } of demoEntries) {
    const begins_at = dayAt(now, begins);
    const ends_at = lastMoment(now, ends);
    const made: { affectedRows: number } = await manager.query(
      `INSERT IGNORE INTO vip_entry (game_id, partner_uid, level, begins_at, ends_at, agent, agent_name, note, changed_by, changed_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, LEAST(?, NOW(3)))`,
      [game, uid, level, begins_at, ends_at, agent, agent && demoAgents[agent], note, ADMIN, begins_at],
    );
    if (made.affectedRows === 0) continue;
    const by = { game_id: game, source: 'manual', who: ADMIN, reason } as const;
    await saveHistory(manager, by, [{ partner_uid: uid, before: null, after: { level, ends_at }, action: 'set' }]);
  }
}

async function seedPushes({ manager }: Tx, now: Date): Promise<void> {
  for (const { game, uid, level, ends } of demoPushes) {
    const until = ends === null ? null : lastMoment(now, ends);
    const as_of = dayAt(now, -60);
    await manager.query(
      'INSERT IGNORE INTO vip_push (game_id, partner_uid, level, until, ends_at, as_of) VALUES (?, ?, ?, ?, ?, ?)',
      [game, uid, level, until, level === 0 ? as_of : (until ?? FOREVER_AT), as_of],
    );
  }
}

/** As the top-up service tells it, order by order. */
async function seedSpend(tx: Tx, now: Date): Promise<void> {
  const game_id = demoRule.game;
  for (const { uid, paid, refunded } of demoSpenders) {
    for (const [place, [ago, amount_twd]] of paid.entries()) {
      const of = { order_id: `demo-${uid}-${place + 1}`, game_id, partner_uid: uid };
      const at = taipeiAt(now, -ago, 14 * 60).toISOString();
      await takePaid(tx, { ...of, amount_twd, paid_at: at });
      if (place === 0 && refunded)
        await takeRefunded(tx, { ...of, refund_id: `${of.order_id}-1`, amount_twd: refunded, refunded_at: at });
    }
  }
}
