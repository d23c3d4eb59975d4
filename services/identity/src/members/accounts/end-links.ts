import type { AuditEntry } from '@hub/nest-kit/audit';
import type { Tx } from '@hub/nest-kit/db';
import { memberName } from '../member-id.ts';

type Account = { game: string; uid: string };
type Linked = { id: number; member_id: number };
/** Who ended it, for the audit. */
export type EndedBy = Pick<AuditEntry, 'actor_kind' | 'actor' | 'rid' | 'address'>;

/** Nobody is linked to the account any more. Answers which link it was, if any. Safe to repeat. */
export async function endLink(tx: Tx, { game, uid }: Account, by: EndedBy): Promise<Linked | null> {
  const [row]: Linked[] = await tx.manager.query(
    'SELECT id, member_id FROM member_account WHERE game_id = ? AND partner_uid = ? FOR UPDATE',
    [game, uid],
  );
  if (!row) return null;
  await tx.manager.query('DELETE FROM member_account WHERE id = ?', [row.id]);
  await tx.audit(unlinkedAudit(row.member_id, game, by));
  return row;
}

/** The member is not the one who did it. */
export const unlinkedAudit = (memberId: number, game: string, by: EndedBy): AuditEntry => ({
  ...by,
  action: 'member-account-unlinked',
  game_id: game,
  object: `member:${memberName(memberId)}`,
  detail: '{}',
});

/** Whoever holds a token of the game; which account is in no audit. */
export const tokenHolder = (game: string, { rid, ip }: { rid: string; ip: string }): EndedBy => ({
  actor_kind: 'player',
  actor: `game:${game}`,
  rid,
  address: ip,
});
