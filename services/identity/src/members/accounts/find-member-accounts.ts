import type { MemberAccountRow } from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import type { MemberAccount } from './member-account.entity.ts';

/** The last linked first; a member has few (`MEMBER_ACCOUNTS_MAX`). */
export async function findMemberAccounts(source: DataSource, memberId: number): Promise<MemberAccountRow[]> {
  const rows: MemberAccount[] = await source.query(
    'SELECT * FROM member_account WHERE member_id = ? ORDER BY linked_at DESC, id DESC',
    [memberId],
  );
  return rows.map(({ id, game_id, server_id, role_id, role_name, linked_at }) => ({
    ...{ id, game_id, server_id, role_id },
    char_name: role_name,
    linked_at: taipeiIso(linked_at),
  }));
}
