import { createHash } from 'node:crypto';
import type { StaffCaller } from '../http/caller.ts';
import type { AuditEntry } from './audit.ts';

/** What the audit keeps as it is: the name of an object is machine text. */
const PLAIN = /^[\x21-\x7e]{1,57}$/;

/**
 * An account of a game as the object of an entry, with what its detail says besides. Another account is another object,
 * whatever its name looks like.
 */
export function playerObject(uid: string, detail: object = {}): Pick<AuditEntry, 'object' | 'detail'> {
  if (PLAIN.test(uid)) return { object: `player:${uid}`, detail: JSON.stringify(detail) };
  const name = createHash('sha256').update(uid).digest('base64url');
  return { object: `player:${name}`, detail: JSON.stringify({ uid, ...detail }) };
}

/** Somebody looks at what a service knows of an account of a game, which may be nothing. */
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
