import type { StaffCaller } from '../http/caller.ts';
import type { AuditEntry } from './audit.ts';
import { namedObject } from './named-object.ts';

export const playerObject = (uid: string, detail: object = {}): Pick<AuditEntry, 'object' | 'detail'> =>
  namedObject('player', uid, detail, 'uid');

export const playerLook = (
  { who, rid, ip }: Pick<StaffCaller, 'who' | 'rid' | 'ip'>,
  action: `player.${string}`,
  { game_id, uid }: { game_id: string; uid: string },
): AuditEntry => ({
  actor_kind: 'staff',
  actor: who.login,
  action,
  game_id,
  ...playerObject(uid),
  rid,
  address: ip,
});
