import type { ConfigView, GameView } from '@hub/contracts/catalog';
import type { DeskManifest, SiteManifest } from '@hub/contracts/manifest';

export type Language = 'zh-TW' | 'zh-HK' | 'en';

/** Written by the gateway from the registry. */
export type RemoteEntry = {
  area: string;
  build: string;
  contract: number;
  entry: string;
  integrity: string;
  exposes: string[];
  routes: string[];
  staffRoutes: string[];
  titles: Record<string, string>;
  windows: Record<string, 'tall' | 'medium' | 'slim' | 'flow'>;
  locales: Record<string, string>;
  staffLocales: Record<string, string>;
  integrities: Record<string, string>;
} & DeskManifest &
  SiteManifest;

/** What the gateway wrote into the page. `games` and `config` are null when catalog could not be asked. */
export type PageData = {
  site: { name: string; demo: boolean };
  registry: { areas: Record<string, RemoteEntry> };
  shell: Pick<RemoteEntry, 'locales' | 'staffLocales' | 'integrities' | 'routes'>;
  games: GameView[] | null;
  config: ConfigView['config'] | null;
  lang: Language;
  /** One of so many visitors tells how the site does for them; everybody, when it is not said. */
  mountSample?: number;
  /** A page of the desk that came without a session, until somebody signs in. */
  signedOut?: boolean;
  /** Builds that nobody else is shown. */
  previews?: { area: string; build: string }[];
  /** Builds that somebody let this visitor see, and that the shell of this page does not carry or that could not be asked for. */
  uncarriedPreviews?: { area: string; build: string }[];
  /** An area that comes from the reader's own machine, `http://localhost:3104`, for one of the staff alone. */
  local?: { area: string; address: string };
};

const empty: PageData = {
  site: { name: '', demo: false },
  registry: { areas: {} },
  shell: { locales: {}, staffLocales: {}, integrities: {}, routes: [] },
  games: null,
  config: null,
  lang: 'zh-TW',
};
let known: PageData | undefined;

function read(): PageData {
  const text = typeof document === 'undefined' ? null : document.getElementById('hub-page')?.textContent;
  if (!text) return empty;
  return { ...empty, ...(JSON.parse(text) as Partial<PageData>) };
}

/** Of a page that no document of ours carries. */
export function takePageData(data: PageData): void {
  known = data;
}

export function pageData(): PageData {
  known ??= read();
  return known;
}
