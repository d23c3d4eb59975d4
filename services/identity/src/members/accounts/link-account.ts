import { Injectable } from '@nestjs/common';
import { MEMBER_ACCOUNTS_MAX, type AccountLinkView, type MemberLoginBody } from '@hub/contracts/identity';
import { taipeiIso, type PlayerPrincipal } from '@hub/contracts/shared';
import {
  Db,
  findResult,
  hashOfFields,
  runIdempotent,
  saveResult,
  type IdempotentSubmit,
  type Tx,
} from '@hub/nest-kit/db';
import { SessionExpired, type PlayerCaller } from '@hub/nest-kit/http';
import { isOwnerRevoked } from '../../revocation/is-revoked.ts';
import { CodeLimits } from '../codes/code-limits.ts';
import { spendCode } from '../codes/spend-code.ts';
import { enterMember } from '../enter-member.ts';
import { memberAudit } from '../member.audit.ts';
import { MemberCodeWrong, TooManyAccounts } from '../member.errors.ts';
import { MemberSecrets } from '../member-secrets.ts';
import { tellWhoseItWas } from './lost-link.ts';
import { endLink, tokenHolder, unlinkedAudit } from './end-links.ts';

/** What the holder of a game’s token may do with the link of its account. */
@Injectable()
export class LinkAccount {
  constructor(
    private readonly db: Db,
    private readonly secrets: MemberSecrets,
    private readonly limits: CodeLimits,
  ) {}

  async show({ who }: PlayerCaller): Promise<AccountLinkView> {
    const [row]: { linked_at: Date }[] = await this.db.source.query(
      'SELECT linked_at FROM member_account WHERE game_id = ? AND partner_uid = ?',
      [who.game, who.uid],
    );
    const { game: game_id, server: server_id, role: role_id, name: char_name } = who;
    return { data: { game_id, server_id, role_id, char_name, linked_at: row ? taipeiIso(row.linked_at) : null } };
  }

  /** A code links one account. Throws `MemberCodeWrong`, `TooManyAccounts`, `TooMany`, `SessionExpired`. */
  async run(caller: PlayerCaller, body: MemberLoginBody): Promise<AccountLinkView> {
    const shown = this.secrets.shownCode(body);
    const submit = submitOf(caller, shown.codeMac);
    await runIdempotent(this.db.source, submit, async () => {
      const tried = await this.limits.countTry(shown, caller.ip);
      const linked = await this.db.runTx(async (tx) => {
        if (!(await spendCode(tx, shown))) return null;
        const id = await this.link(tx, caller, body.email);
        if (submit) await saveResult(tx, submit, id);
        return id;
      });
      const done = linked ?? (submit && (await findResult(this.db.source, submit)));
      if (done === null) throw new MemberCodeWrong();
      await tried.forgive();
      return done;
    });
    return this.show(caller);
  }

  async end(caller: PlayerCaller): Promise<void> {
    const { game, uid } = caller.who;
    await this.db.runTx(async (tx) => {
      const row = await endLink(tx, { game, uid }, tokenHolder(game, caller));
      if (row) await tellWhoseItWas(tx, { link: row.id, memberId: row.member_id, game, how: 'ended' });
    });
  }

  private async link(tx: Tx, caller: PlayerCaller, email: string): Promise<number> {
    const { game, uid, server, role, name } = caller.who;
    const { memberId } = await enterMember(tx, this.secrets, email, caller);
    const added: { insertId: number | string } = await tx.manager.query(
      `INSERT INTO member_account (member_id, game_id, partner_uid, server_id, role_id, role_name) VALUES (?)
        ON DUPLICATE KEY UPDATE id = LAST_INSERT_ID(id)`,
      [[memberId, game, uid, server, role, name]],
    );
    const id = Number(added.insertId);
    const [row]: { member_id: number }[] = await tx.manager.query(
      'SELECT member_id FROM member_account WHERE id = ? FOR UPDATE',
      [id],
    );
    if (row && row.member_id !== memberId) {
      await tx.audit(unlinkedAudit(row.member_id, game, tokenHolder(game, caller)));
      await tellWhoseItWas(tx, { link: id, memberId: row.member_id, game, how: 'taken' });
    }
    await tx.manager.query(
      `UPDATE member_account SET member_id = ?, server_id = ?, role_id = ?, role_name = ?, linked_at = NOW(3) WHERE id = ?`,
      [memberId, server, role, name, id],
    );
    await this.refuseTooMany(tx, memberId);
    if (await isEndedMeanwhile(tx, caller.who)) throw new SessionExpired();
    await tx.audit(memberAudit(caller, 'member-account-linked', memberId, { game }));
    return id;
  }

  private async refuseTooMany({ manager }: Tx, memberId: number): Promise<void> {
    const [found]: { many: string }[] = await manager.query(
      'SELECT COUNT(*) AS many FROM member_account WHERE member_id = ?',
      [memberId],
    );
    if (Number(found?.many) > MEMBER_ACCOUNTS_MAX) throw new TooManyAccounts();
  }
}

/**
 * Gateways hear of an ended token within half a minute; a link would outlive it. Asked with the row of the link written: of this and the call
 * that ends tokens one waits for the other.
 */
const isEndedMeanwhile = ({ manager }: Tx, { game, uid, chain }: PlayerPrincipal): Promise<boolean> =>
  isOwnerRevoked(manager, { game, uid, chain }, 'LOCK IN SHARE MODE');

/** By keyed hashes: a row of submits must give away neither address nor code. */
function submitOf({ key, who }: PlayerCaller, codeMac: Buffer): IdempotentSubmit | null {
  if (!key) return null;
  return { scope: `account-link:${who.game}:${who.uid}`, key, hash: hashOfFields({ code: codeMac.toString('hex') }) };
}
