import {
  type DropdownLink,
  FileTextIcon,
  gameOfAddress,
  Gamepad2Icon,
  langOfWords,
  GlobeIcon,
  pageData,
  SiteBar,
  useGetConfigQuery,
  useGetGamesQuery,
  useLocation,
  menuState,
  useSession,
  useUnreadCounts,
} from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { isOwnAddress } from './own-address.ts';
import { useMemberLinks } from '../member/use-member-links.tsx';
import { useAreaDoors } from './site-doors.tsx';

export function HubBar() {
  const { pathname, search } = useLocation();
  const session = useSession();
  const { data: games = [] } = useGetGamesQuery();
  const current = gameOfAddress(pathname, search) ?? session?.game;
  const here = games.find(({ game_id }) => game_id === current);
  const doors = useAreaDoors('games');
  const links = games.flatMap(({ game_id, game_name }) =>
    doors(game_id)
      .slice(0, 1)
      .map(({ to }) => ({
        to,
        label: game_name,
        lang: langOfWords(game_name),
        game: game_id,
        current: game_id === current,
      })),
  );
  const shown = here && pathname !== '/game' ? { id: here.game_id, name: shortName(here.game_name) } : undefined;
  return (
    <SiteBar name={pageData().site.name} home="/game" games={links} game={shown} menu={useMenu(pathname, current)} />
  );
}

/** A note in brackets at the end of a name has no place in the bar. */
const shortName = (name: string): string => name.replace(/（[^（）]*）$| \([^()]*\)$/, '');

function useMenu(pathname: string, game: string | undefined): DropdownLink[] {
  const { t } = useLingui();
  const { data: config } = useGetConfigQuery();
  const main = config?.main_site ?? '';
  const outside = main && !isOwnAddress(main) ? [{ href: main, label: t`官方網站`, icon: <GlobeIcon /> }] : [];
  const counts = useUnreadCounts();
  const member = useMemberLinks();
  const told = useAreaDoors('menu')(game).flatMap(({ area, to, label, icon, order, ...door }) => {
    const unread = counts[area] ?? 0;
    const link = { to, label, icon, state: menuState, ...(door.unread && { unread }) };
    return door.news && unread === 0 ? [] : [{ link, order }];
  });
  const ours: { link: DropdownLink; order: number }[] = [
    { link: { to: '/game', label: t`遊戲入口`, icon: <Gamepad2Icon /> }, order: 200 },
    { link: { to: '/member/complete_agreement', label: t`會員服務條款`, icon: <FileTextIcon /> }, order: 800 },
  ];
  const links: DropdownLink[] = [...told, ...ours].sort((a, b) => a.order - b.order).map(({ link }) => link);
  // The path is what marks the page one stands on.
  links.push(...member, ...outside);
  return links.map((link) => ({ ...link, current: link.to?.split('?')[0] === pathname }));
}
