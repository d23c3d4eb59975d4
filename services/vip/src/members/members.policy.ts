import { vipEditors, vipReaders, type VipCode } from '@hub/contracts/vip';
import { gamesOf, staffMay, type StaffPrincipal, type StaffRole } from '@hub/contracts/shared';
import { AppError, Forbidden, withheld } from '@hub/nest-kit/http';

const refusal = (status: number, field: string, code: VipCode) => new AppError(status, { [field]: { code } });

/** Absent, or at a game of others. */
export const vipAbsent = () => refusal(404, 'noexist', 'VIP_NOEXIST');
export const vipKnown = () => refusal(409, 'partner_uid', 'VIP_KNOWN');
/** Somebody changed it since it was read. */
export const vipMoved = () => refusal(409, 'msg', 'VIP_MOVED');
export const vipOver = () => refusal(409, 'msg', 'VIP_OVER');
export const vipPast = () => refusal(400, 'ends_on', 'VIP_PAST');
export const vipWindow = () => refusal(400, 'ends_on', 'VIP_WINDOW');
export const agentUnknown = () => refusal(400, 'agent', 'VIP_AGENT');
export const keyNeeded = () => refusal(400, 'msg', 'VIP_KEY');
export const ruleStands = () => refusal(409, 'msg', 'RULE_STANDS');
export const fileNeeded = () => refusal(400, 'file', 'VIP_FILE');
export const importAbsent = () => refusal(404, 'noexist', 'VIP_IMPORT_NOEXIST');
export const importState = () => refusal(409, 'msg', 'VIP_IMPORT_STATE');
export const importFaults = (faults: number) =>
  new AppError(409, { msg: { code: 'VIP_IMPORT_FAULTS', params: { faults } } });

/** What belongs to a game that somebody has nothing to do with is not there for them. */
export function mustSee(
  who: StaffPrincipal,
  game: string | undefined,
  roles: readonly StaffRole[] = vipReaders,
  absent = vipAbsent,
): void {
  if (game === undefined) throw absent();
  if (!staffMay(who, roles, game)) throw withheld(absent());
}

export function mustEdit(who: StaffPrincipal, game: string | undefined, absent = vipAbsent): void {
  mustSee(who, game, vipReaders, absent);
  if (!staffMay(who, vipEditors, game ?? '')) throw new Forbidden();
}

/** The games whose lists somebody may see or change; throws for none. */
export function gamesFor(who: StaffPrincipal, roles: readonly StaffRole[]): string[] | '*' {
  const games = gamesOf(who, roles);
  if (games.length === 0) throw new Forbidden();
  return games;
}
