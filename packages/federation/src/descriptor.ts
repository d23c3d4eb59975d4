import { deskKeys, siteKeys, titleIn, type DeskManifest, type SiteManifest, type Title } from '@hub/contracts/manifest';
import type { PageData, RemoteEntry } from '@hub/web';
import type { Area } from './areas.ts';

export type { Area } from './areas.ts';
export { titleIn, type Title } from '@hub/contracts/manifest';

/** Major of the agreement between shell and remotes: a remote of another major is not mounted. */
export const CONTRACT = 1;

/** The dark picture a page begins with. `flow`: medium on the site, slim inside a game, whose bar shows the title. */
export type WindowSize = 'tall' | 'medium' | 'slim' | 'flow';

export type PictureInk = { told: string; inks: Record<string, string> };

/** A module of a remote: `./routes`, `./staff`, or parts for a slot, by its name. */
export type Expose = `./${string}`;

export type Assets = { js: string[]; css: string[] };

/** Versions of the facade and of React that a shell brings, and the ranges that a remote was built for. */
export type Has = { facade: string; react: string };
export type Needs = { facade: string; react: string };

/** Bytes after brotli 11. `entry` and `first` are what the first view of a player page costs, `all` is every file. */
export type BuildBytes = { entry: number; firstJs: number; firstCss: number; all: number };

/** Absolute paths under `/r/<area>/<build>/`. `preload`: by expose and route pattern. Older builds lack some. */
export type RemoteDescriptor = {
  area: Area;
  build: string;
  contract: number;
  needs?: Needs;
  entry: string;
  integrity: string;
  exposes: Expose[];
  routes: string[];
  staffRoutes: string[];
  titles: Record<string, Title>;
  windows: Record<string, WindowSize>;
  calls?: Record<string, string[]>;
  pictures?: Record<string, string[]>;
  pictureSources?: Record<string, string>;
  pictureInks?: Record<string, PictureInk>;
  preload: Record<string, Assets>;
  locales: Record<string, string>;
  staffLocales: Record<string, string>;
  integrities: Record<string, string>;
  bytes: BuildBytes;
} & DeskManifest &
  SiteManifest;

/** What pages of other sites load. `loader` is the text behind `/platform.js`. */
export type PlatformFiles = { loader: string } & Assets;

/** What one build of the shell tells the gateway. `boot` and `layers` are inline texts, their hashes belong in the CSP. */
export type ShellDescriptor = {
  area: 'shell';
  build: string;
  has?: Has;
  js: string[];
  css: string[];
  boot: string;
  layers: string;
  /** A build from before has none. */
  platform?: PlatformFiles;
  routes: string[];
  titles: Record<string, Title>;
  windows: Record<string, WindowSize>;
  preload?: Record<string, Assets>;
  locales: Record<string, string>;
  staffLocales: Record<string, string>;
  integrities: Record<string, string>;
  bytes: BuildBytes;
};

export type BuildDescriptor = RemoteDescriptor | ShellDescriptor;

export type BuildTexts = Pick<RemoteDescriptor, 'locales' | 'staffLocales' | 'integrities'>;

/** Without what is no text: chunks are vouched for by the entry. Words of the desk are for the desk only (`desk`). */
function textsOf({ locales, integrities, ...all }: BuildTexts, desk: boolean): BuildTexts {
  const staffLocales = desk ? all.staffLocales : {};
  const files = [locales, staffLocales].flatMap((texts) => Object.values(texts));
  const kept = files.flatMap((url) => (integrities[url] ? [[url, integrities[url]]] : []));
  return { locales, staffLocales, integrities: Object.fromEntries(kept) as Record<string, string> };
}

export const shellRow = (shell: ShellDescriptor, desk: boolean): PageData['shell'] => ({
  ...textsOf(shell, desk),
  routes: shell.routes,
});

const pageKeys = [
  'area',
  'build',
  'contract',
  'entry',
  'integrity',
  'exposes',
  'routes',
  'staffRoutes',
  'windows',
] as const satisfies (keyof RemoteDescriptor)[];
/** Told page by page. */
const ofOnePage: readonly string[] = ['exchange'] satisfies (keyof SiteManifest)[];
const shownKeys = [...pageKeys, ...siteKeys.filter((key) => !ofOnePage.includes(key))];

/** What is named here and no more: it stands in every page. What is for the desk only to the desk (`desk`). */
export function remoteRow(descriptor: RemoteDescriptor, lang: string, desk: boolean): RemoteEntry {
  const keys = desk ? [...shownKeys, ...deskKeys] : shownKeys;
  const shown = keys.flatMap((key) => (descriptor[key] === undefined ? [] : [[key, descriptor[key]]]));
  const spoken = Object.entries(descriptor.titles).map(([pattern, title]) => [pattern, titleIn(title, lang)]);
  return {
    ...(Object.fromEntries(shown) as Omit<RemoteEntry, keyof BuildTexts | 'titles'>),
    ...textsOf(descriptor, desk),
    titles: Object.fromEntries(spoken) as Record<string, string>,
  };
}
