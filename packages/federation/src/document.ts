import { createHash } from 'node:crypto';
import { isIntegrity } from '@hub/contracts/integrity';
import type { PageData } from '@hub/web';
import {
  titleIn,
  type Assets,
  type BuildTexts,
  type PictureInk,
  type RemoteDescriptor,
  type ShellDescriptor,
  type WindowSize,
} from './descriptor.ts';
import { exchangingArea } from './areas.ts';
import { DESK, isDesk } from './desk.ts';
import { GAME_LINK, linkedArea } from './game-link.ts';
import { firstMatch, matches } from './match.ts';
import { skeletonHtml } from './skeleton.ts';

export { remoteRow, shellRow } from './descriptor.ts';

export type Preload = { href: string; integrity?: string };
/** For the boot script: `calls` with parts of `route`, `exchange`, and `picture`, told by the first answer. */
export type PagePlan = {
  title: string;
  window?: WindowSize;
  /** Of the page's remote, run as they come: container and chunks wait in the page for who opens them. */
  scripts: Preload[];
  preload: Preload[];
  texts: Preload[];
  route?: string;
  calls?: string[];
  exchange?: string;
  picture?: string[];
  ink?: PictureInk;
};

export type KnownPicture = { src: string; ink?: string };

export type DocumentInput = {
  shell: ShellDescriptor;
  site: string;
  /** Becomes the JSON of `#hub-page`, read by `pageData()` of the facade. */
  page: PageData;
  themeCss: string;
  preload: (string | Preload)[];
  /** `zh-TW`, `zh-HK` or `en`. */
  lang: string;
  title: string;
  game?: string;
  window?: WindowSize;
  /** The picture on top of the page, where it is known already: the skeleton has it. The theme has its ink. */
  shown?: KnownPicture;
} & Partial<Pick<PagePlan, 'scripts' | 'texts' | 'route' | 'calls' | 'exchange' | 'picture' | 'ink'>>;

const LANG: Record<string, string> = { 'zh-TW': 'zh-Hant-TW', 'zh-HK': 'zh-Hant-HK' };
const ICON =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="#1e2a40"/>' +
      '<path d="M6 12V6h6M18 12v6h-6" fill="none" stroke="#fff" stroke-width="2.4"/>' +
      '<circle cx="12" cy="12" r="1.6" fill="#ffb573"/></svg>',
  );

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** JSON that cannot end the script element it stands in. */
export function inertJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `path` is without query. An address that nobody owns has no title; the shell then shows its 404. */
export function planPage(path: string, lang: string, shell: ShellDescriptor, remotes: RemoteDescriptor[]): PagePlan {
  const own = shellRoute(path, shell, remotes);
  const exchange = remotes.find(({ area }) => area === exchangingArea)?.exchange;
  const plan = { title: '', scripts: [], preload: [], texts: spokenTexts(lang, shell, false), exchange };
  if (own) {
    const texts = spokenTexts(lang, shell, isDesk(own));
    const home = own === GAME_LINK ? planHome(path, lang, shell, remotes) : undefined;
    const preload = ofShell(shell, own);
    return { ...plan, title: titleOf(shell, own, lang), window: shell.windows[own], preload, texts, ...home };
  }
  const remote = remotes.find(({ routes, staffRoutes }) => firstMatch([...routes, ...staffRoutes], path));
  if (!remote) return plan;
  const staff = remote.staffRoutes.some((pattern) => matches(pattern, path));
  const pattern = staff ? undefined : firstMatch(remote.routes, path);
  const wanted = [remote.preload[staff ? './staff' : './routes'], pattern ? remote.preload[pattern] : undefined];
  const files = vouched([remote.entry, ...wanted.flatMap(listed)], remote.integrities);
  // Of the desk much is loaded, and waits for who signs in.
  const isRun = ({ href, integrity }: Preload) => !staff && href.endsWith('.js') && isIntegrity(integrity);
  return {
    title: pattern ? titleOf(remote, pattern, lang) : '',
    window: pattern ? remote.windows[pattern] : undefined,
    route: pattern,
    calls: pattern ? remote.calls?.[pattern] : undefined,
    exchange: remote.exchange ?? exchange,
    picture: pattern ? remote.pictures?.[pattern] : undefined,
    ink: pattern ? remote.pictureInks?.[pattern] : undefined,
    scripts: files.filter(isRun),
    preload: [...(staff ? ofShell(shell, DESK) : []), ...files.filter((file) => !isRun(file))],
    texts: [...spokenTexts(lang, shell, staff), ...spokenTexts(lang, remote, staff)],
  };
}

/** The shell's own pattern for an address; a game's link is one only where it leads somewhere. */
export function shellRoute(
  path: string,
  { routes }: Pick<ShellDescriptor, 'routes'>,
  remotes: RemoteDescriptor[],
): string | undefined {
  const own = firstMatch(routes, path);
  return own === GAME_LINK && !linkedArea(path, remotes) ? undefined : own;
}

/** A game's link looks and begins as the home that it leads to; the files of that page wait until it is known to be the one. */
function planHome(path: string, lang: string, shell: ShellDescriptor, remotes: RemoteDescriptor[]) {
  const [home = ''] = linkedArea(path, remotes)?.gameHome?.split('?') ?? [];
  if (!home) return undefined;
  const [, , game = ''] = path.split('/');
  const { title, window, calls, exchange } = planPage(home.replaceAll('{game}', game), lang, shell, remotes);
  return { title, window, route: GAME_LINK, calls, exchange };
}

function titleOf({ titles }: Pick<ShellDescriptor, 'titles'>, pattern: string, lang: string): string {
  const title = titles[pattern];
  return title ? titleIn(title, lang) : '';
}

function spokenTexts(lang: string, { locales, staffLocales, integrities }: BuildTexts, staff: boolean): Preload[] {
  return [locales[lang], staff ? staffLocales[lang] : undefined]
    .filter((href) => href !== undefined)
    .map((href) => ({ href, integrity: integrities[href] }));
}

const vouched = (files: string[], integrities: Record<string, string>): Preload[] =>
  [...new Set(files)].map((href) => ({ href, integrity: integrities[href] }));

const ofShell = ({ preload, integrities }: ShellDescriptor, route: string) =>
  vouched(listed(preload?.[route]), integrities);

const listed = (assets: Assets | undefined) => (assets ? [...assets.js, ...assets.css] : []);

export function renderDocument(input: DocumentInput): string {
  const { shell, site, page, themeCss, lang, title, game, window, shown, scripts = [], texts = [] } = input;
  const integrity = (href: string) => integrityAttribute(shell.integrities[href]);
  const sheets = shell.css.map((href) => ({ href, integrity: shell.integrities[href] }));
  const fullTitle = title ? `${title}｜${site}` : site;
  return [
    '<!doctype html>',
    `<html lang="${LANG[lang] ?? escapeHtml(lang)}" data-lang="${escapeHtml(lang)}" data-game="${escapeHtml(game ?? 'hub')}" data-build-shell="${shell.build}"${listAttribute('route', input.calls && input.route ? [input.route] : [])}${listAttribute('calls', input.calls)}${listAttribute('exchange', input.exchange ? [input.exchange] : [])}${listAttribute('picture', shown ? [shown.src] : input.picture)}${listAttribute('ink', shown ? [shown.ink ?? ''].filter(Boolean) : inkWords(input.ink))}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    '<meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer">',
    '<meta name="format-detection" content="telephone=no">',
    `<title>${escapeHtml(fullTitle)}</title><link rel="icon" href="${ICON}">`,
    `<script>${shell.boot}</script>`,
    ...(shown ? [`<link rel="preload" as="image" href="${escapeHtml(shown.src)}" fetchpriority="high">`] : []),
    `<style>${shell.layers}</style><style>${themeSheet(themeCss)}</style>`,
    ...sheets.map(preloadLink),
    // Before what it will ask for: where only so many requests are made at once, the largest file does not wait for a free one.
    ...shell.js.map(
      (href) =>
        `<script defer src="${href}" fetchpriority="high" crossorigin="anonymous"${integrity(href)} data-start></script>`,
    ),
    ...scripts.map(
      ({ href, integrity: hash }) =>
        `<script async src="${href}" crossorigin="anonymous"${integrityAttribute(hash)}></script>`,
    ),
    ...[...input.preload, ...texts].map(preloadLink),
    '</head><body>',
    `<div id="root">${skeletonHtml({ site: escapeHtml(site), title: escapeHtml(title || site), window, lang, picture: shown && escapeHtml(shown.src) })}</div>`,
    // Below the skeleton: a style sheet holds back only what follows it, the skeleton is painted at once.
    ...shell.css.map(
      (href) => `<link rel="stylesheet" href="${href}" crossorigin="anonymous"${integrity(href)} data-start>`,
    ),
    `<script type="application/json" id="hub-page">${inertJson(page)}</script>`,
    '</body></html>',
  ].join('\n');
}

/** `event.art`, then `lantern:#35101f` for each. */
const inkWords = (ink: PictureInk | undefined): string[] =>
  ink ? [ink.told, ...Object.entries(ink.inks).map((row) => row.join(':'))] : [];

/** Read by the boot script, which runs before `#hub-page` is there. */
const listAttribute = (name: string, words: string[] = []) =>
  words.length ? ` data-${name}="${escapeHtml(words.join(' '))}"` : '';

/** A game's colours beat the house's, which come later in the shell's own style sheet. */
const themeSheet = (themeCss: string) => `@layer brand{${themeCss}}`;

function integrityAttribute(integrity: string | undefined): string {
  return integrity ? ` integrity="${integrity}"` : '';
}

const KINDS: Record<string, string> = { '.css': 'style', '.json': 'fetch' };

/**
 * The same mode as the later load, for scripts and sheets the same integrity too, or the browser fetches twice. That of data is
 * compared when it is used; in a preload Chromium warns of it.
 */
function preloadLink(preload: string | Preload): string {
  const { href, integrity } = typeof preload === 'string' ? { href: preload, integrity: undefined } : preload;
  const as = KINDS[href.slice(href.lastIndexOf('.'))] ?? 'script';
  const vouchedFor = as === 'fetch' ? '' : integrityAttribute(integrity);
  return `<link rel="preload" as="${as}" href="${href}" crossorigin="anonymous"${vouchedFor}>`;
}

/** CSP sources, quotes included, of the inline texts that `renderDocument` writes. */
export function cspHashes({ shell, themeCss }: Pick<DocumentInput, 'shell' | 'themeCss'>): {
  script: string[];
  style: string[];
} {
  return { script: [cspHash(shell.boot)], style: [cspHash(shell.layers), cspHash(themeSheet(themeCss))] };
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
