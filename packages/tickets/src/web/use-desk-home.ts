import { speaksForPlayer, useSession, withToken } from '@hub/web';
import { useDesk } from './desk-context.ts';
import { deskPaths } from './desk-paths.ts';

export function useDeskHome(game: string): string {
  const { desk, parts } = useDesk();
  const own = speaksForPlayer(useSession());
  return parts.home?.(game, own) ?? withToken(deskPaths(desk, game).home);
}
