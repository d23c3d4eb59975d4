import type { Area } from './areas.ts';

export type { Area } from './areas.ts';

/** Major of the agreement between shell and remotes: a remote of another major is not mounted. */
export const CONTRACT = 1;

/** The dark picture a page begins with. `flow`: medium on the site, slim inside a game, whose bar shows the title. */
export type WindowSize = 'tall' | 'medium' | 'slim' | 'flow';

/** A module of a remote: `./routes`, `./staff`, or parts for a slot, by its name. */
export type Expose = `./${string}`;

/** Addresses of what a first view needs, in the order in which it is needed. */
export type Assets = { js: string[]; css: string[] };

/** Title of a page until it sets its own. `hk` is left out where Taiwan's is right in Hong Kong too. */
export type Title = { tw: string; hk?: string; en: string };

/**
 * A tab of the desk, and what leads there besides: a place among the `G` keys and in the palette. `to` and `also` are addresses
 * below the remote's own `staffRoutes`; the tab is the current one at and below them. It is shown to who has one of `roles` at any
 * game and none of `unless`, and to owners where `owners`; tabs stand by `order`. `records`: kinds of things in the audit whose
 * pages are `to/<number>`. `numbered`: the palette opens `to/<number>` for a typed number; `open` says so with `{number}` in it,
 * `kind` is what the number is of.
 */
export type StaffDoor = {
  name: string;
  to: string;
  also?: string[];
  title: Title;
  roles: string[];
  unless?: string[];
  owners?: boolean;
  order: number;
  records?: string[];
  numbered?: { open: Title; kind: Title };
};

/**
 * A part for a slot that another area's screen has, as `player-card`. The module behind `expose` has a component `SlotPart`, which
 * gets the `name`. It is shown to who has one of `roles` at the game that the screen is about; parts of a slot stand by `order`.
 */
export type SlotPart = { slot: string; name: string; expose: Expose; title: Title; roles: string[]; order: number };

/** Bytes after brotli 11. `entry` and `first` are what the first view of a player page costs, `all` is every file. */
export type BuildBytes = { entry: number; firstJs: number; firstCss: number; all: number };

/**
 * What one build of a remote tells the registry. All addresses are absolute paths under `/r/<area>/<build>/`.
 * `preload` has a row per expose and a row per route pattern whose page lives in a chunk of its own. `windows` has the
 * patterns whose page begins with a dark picture, and its size. `locales` are the texts of the pages by language,
 * `staffLocales` those that only the screens of the desk need besides. `calls` has, by pattern, what a page asks of the server
 * before anything else: paths whose open parts are named as in the page's own query. `pictures` has where the first answer tells the
 * picture on top of the page. `doors` are the tabs of the desk, `approvalRoles` who asks its service for what needs a second
 * person, or is one, `parts` what it has for slots of other screens there. Builds from before these were told lack them.
 */
export type RemoteDescriptor = {
  area: Area;
  build: string;
  contract: number;
  entry: string;
  integrity: string;
  exposes: Expose[];
  routes: string[];
  staffRoutes: string[];
  titles: Record<string, Title>;
  windows: Record<string, WindowSize>;
  calls?: Record<string, string[]>;
  pictures?: Record<string, string[]>;
  doors?: StaffDoor[];
  approvalRoles?: string[];
  parts?: SlotPart[];
  preload: Record<string, Assets>;
  locales: Record<string, string>;
  staffLocales: Record<string, string>;
  integrities: Record<string, string>;
  bytes: BuildBytes;
};

/** What one build of the shell tells the gateway. `boot` and `layers` are inline texts, their hashes belong in the CSP. */
export type ShellDescriptor = {
  area: 'shell';
  build: string;
  js: string[];
  css: string[];
  boot: string;
  layers: string;
  routes: string[];
  titles: Record<string, Title>;
  windows: Record<string, WindowSize>;
  locales: Record<string, string>;
  staffLocales: Record<string, string>;
  integrities: Record<string, string>;
  bytes: BuildBytes;
};

export type BuildDescriptor = RemoteDescriptor | ShellDescriptor;

/** The part of a remote's descriptor that the page itself needs; of its integrities those of the texts. */
export type RemoteRow = Omit<RemoteDescriptor, 'preload' | 'calls' | 'pictures' | 'bytes' | 'titles'> & {
  titles: Record<string, string>;
};

/** Texts of a build, and what vouches for each. */
export type BuildTexts = Pick<RemoteDescriptor, 'locales' | 'staffLocales' | 'integrities'>;

/** The same without what is no text: chunks are vouched for by the entry. */
export function textsOf({ locales, staffLocales, integrities }: BuildTexts): BuildTexts {
  const files = [locales, staffLocales].flatMap((texts) => Object.values(texts));
  const kept = files.flatMap((url) => (integrities[url] ? [[url, integrities[url]]] : []));
  return { locales, staffLocales, integrities: Object.fromEntries(kept) as Record<string, string> };
}

/**
 * Leaves out what only the gateway needs; titles are those of the page's language. What is for the desk goes to the desk
 * (`desk`): players load none of it.
 */
export function remoteRow(descriptor: RemoteDescriptor, lang: string, desk: boolean): RemoteRow {
  const { preload: _1, calls: _2, pictures: _3, bytes: _4, titles, doors, approvalRoles, parts, ...all } = descriptor;
  const row = desk ? { ...all, doors, approvalRoles, parts } : all;
  const spoken = Object.entries(titles).map(([pattern, title]) => [pattern, titleIn(title, lang)]);
  return { ...row, ...textsOf(descriptor), titles: Object.fromEntries(spoken) as Record<string, string> };
}

/** The title in a language. */
export function titleIn({ tw, hk, en }: Title, lang: string): string {
  if (lang === 'en') return en;
  return lang === 'zh-HK' ? (hk ?? tw) : tw;
}
