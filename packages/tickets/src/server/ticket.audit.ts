import type { AuditEntry } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Ticket } from './ticket.entity.ts';

/** As much as the audit keeps of a name. */
const OBJECT_MAX = 64;

/** Who does something, as the audit names them. */
export type StaffActor = Pick<StaffCaller, 'who' | 'rid' | 'ip'>;

/** The trace of what staff did to a case; `detail` holds no personal data. */
export const auditOf = (caller: StaffActor, action: string, { id, game_id }: Ticket, detail: object): AuditEntry =>
  entryOf(caller, { action, game_id, object: `ticket:${id}`, detail: JSON.stringify(detail) });

/** The same of an account of a game, which may have no case. */
export const auditOfPlayer = (caller: StaffActor, action: string, { game_id, uid }: Account): AuditEntry =>
  entryOf(caller, { action, game_id, object: `player:${uid}`.slice(0, OBJECT_MAX), detail: '{}' });

type Account = { game_id: string; uid: string };
type Deed = Pick<AuditEntry, 'action' | 'game_id' | 'object' | 'detail'>;

const entryOf = ({ who, rid, ip }: StaffActor, deed: Deed): AuditEntry => ({
  actor_kind: 'staff',
  actor: who.login,
  rid,
  address: ip,
  ...deed,
});
