import { sameBytes } from '@hub/nest-kit/crypto';
import type { Tx } from '@hub/nest-kit/db';
import { CODE_IS_LIVE } from './code-limits.ts';

type Live = { id: string; code_mac: Buffer };

/**
 * Ends every live code of an address when one of them was shown; a wrong one costs each of them a try. Whoever throws after `false`
 * must let the transaction commit first: a try that is rolled back was none.
 */
export async function spendCode({ manager }: Pick<Tx, 'manager'>, emailMac: Buffer, codeMac: Buffer): Promise<boolean> {
  const live: Live[] = await manager.query(
    `SELECT id, code_mac FROM member_code WHERE email_mac = ? AND ${CODE_IS_LIVE} ORDER BY id FOR UPDATE`,
    [emailMac],
  );
  if (live.length === 0) return false;
  const shown = live.filter(({ code_mac }) => sameBytes(code_mac, codeMac)).length > 0;
  await manager.query(
    `UPDATE member_code SET ${shown ? 'spent_at = NOW(3), mail_box = NULL' : 'tries = tries + 1'} WHERE id IN (?)`,
    [live.map(({ id }) => id)],
  );
  return shown;
}
