import { SiteLink, speaksForPlayer, useSession, withToken } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';

/** Another case of the same owner: a link for a player, its number for who holds the token of this one only. */
export function CaseLink({ game, id }: { game: string; id: number }) {
  const { desk } = useDesk();
  const opens = speaksForPlayer(useSession());
  const number = `${desk.numberPrefix}${id}`;
  const words = <Trans context="tickets">案件 {number}</Trans>;
  return opens ? <SiteLink to={withToken(deskPaths(desk, game).view(id))}>{words}</SiteLink> : <b>{words}</b>;
}
