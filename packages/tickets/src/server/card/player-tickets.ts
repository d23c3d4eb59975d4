import { isAscii } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import type { Ticket } from '../ticket.entity.ts';

/** How two cases are known to be of one player: the account is proven by the game, a contact is what somebody typed. */
export type SamePlayer = 'account' | 'email' | 'phone';
export type Asked = Pick<Ticket, 'game_id' | 'partner_uid' | 'phone_mac'> & { email_mac: Buffer | null };

type Branch = { where: string; of: unknown[] };

/** Each way by its own index. */
function branches({ game_id, partner_uid, email_mac, phone_mac }: Asked, games: string[] | '*'): Branch[] {
  const [served, ofGames] = games === '*' ? ['', []] : [' AND game_id IN (?)', [games]];
  return [
    // An account of other letters has no case: tickets keep theirs in ASCII.
    ...(partner_uid && isAscii(partner_uid)
      ? [{ where: `game_id = ? AND partner_uid = ?${served}`, of: [game_id, partner_uid, ...ofGames] }]
      : []),
    ...(email_mac ? [{ where: `email_mac = ?${served}`, of: [email_mac, ...ofGames] }] : []),
    ...(phone_mac ? [{ where: `phone_mac = ?${served}`, of: [phone_mac, ...ofGames] }] : []),
  ];
}

/** Newest first, or oldest. `limit` bounds what is read of each index. */
export async function playerTickets(
  source: DataSource,
  asked: Asked,
  games: string[] | '*',
  { before, limit, oldest = false }: { before?: number; limit: number; oldest?: boolean },
): Promise<number[]> {
  const order = oldest ? 'ASC' : 'DESC';
  const parts = branches(asked, games).map(({ where, of }) => ({
    sql: `(SELECT id FROM ticket WHERE ${where}${before ? ' AND id < ?' : ''} ORDER BY id ${order} LIMIT ${limit})`,
    of: before ? [...of, before] : of,
  }));
  if (parts.length === 0) return [];
  const rows: { id: number }[] = await source.query(
    `SELECT id FROM (${parts.map(({ sql }) => sql).join(' UNION ')}) found ORDER BY id ${order} LIMIT ${limit}`,
    parts.flatMap(({ of }) => of),
  );
  return rows.map(({ id }) => Number(id));
}

export function sameBy(asked: Asked, other: Asked): SamePlayer {
  const account = asked.partner_uid !== null && asked.partner_uid === other.partner_uid;
  if (account && asked.game_id === other.game_id) return 'account';
  return asked.email_mac && other.email_mac?.equals(asked.email_mac) ? 'email' : 'phone';
}
