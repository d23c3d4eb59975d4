import { useLingui } from '@lingui/react/macro';
import { titleIn } from '@hub/contracts/manifest';
import { staffRoles, type PlatformRole } from '@hub/contracts/shared';
import { useGetGamesQuery, useLanguage } from '@hub/web';
import { useDeskRolesQuery } from './roles.api.ts';

export const EVERY_GAME = '*';

/** `may`: in words of the service that publishes it. `gone`: none does any more, so it gives nothing. */
export type DeskRole = { role: string; name: string; may?: string; gone?: boolean };

/** The roles of the platform, in the order of the contract, then those that services publish. */
export function useDeskRoles(): DeskRole[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: published = [] } = useDeskRolesQuery();
  const names: Record<PlatformRole, string> = {
    agent: t`客服`,
    lead: t`客服主管`,
    finance: t`財務`,
    event_operator: t`活動營運`,
    product_admin: t`產品管理`,
    auditor: t`稽核`,
  };
  return [
    ...staffRoles.map((role) => ({ role, name: names[role] })),
    ...published.map((row) => ({
      role: row.role,
      name: titleIn(row.title, language),
      may: titleIn(row.may, language),
      gone: !row.published,
    })),
  ];
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

/** With those that somebody holds and nobody knows by name. */
export function withHeld(known: readonly DeskRole[], held: readonly { role: string }[]): DeskRole[] {
  const others = new Set(held.map(({ role }) => role).filter((role) => !known.some((one) => one.role === role)));
  return [...known, ...[...others].map((role) => ({ role, name: role, gone: true }))];
}

/** `客服：H73、G112`, a line per role. */
export function useRoleLines(): (roles: readonly { role: string; game_id: string }[]) => string[] {
  const known = useDeskRoles();
  const { nameOf } = useGameNames();
  const { t } = useLingui();
  return (roles) =>
    withHeld(known, roles).flatMap(({ role, name, gone }) => {
      const games = roles.filter((row) => row.role === role).map(({ game_id }) => nameOf(game_id));
      const held = games.join(t`、`);
      return games.length > 0 ? [gone ? t`${name}（已失效）：${held}` : t`${name}：${held}`] : [];
    });
}
