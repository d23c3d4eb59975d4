import { titleIn, type SiteDoor, type SiteIcon, type SitePlace } from '@hub/contracts/manifest';
import {
  CoinsIcon,
  GiftIcon,
  HeadphonesIcon,
  MessageSquareQuoteIcon,
  MessagesSquareIcon,
  pageData,
  playerGame,
  SearchIcon,
  useLanguage,
  useSession,
} from '@hub/web';
import type { ReactNode } from 'react';

const pictures: Record<SiteIcon, ReactNode> = {
  coins: <CoinsIcon />,
  gift: <GiftIcon />,
  headphones: <HeadphonesIcon />,
  messages: <MessagesSquareIcon />,
  quote: <MessageSquareQuoteIcon />,
  search: <SearchIcon />,
};

/** A door of an area, as it stands at its place: where it leads, its words and picture, and whether it counts what is new. */
export type AreaDoor = {
  area: string;
  to: string;
  label: string;
  icon: ReactNode;
  unread: boolean;
  news: boolean;
  order: number;
};

/** Where a door leads; undefined where nothing says which game it needs. */
export function doorAddress({ to, otherwise }: Pick<SiteDoor, 'to' | 'otherwise'>, game = ''): string | undefined {
  if (!to.includes('{game}')) return to;
  return game ? to.replaceAll('{game}', encodeURIComponent(game)) : otherwise;
}

/** Gives the doors that the areas have at a place, in their order, for a game. */
export function useAreaDoors(place: SitePlace): (game?: string) => AreaDoor[] {
  const language = useLanguage();
  const own = playerGame(useSession());
  const doors = Object.values(pageData().registry.areas).flatMap(({ area, siteDoors = [] }) =>
    siteDoors.filter((door) => door.place === place).map((door) => ({ ...door, area })),
  );
  return (game) =>
    doors
      .flatMap(({ area, title, icon, unread = false, news = false, order, ...door }) => {
        const to = door.own && !own ? undefined : doorAddress(door, door.own ? own : game);
        const label = title ? titleIn(title, language) : '';
        return to === undefined ? [] : [{ area, to, label, icon: icon && pictures[icon], unread, news, order }];
      })
      .sort((a, b) => a.order - b.order);
}
