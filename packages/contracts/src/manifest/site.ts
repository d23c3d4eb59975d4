import type { Title } from './title.ts';

/** `tile`: of the portal; `lost`: where nobody owns the address; `help`: beside an area that rests. */
export const sitePlaces = ['games', 'menu', 'footer', 'tile', 'lost', 'help'] as const;
export type SitePlace = (typeof sitePlaces)[number];

export const siteIcons = ['coins', 'gift', 'headphones', 'messages', 'quote', 'search'] as const;
export type SiteIcon = (typeof siteIcons)[number];

/**
 * `{game}` in `to`: the game stood at; `otherwise` without one, else no door. `own`: for who came from a game.
 * `unread`: counts the new answers of its area, `news`: and stands there only while there are some.
 */
export type SiteDoor = {
  place: SitePlace;
  to: string;
  otherwise?: string;
  title?: Title;
  icon?: SiteIcon;
  own?: boolean;
  unread?: boolean;
  news?: boolean;
  order: number;
};

/**
 * `gameLinks`: patterns that a game's button may lead to; `gameHome` otherwise, and for `/g/H73/<area>`. `exchange`: path of a POST
 * that takes `{search_string}` and answers `{token, game_id}`; that of the area which says so in its row (`areas.ts`) serves areas that have none.
 * `unread`: path of a GET that answers a player `{unread_count}`.
 */
export type SiteManifest = {
  name?: Title;
  siteDoors?: SiteDoor[];
  gameLinks?: string[];
  gameHome?: string;
  exchange?: string;
  unread?: string;
};

export const siteKeys = [
  'name',
  'siteDoors',
  'gameLinks',
  'gameHome',
  'exchange',
  'unread',
] as const satisfies (keyof SiteManifest)[];
