import { createHash } from 'node:crypto';
import type { StaffCaller } from '../http/caller.ts';
import type { AuditEntry } from './audit.ts';

/** What the audit keeps as it is: the name of an object is machine text. */
const PLAIN = /^[\x21-\x7e]{1,57}$/;

/** Another account is another object, whatever its name looks like. */
function objectOf(uid: string): { object: string; detail: string } {
  if (PLAIN.test(uid)) return { object: `player:${uid}`, detail: '{}' };
  const name = createHash('sha256').update(uid).digest('base64url');
  return { object: `player:${name}`, detail: JSON.stringify({ uid }) };
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
  ...objectOf(uid),
  rid,
  address: ip,
});
