import { namedObject, type AuditEntry } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';
import { legalMoves, type LegalMove } from '../legal.moves.ts';
import type { LegalVersion } from '../legal-version.entity.ts';

/** `review`: somebody noted what a lawyer said; the state stays. */
export function legalAudit(
  caller: StaffCaller,
  move: LegalMove | 'review',
  { site, number }: Pick<LegalVersion, 'site' | 'number'>,
  detail: object = {},
): AuditEntry {
  return {
    actor_kind: 'staff',
    actor: caller.who.login,
    action: move === 'review' ? 'legal.review' : legalMoves.table[move].emits,
    game_id: '',
    ...namedObject('legal', `${site}/${number}`, detail),
    rid: caller.rid,
    address: caller.ip,
  };
}
