import type { Tx } from '@hub/nest-kit/db';

/** All that identity has of them. */
export async function deleteMembers({ manager }: Pick<Tx, 'manager'>, ids: readonly number[]): Promise<void> {
  for (const table of ['member_notice', 'member_session', 'member_account'])
    await manager.query(`DELETE FROM ${table} WHERE member_id IN (?)`, [ids]);
  await manager.query('DELETE FROM member WHERE id IN (?)', [ids]);
}
