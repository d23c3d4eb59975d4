import { Injectable } from '@nestjs/common';
import { compensators, quotaEditors, type Quota, type QuotaBody, type QuotaView } from '@hub/contracts/events';
import { staffMay, taipeiIso } from '@hub/contracts/shared';
import { Db, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { EntityManager } from 'typeorm';
import { deliveryMoved } from '../delivery.errors.ts';
import { mustAct, mustSee } from '../delivery.policy.ts';

/** Where nobody said otherwise. */
const USUAL = 20;

type Querier = Pick<EntityManager, 'query'>;

async function today(manager: Querier): Promise<string> {
  const rows = (await manager.query('SELECT NOW(3) AS now')) as { now: Date }[];
  return taipeiIso(rows[0]!.now).slice(0, 10);
}

async function quotaOf(manager: Querier, game: string): Promise<{ per_day: number; version: number }> {
  const rows = (await manager.query('SELECT per_day, version FROM compensation_quota WHERE game_id = ?', [game])) as {
    per_day: number;
    version: number;
  }[];
  return rows[0] ?? { per_day: USUAL, version: 0 };
}

/** Takes one of the day's; false when none is left. Of two at once for the last one, one gets it. */
export async function takeOfQuota({ manager }: Pick<Tx, 'manager'>, staff: number, game: string): Promise<boolean> {
  const day = await today(manager);
  const { per_day } = await quotaOf(manager, game);
  await manager.query(
    'INSERT INTO compensation_used (staff_id, game_id, day, used) VALUES (?, ?, ?, 0) ON DUPLICATE KEY UPDATE used = used',
    [staff, game, day],
  );
  const taken: { affectedRows: number } = await manager.query(
    'UPDATE compensation_used SET used = used + 1 WHERE staff_id = ? AND game_id = ? AND day = ? AND used < ?',
    [staff, game, day, per_day],
  );
  return taken.affectedRows === 1;
}

@Injectable()
export class KeepQuota {
  constructor(private readonly db: Db) {}

  async read({ who }: StaffCaller, game: string): Promise<Quota> {
    mustSee(who, game);
    const { manager } = this.db.source;
    const { per_day, version } = await quotaOf(manager, game);
    const rows = await manager.query<{ used: number }[]>(
      'SELECT used FROM compensation_used WHERE staff_id = ? AND game_id = ? AND day = ?',
      [who.id, game, await today(manager)],
    );
    const used = rows[0]?.used ?? 0;
    const left = staffMay(who, compensators, game) ? Math.max(0, per_day - used) : 0;
    return { game_id: game, per_day, used, left, version };
  }

  /** `seen`: the version that stood on the form; 0 where nobody ever said anything. */
  async change(caller: StaffCaller, { game_id, per_day }: QuotaBody, seen: number): Promise<QuotaView> {
    mustAct(caller.who, game_id, quotaEditors);
    await this.db.runTx(async (tx) => {
      await tx.manager.query(
        'INSERT INTO compensation_quota (game_id, per_day, version) VALUES (?, ?, 0) ON DUPLICATE KEY UPDATE per_day = per_day',
        [game_id, USUAL],
      );
      const before = await quotaOf(tx.manager, game_id);
      if (before.version !== seen) throw deliveryMoved();
      await tx.manager.query('UPDATE compensation_quota SET per_day = ?, version = version + 1 WHERE game_id = ?', [
        per_day,
        game_id,
      ]);
      await tx.audit({
        actor_kind: 'staff',
        actor: caller.who.login,
        action: 'compensation.quota',
        game_id,
        object: `game:${game_id}`,
        detail: JSON.stringify({ before: { per_day: before.per_day }, after: { per_day } }),
        rid: caller.rid,
        address: caller.ip,
      });
    });
    return { data: await this.read(caller, game_id) };
  }
}
