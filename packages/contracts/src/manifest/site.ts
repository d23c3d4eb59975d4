import type { Title } from './title.ts';

/**
 * Where a door of an area stands: in the list of games of the bar (`games`), in its menu, in the footer, on a game's tile of the
 * portal (`tile`), on the page of an address that nobody owns (`lost`), or beside an area that rests (`help`).
 */
export const sitePlaces = ['games', 'menu', 'footer', 'tile', 'lost', 'help'] as const;
export type SitePlace = (typeof sitePlaces)[number];

/** Pictures that a door may have. */
export const siteIcons = ['coins', 'gift', 'headphones', 'messages', 'quote', 'search'] as const;
export type SiteIcon = (typeof siteIcons)[number];

/**
 * A door of an area on pages of the site. `to` is an address of the area with `{game}` in it where it needs the game that one
 * stands at, came from or chose; `otherwise` is taken while there is none, and without it the door is not there. `own`: for who came
 * from a game, and that game. `unread`: it counts what is new. Doors of a place stand by `order`.
 */
export type SiteDoor = {
  place: SitePlace;
  to: string;
  otherwise?: string;
  title?: Title;
  icon?: SiteIcon;
  own?: boolean;
  unread?: boolean;
  order: number;
};

/**
 * What a remote tells of the pages of players. `name` is what they call the area. `gameLinks` are patterns of its pages that a game's
 * button may lead to; `gameHome` is where such a button leads otherwise, and where `/g/H73/<area>` leads.
 * `exchange` is the path of the area's POST that takes `{search_string}`, answers `{token, game_id}` and makes a game's own token ours;
 * that of the area with `gameHome` does so for the pages of all areas that have none.
 */
export type SiteManifest = {
  name?: Title;
  siteDoors?: SiteDoor[];
  gameLinks?: string[];
  gameHome?: string;
  exchange?: string;
};

export const siteKeys = [
  'name',
  'siteDoors',
  'gameLinks',
  'gameHome',
  'exchange',
] as const satisfies (keyof SiteManifest)[];
