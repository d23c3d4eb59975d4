import { OF_SITE } from '@hub/contracts/shared';
import type { Tx } from '@hub/nest-kit/db';
import { endTokens } from '../../revocation/revoke-tokens.ts';
import { sessionId } from '../../staff/sessions/session-secret.ts';
import { memberName } from '../member-id.ts';

/** `cookie`: the one that it holds, or held a moment ago; `ref`: one of the member; `all` of them. */
export type WhichSessions = { cookie: string } | { memberId: number; ref: string } | { memberId: number; all: true };
export type Ended = { memberId: number; sessions: number };

type Row = { id: Buffer; member_id: number; chain: string; previous_chain: string };

/** Ends sessions with their tokens, which gateways hear of within half a minute. Null: there was none. */
export async function endMemberSessions(tx: Tx, which: WhichSessions): Promise<Ended | null> {
  const rows = await openRows(tx, which);
  const [first] = rows;
  if (!first) return null;
  await tx.manager.query('UPDATE member_session SET revoked_at = NOW(3) WHERE id IN (?)', [rows.map(({ id }) => id)]);
  if ('all' in which) await endTokens(tx, { chain: '', game: OF_SITE, uid: memberName(first.member_id) });
  else
    for (const chain of rows.flatMap((row) => [row.chain, row.previous_chain]))
      await endTokens(tx, { chain, game: OF_SITE, uid: '' });
  return { memberId: first.member_id, sessions: rows.length };
}

function openRows({ manager }: Tx, which: WhichSessions): Promise<Row[]> {
  const select = 'SELECT id, member_id, chain, previous_chain FROM member_session WHERE revoked_at IS NULL AND';
  if ('cookie' in which) {
    const id = sessionId(which.cookie);
    return manager.query(`${select} (id = ? OR previous_id = ?) FOR UPDATE`, [id, id]);
  }
  if ('all' in which) return manager.query(`${select} member_id = ? FOR UPDATE`, [which.memberId]);
  return manager.query(`${select} member_id = ? AND ref = ? FOR UPDATE`, [
    which.memberId,
    Buffer.from(which.ref, 'hex'),
  ]);
}
