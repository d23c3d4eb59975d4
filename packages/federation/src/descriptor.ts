import type { Area } from './areas.ts';

export type { Area } from './areas.ts';

/** Major of the agreement between shell and remotes: a remote of another major is not mounted. */
export const CONTRACT = 1;

/** The dark picture a page begins with. `flow`: medium on the site, slim inside a game, whose bar shows the title. */
export type WindowSize = 'tall' | 'medium' | 'slim' | 'flow';

export type Expose = './routes' | './staff' | './mount';

/** Addresses of what a first view needs, in the order in which it is needed. */
export type Assets = { js: string[]; css: string[] };

/** Bytes after brotli 11. `entry` and `first` are what the first view of a player page costs, `all` is every file. */
export type BuildBytes = { entry: number; firstJs: number; firstCss: number; all: number };

/**
 * What one build of a remote tells the registry. All addresses are absolute paths under `/r/<area>/<build>/`.
 * `preload` has a row per expose and a row per route pattern whose page lives in a chunk of its own. `windows` has
 * the patterns whose page begins with a dark picture, and its size.
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
  titles: Record<string, string>;
  windows: Record<string, WindowSize>;
  preload: Record<string, Assets>;
  locales: Record<string, string>;
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
  titles: Record<string, string>;
  windows: Record<string, WindowSize>;
  locales: Record<string, string>;
  integrities: Record<string, string>;
  bytes: BuildBytes;
};

export type BuildDescriptor = RemoteDescriptor | ShellDescriptor;

/** The part of a remote's descriptor that the page itself needs. */
export type RemoteRow = Omit<RemoteDescriptor, 'preload' | 'integrities' | 'bytes'>;

/** Leaves out what only the gateway needs. */
export function remoteRow(descriptor: RemoteDescriptor): RemoteRow {
  const { preload: _preload, integrities: _integrities, bytes: _bytes, ...row } = descriptor;
  return row;
}
