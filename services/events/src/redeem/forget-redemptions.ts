import type { Tx } from '@hub/nest-kit/db';

type Row = { id: number; code_id?: number | null };

/** Whoever redeemed is nobody any more; that the code was used, and under which name its reward went, stays. */
export async function forgetRedemptions({ manager }: Tx, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await manager.query(
    `UPDATE redemption SET account = CONCAT('gone:', id), server_id = '', role_id = '', role_name = '', partner_uid = '',
      code_seal = NULL, reason = '' WHERE id IN (?)`,
    [rows.map(({ id }) => id)],
  );
  const codes = rows.flatMap(({ code_id }) => code_id ?? []);
  if (codes.length > 0) await manager.query('UPDATE serial_code SET claimed_by = NULL WHERE id IN (?)', [codes]);
}
