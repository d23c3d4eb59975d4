import type { TestRedeemBody, TestRedeemView } from '@hub/contracts/events';
import { AppError } from '@hub/nest-kit/http';
import type { EntityManager } from 'typeorm';
import { accountName } from '../redeem/account.ts';
import { uidOfRole } from '../redeem/account-of-role.ts';
import { reachableRole, type GameRoles } from '../redeem/desk/known-role.ts';

/** For whom a code is tried: the account of a redemption, and what is told of the role. */
export type Tried = { account: string; role: TestRedeemView['role'] };

/**
 * Throws for a role that nothing can reach. While the game is silent the last known account is meant: nothing is given.
 */
export async function triedRole(
  roles: GameRoles,
  reader: Pick<EntityManager, 'query'>,
  game: string,
  { server_id: server = '', role_id: role = '' }: TestRedeemBody,
): Promise<Tried> {
  if (role === '') return { account: '', role: null };
  const known = await unlessSilent(reachableRole(roles, { game, server, role }));
  const uid = known?.partner_uid || (await uidOfRole(reader, { game, server, role }));
  return {
    account: accountName({ uid, server, role }),
    role: { server_id: server, role_id: role, name: known?.char_name ?? '', confirmed: known !== null },
  };
}

async function unlessSilent<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.faults.msg?.code === 'ROLE_UNSURE') return null;
    throw error;
  }
}
