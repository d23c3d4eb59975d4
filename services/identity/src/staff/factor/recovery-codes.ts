import { IsNull, type EntityManager } from 'typeorm';
import { RECOVERY_CODES } from '@hub/contracts/identity';
import { CHECK_CODE_LENGTH, showCheckCode } from '@hub/contracts/shared';
import { randomCode, sameBytes } from '@hub/nest-kit/crypto';
import { hashLike, hashPassword, newSalt, nobodysPassword } from '../password.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

export type NewCodes = { shown: string[]; stored: string[] };

/** 60 bits are too few for a plain hash. One salt for the set: comparing with all costs one argon2id. */
export async function newRecoveryCodes(): Promise<NewCodes> {
  const salt = newSalt();
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomCode(CHECK_CODE_LENGTH));
  const stored: string[] = [];
  // One after the other: ten at once would take 190 MiB and every thread of the pool.
  for (const code of codes) stored.push(await hashPassword(code, salt));
  return { shown: codes.map(showCheckCode), stored };
}

export async function storeRecoveryCodes(manager: EntityManager, staffId: number, stored: string[]): Promise<void> {
  await manager.delete(RecoveryCode, { staff_id: staffId });
  await manager.insert(
    RecoveryCode,
    stored.map((code) => ({ staff_id: staffId, code })),
  );
}

export const recoveryLeft = (manager: EntityManager, staffId: number): Promise<number> =>
  manager.countBy(RecoveryCode, { staff_id: staffId, used_at: IsNull() });

/** The row of a code, used or not; null when it is none. One derivation, whatever the account has. */
export async function findRecoveryCode(manager: EntityManager, staffId: number, code: string): Promise<number | null> {
  const rows = await manager.find(RecoveryCode, { where: { staff_id: staffId }, order: { id: 'ASC' } });
  const salted = await hashLike(code, rows[0]?.code ?? nobodysPassword);
  let found: number | null = null;
  for (const row of rows) if (sameBytes(Buffer.from(row.code), Buffer.from(salted))) found = row.id;
  return found;
}
