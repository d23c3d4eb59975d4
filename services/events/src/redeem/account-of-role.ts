import type { EntityManager } from 'typeorm';

export type RoleAt = { game: string; server: string; role: string };
type Querier = Pick<EntityManager, 'query'>;

const LAST = (table: string, server: boolean) => `SELECT partner_uid FROM ${table}
  WHERE game_id = ? AND role_id = ?${server ? ' AND server_id = ?' : ''} AND partner_uid <> '' ORDER BY id DESC LIMIT 1`;

/** The account that was behind a role when it last redeemed or entered anything at its game; '' where none is known. */
export async function uidOfRole(reader: Querier, { game, server, role }: RoleAt): Promise<string> {
  const values = [game, role, ...(server === '' ? [] : [server])];
  for (const table of ['redemption', 'redeem_lock']) {
    const [row]: { partner_uid: string }[] = await reader.query(LAST(table, server !== ''), values);
    if (row) return row.partner_uid;
  }
  return '';
}
