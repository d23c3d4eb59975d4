import { Injectable } from '@nestjs/common';
import { taipeiMoment } from '@hub/contracts/shared';
import type {
  AccountHoldBody,
  AccountHoldQuery,
  AccountHoldView,
  AccountReleaseBody,
  HeldAccountsView,
} from '@hub/contracts/support';
import { playerLook, playerObject, AccessTraces } from '@hub/nest-kit/audit';
import { Db, isAscii, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { HELD_PAGE, type HeldAccount } from '@hub/nest-kit/retention';
import { holdNewer, holdOfRequest, mustHold, mustSee } from './account-hold.policy.ts';
import { holdAs, holderOf, requestHolding } from './request-holds.ts';

type Account = AccountHoldQuery;
const SAME = 'game_id = ? AND partner_uid = ?';

@Injectable()
export class AccountHolds {
  constructor(
    private readonly db: Db,
    private readonly traces: AccessTraces,
  ) {}

  /** For the player's card. */
  async find(caller: StaffCaller, account: Account): Promise<AccountHoldView> {
    mustSee(caller.who, account.game_id);
    await this.traces.leave(playerLook(caller, 'player.hold', account));
    return this.of(account);
  }

  /** One hold at a time: the newer reason stands, the old one is in the audit. */
  async hold(caller: StaffCaller, { reason = '', ...account }: AccountHoldBody): Promise<AccountHoldView> {
    mustHold(caller.who, account.game_id);
    const { game_id, uid } = account;
    const by = caller.who.name;
    await this.db.runTx(async (tx) => {
      // INSERT IGNORE would take the row shared, and two that then change it would wait for each other.
      await tx.manager.query(
        `INSERT INTO held_account (game_id, partner_uid, held_by, reason) VALUES (?, ?, '', '')
          ON DUPLICATE KEY UPDATE game_id = VALUES(game_id)`,
        [game_id, uid],
      );
      const changed: { affectedRows: number } = await tx.manager.query(
        `UPDATE held_account SET held_by = ?, reason = ?, held_at = NOW(3) WHERE ${SAME} AND NOT (held_by = BINARY ? AND reason = BINARY ?)`,
        [by, reason, game_id, uid, by, reason],
      );
      // A case that is being destroyed at this moment is gone before the hold stands, and no other goes after it.
      if (isAscii(uid)) await tx.manager.query(`SELECT id FROM ticket WHERE ${SAME} FOR UPDATE`, [game_id, uid]);
      if (changed.affectedRows > 0) await trace(tx, caller, 'account.hold', { account, reason });
    });
    return this.of(account);
  }

  /** Only the hold that was read ends: a newer one has a reason that its releaser does not know. A request that holds it as well goes on. */
  async release(caller: StaffCaller, { reason, seen, ...account }: AccountReleaseBody): Promise<AccountHoldView> {
    mustHold(caller.who, account.game_id);
    const keys = [account.game_id, account.uid];
    await this.db.runTx(async (tx) => {
      const request = await requestHolding(tx, [account.game_id, account.uid]);
      const [row]: HeldAccount[] = await tx.manager.query(`SELECT * FROM held_account WHERE ${SAME} FOR UPDATE`, keys);
      if (!row) return;
      if (taipeiMoment(row.held_at) !== seen) throw holdNewer();
      if (request && row.held_by === holderOf(request.request_id)) throw holdOfRequest();
      await tx.manager.query(`DELETE FROM held_account WHERE ${SAME}`, keys);
      if (request) await holdAs(tx, [account.game_id, account.uid], request);
      await trace(tx, caller, 'account.hold_release', { account, reason });
    });
    return this.of(account);
  }

  /** The held accounts after one, for services that keep something of them. */
  async after(game: string, uid: string): Promise<HeldAccountsView> {
    const accounts: HeldAccountsView['accounts'] = await this.db.source.query(
      `SELECT game_id, partner_uid AS uid FROM held_account WHERE (game_id, partner_uid) > (?, ?)
        ORDER BY game_id, partner_uid LIMIT ${HELD_PAGE}`,
      [game, uid],
    );
    return { accounts };
  }

  private async of({ game_id, uid }: Account): Promise<AccountHoldView> {
    const [row]: HeldAccount[] = await this.db.source.query(`SELECT * FROM held_account WHERE ${SAME}`, [game_id, uid]);
    return { data: row ? { by: row.held_by, reason: row.reason, at: taipeiMoment(row.held_at) } : null };
  }
}

type Held = { account: Account; reason?: string };
const trace = (tx: Tx, { who, rid, ip }: StaffCaller, action: string, { account, reason }: Held) =>
  tx.audit({
    actor_kind: 'staff',
    actor: who.login,
    action,
    game_id: account.game_id,
    ...playerObject(account.uid, { reason }),
    rid,
    address: ip,
  });
