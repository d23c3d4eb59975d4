import { Injectable } from '@nestjs/common';
import { CLOCK_WINDOW_S, type VipPushBody, type VipPushView } from '@hub/contracts/partner';
import { namedObject } from '@hub/nest-kit/audit';
import { Db, type Tx } from '@hub/nest-kit/db';
import { InvalidInput } from '@hub/nest-kit/http';
import { idempotentCall, type Partner } from '@hub/nest-kit/partner';

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
      const older = await this.knownBetter(tx, partner.game, body, asOf);
      // In one order, so that two lists at once wait for each other instead of locking each other out.
      const rows = body.rows
        .filter((row) => !older.has(row.partner_uid))
        .toSorted((a, b) => (a.partner_uid < b.partner_uid ? -1 : 1));
      if (rows.length > 0) await this.keep(tx, partner.game, rows, asOf);
      const told = { taken: rows.length, older: older.size };
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

  private async knownBetter({ manager }: Tx, game: string, { rows }: VipPushBody, asOf: Date): Promise<Set<string>> {
    const uids = rows.map((row) => row.partner_uid).toSorted();
    const known = await manager.query<{ partner_uid: string }[]>(
      'SELECT partner_uid FROM vip_push WHERE game_id = ? AND partner_uid IN (?) AND as_of >= ? FOR UPDATE',
      [game, uids, asOf],
    );
    return new Set(known.map((row) => row.partner_uid));
  }

  /** Whoever wrote the same account between the look and this is not overwritten by something older. */
  private async keep({ manager }: Tx, game: string, rows: VipPushBody['rows'], asOf: Date): Promise<void> {
    const newer = (column: string) => `${column} = IF(VALUES(as_of) > as_of, VALUES(${column}), ${column})`;
    await manager.query(
      `INSERT INTO vip_push (game_id, partner_uid, level, until, as_of) VALUES ?
        ON DUPLICATE KEY UPDATE ${newer('level')}, ${newer('until')},
          pushed_at = IF(VALUES(as_of) > as_of, NOW(3), pushed_at), as_of = GREATEST(as_of, VALUES(as_of))`,
      [rows.map(({ partner_uid, level, until }) => [game, partner_uid, level, until && new Date(until), asOf])],
    );
  }
}
