import type { Ticket } from '../../ticket.entity.ts';

type Owned = Pick<Ticket, 'game_id' | 'partner_uid' | 'email_mac'>;

/** An e-mail address is not proven, so a merge opens nothing: each case still needs its own key. */
export function sameOwner(one: Owned, other: Owned): boolean {
  if (one.partner_uid !== null && one.partner_uid === other.partner_uid && one.game_id === other.game_id) return true;
  return one.email_mac.equals(other.email_mac);
}
