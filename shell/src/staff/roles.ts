import { useLingui } from '@lingui/react/macro';
import { staffRoles, type StaffRole } from '@hub/contracts/shared';
import { useGetGamesQuery } from '@hub/web';

export const EVERY_GAME = '*';

/** Names of the roles, in the order of the contract. */
export function useRoleNames(): [StaffRole, string][] {
  const { t } = useLingui();
  const names: Record<StaffRole, string> = {
    agent: t`客服`,
    lead: t`客服主管`,
    finance: t`財務`,
    event_operator: t`活動營運`,
    product_admin: t`產品管理`,
    auditor: t`稽核`,
  };
  return staffRoles.map((role) => [role, names[role]]);
}

/** Names of the games, every game first; a game that left the site keeps its id. */
export function useGameNames(): { games: [id: string, name: string][]; nameOf: (id: string) => string } {
  const { t } = useLingui();
  const { data = [] } = useGetGamesQuery();
  const every: [string, string] = [EVERY_GAME, t`全部遊戲`];
  const games: [string, string][] = [
    every,
    ...data.map(({ game_id, game_name }): [string, string] => [game_id, game_name]),
  ];
  return { games, nameOf: (id) => games.find(([known]) => known === id)?.[1] ?? id };
}

/** `客服：H73、G112`, a line per role. */
export function useRoleLines(): (roles: readonly { role: string; game_id: string }[]) => string[] {
  const names = useRoleNames();
  const { nameOf } = useGameNames();
  const { t } = useLingui();
  return (roles) =>
    names.flatMap(([role, name]) => {
      const games = roles.filter((row) => row.role === role).map(({ game_id }) => nameOf(game_id));
      return games.length > 0 ? [t`${name}：${games.join(t`、`)}`] : [];
    });
}
