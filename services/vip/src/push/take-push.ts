import { Injectable } from '@nestjs/common';
import { CLOCK_WINDOW_S, type VipPushBody, type VipPushView } from '@hub/contracts/partner';
import { namedObject } from '@hub/nest-kit/audit';
import { Db, type Tx } from '@hub/nest-kit/db';
import { InvalidInput } from '@hub/nest-kit/http';
import { idempotentCall, type Partner } from '@hub/nest-kit/partner';
import { saveHistory, type Change } from '../members/history.ts';
import { FOREVER_AT } from '../ranking/said.ts';
import type { VipPush } from './vip-push.entity.ts';

type Rows = VipPushBody['rows'];
type Known = Pick<VipPush, 'partner_uid' | 'level' | 'ends_at' | 'as_of'>;
const NEVER = new Date(0);

/** Its last moment; none at all ended when the game said so. */
const endOf = ({ level, until }: Rows[number], asOf: Date): Date =>
  level === 0 ? asOf : until ? new Date(until) : FOREVER_AT;

/** Keeps what a game says of its accounts. Of two lists the later one counts, in whichever order they come. */
@Injectable()
export class TakePush {
  constructor(private readonly db: Db) {}

  run(partner: Partner, body: VipPushBody): Promise<VipPushView> {
    const asOf = new Date(body.as_of);
    // A list from a time to come would keep every later one out.
    if (asOf.getTime() > Date.now() + CLOCK_WINDOW_S * 1000)
      throw new InvalidInput({ as_of: { code: 'FIELD_INVALID' } });
    return idempotentCall(this.db, partner, async (tx) => {
      const known = await this.known(tx, partner.game, body);
      // In one order, so that two lists at once wait for each other instead of locking each other out.
      const rows = body.rows
        .filter(({ partner_uid }) => !((known.get(partner_uid)?.as_of ?? NEVER) >= asOf))
        .toSorted((a, b) => (a.partner_uid < b.partner_uid ? -1 : 1));
      if (rows.length > 0) await this.keep(tx, partner.game, rows, asOf);
      await this.record(tx, partner.game, rows, known, asOf);
      const told = { taken: rows.length, older: body.rows.length - rows.length };
      await tx.audit({
        actor_kind: 'system',
        actor: `game:${partner.game}`,
        action: 'vip-list-pushed',
        game_id: partner.game,
        ...namedObject('call', partner.callId, { key: partner.kid, as_of: body.as_of, ...told }),
        rid: partner.rid,
        address: partner.ip,
      });
      return told;
    });
  }

  private async known({ manager }: Tx, game: string, { rows }: VipPushBody): Promise<Map<string, Known>> {
    const uids = rows.map((row) => row.partner_uid).toSorted();
    const known = await manager.query<Known[]>(
      'SELECT partner_uid, level, ends_at, as_of FROM vip_push WHERE game_id = ? AND partner_uid IN (?) FOR UPDATE',
      [game, uids],
    );
    return new Map(known.map((row) => [row.partner_uid, row]));
  }

  /** What is told again as it was is no change. */
  private record({ manager }: Tx, game: string, rows: Rows, known: Map<string, Known>, asOf: Date): Promise<void> {
    const changes = rows.flatMap((row): Change[] => {
      const was = known.get(row.partner_uid);
      const after = { level: row.level, ends_at: endOf(row, asOf) };
      const isSame = was
        ? was.level === row.level && (row.level === 0 || +was.ends_at === +after.ends_at)
        : row.level === 0;
      return isSame ? [] : [{ partner_uid: row.partner_uid, before: was ?? null, after, action: 'push' }];
    });
    return saveHistory(manager, { game_id: game, source: 'push', who: game, reason: '' }, changes);
  }

  /** Whoever wrote the same account between the look and this is not overwritten by something older. */
  private async keep({ manager }: Tx, game: string, rows: Rows, asOf: Date): Promise<void> {
    const newer = (column: string) => `${column} = IF(VALUES(as_of) > as_of, VALUES(${column}), ${column})`;
    await manager.query(
      `INSERT INTO vip_push (game_id, partner_uid, level, until, ends_at, as_of) VALUES ?
        ON DUPLICATE KEY UPDATE ${newer('level')}, ${newer('until')}, ${newer('ends_at')},
          pushed_at = IF(VALUES(as_of) > as_of, NOW(3), pushed_at), as_of = GREATEST(as_of, VALUES(as_of))`,
      [
        rows.map((row) => {
          const { partner_uid, level, until } = row;
          return [game, partner_uid, level, until && new Date(until), endOf(row, asOf), asOf];
        }),
      ],
    );
  }
}
