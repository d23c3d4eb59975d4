import { accountOf, type Principal } from '@hub/contracts/shared';

/** The account that a call comes from, as orders keep it: `game:uid`, of the site for a member, '' for a visitor. */
export function ownerOf(who: Principal): string {
  const account = who.kind === 'S' || who.kind === 'M' ? accountOf(who) : null;
  return account ? `${account.game}:${account.uid}` : '';
}
