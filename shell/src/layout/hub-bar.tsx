import {
  CoinsIcon,
  type DropdownLink,
  FileTextIcon,
  gameOfAddress,
  Gamepad2Icon,
  langOfWords,
  GiftIcon,
  GlobeIcon,
  HeadphonesIcon,
  pageData,
  SearchIcon,
  SiteBar,
  useGetConfigQuery,
  useGetGamesQuery,
  useLocation,
  menuState,
  MessagesSquareIcon,
  playerGame,
  useSession,
  useUnread,
} from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { isOwnAddress } from './own-address.ts';

/** The bar of the site: the games the catalogue gives, the menu of the site's links. */
export function HubBar() {
  const { pathname, search } = useLocation();
  const session = useSession();
  const { data: games = [] } = useGetGamesQuery();
  const current = gameOfAddress(pathname, search) ?? session?.game;
  const here = games.find(({ game_id }) => game_id === current);
  const links = games.map(({ game_id, game_name }) => ({
    to: `/service/${game_id}`,
    label: game_name,
    lang: langOfWords(game_name),
    game: game_id,
    current: game_id === current,
  }));
  const shown = here && pathname !== '/game' ? { id: here.game_id, name: shortName(here.game_name) } : undefined;
  return (
    <SiteBar name={pageData().site.name} home="/game" games={links} game={shown} menu={useMenu(pathname, current)} />
  );
}

/** A note in brackets at the end of a name has no place in the bar. */
const shortName = (name: string): string => name.replace(/（[^（）]*）$| \([^()]*\)$/, '');

/** `game`: the questions keep it, with its colours and the way back to its desk. */
function useMenu(pathname: string, game: string | undefined): DropdownLink[] {
  const { t } = useLingui();
  const { data: config } = useGetConfigQuery();
  const main = config?.main_site ?? '';
  const outside = main && !isOwnAddress(main) ? [{ href: main, label: t`官方網站`, icon: <GlobeIcon /> }] : [];
  const unread = useUnread();
  const own = playerGame(useSession());
  // Only who came from a game has cases of their own; the path is what marks the page one stands on.
  const records = own && { to: `/service/${own}/list`, label: t`回報紀錄`, icon: <MessagesSquareIcon />, unread };
  const links: DropdownLink[] = [
    ...(records ? [records] : []),
    { to: '/game', label: t`遊戲入口`, icon: <Gamepad2Icon /> },
    { to: '/support', label: t`客服中心`, icon: <HeadphonesIcon /> },
    { to: game ? `/faq?game_id=${game}` : '/faq', label: t`常見問題`, icon: <SearchIcon /> },
    { to: '/wire_report_orders', label: t`儲值紀錄`, icon: <CoinsIcon /> },
    { to: '/events/event_serial', state: menuState, label: t`序號兌換`, icon: <GiftIcon /> },
    { to: '/member/complete_agreement', label: t`會員服務條款`, icon: <FileTextIcon /> },
    ...outside,
  ];
  return links.map((link) => ({ ...link, current: link.to?.split('?')[0] === pathname }));
}
