import { firstMatch } from '@hub/federation/match';
import {
  activate,
  createStore,
  endSession,
  enterForeignPage,
  htmlLang,
  i18n,
  I18nProvider,
  loadTexts,
  Provider,
  takePageData,
} from '@hub/web';
import { createRoot } from 'react-dom/client';
import { gameLinkTarget } from '../game-link/game-link-target.ts';
import { retryRemote, startRemote } from '../remotes/remote-registry.ts';
import { beginSession } from './begin-session.ts';
import { sendLinksToSite } from './links-to-site.ts';
import type { Place, Platform } from './load-platform.ts';
import { MemoryNavigator } from './memory-navigator.ts';
import { MountedArea } from './mounted-area.tsx';
import { Sheets } from './sheets.ts';

/* What pages of other sites load besides the remote: React, the facade, and a frame without an address bar. */

const TEXTS_LIMIT_MS = 1_500;

let sheets: Sheets | undefined;
/** Aborted when the mount is over: what it still waits for changes neither session nor page of the next. */
let current: AbortController | undefined;
/** Areas that an earlier mount brought, in the language of that one. */
const brought = new Set<string>();

/** Stands for `<html>`: what the facade keeps there is kept here. */
function pageOf({ plan, options }: Place): HTMLElement {
  const { lang } = plan.page;
  const element = Object.assign(document.createElement('div'), { lang: htmlLang(lang) });
  const { theme } = options;
  Object.assign(element.dataset, { hubPage: '', lang, ui: 'webview', game: options.game, buildShell: plan.build });
  if (theme === 'light' || theme === 'dark') element.dataset.theme = theme;
  return element;
}

function startOf({ plan, options: { area, game, page = '' } }: Place): string {
  const { gameLinks: links = [], gameHome: home = '' } = plan.page.registry.areas[area] ?? {};
  return gameLinkTarget({ links, home }, game, page);
}

async function mountArea(place: Place): Promise<() => void> {
  const { root, base, plan, options } = place;
  const { area, game } = options;
  const element = pageOf(place);
  takePageData(plan.page);
  const { routes = [], exchange, locales = {} } = plan.page.registry.areas[area] ?? {};
  const navigator = new MemoryNavigator(startOf(place), (path) => firstMatch(routes, path) !== undefined);
  current?.abort();
  const mounted = (current = new AbortController());
  const { signal: left } = mounted;
  place.signal?.addEventListener('abort', () => leave(mounted));
  enterForeignPage({ base, element, root, left, reload: place.reload, address: () => navigator.now().location });
  activate(plan.page.lang);
  startRemote(area, './mount');
  // What an earlier mount could not have is asked for anew.
  retryRemote(area, './mount');
  sheets ??= new Sheets(root, base);
  sheets.wear(plan.themeCss);
  const isCurrent = () => !left.aborted;
  try {
    await Promise.all([
      ...plan.platform.css.map((file) => sheets?.add(file)),
      beginSession(options, { exchange, language: plan.page.lang, isCurrent }),
      loadTexts(plan.page.shell.locales, TEXTS_LIMIT_MS),
      brought.has(area) && loadTexts(locales, TEXTS_LIMIT_MS),
    ]);
  } catch (fault) {
    leave(mounted);
    throw fault;
  }
  brought.add(area);
  if (!isCurrent()) return () => undefined;
  const frame = document.createElement('div');
  frame.dataset.hubFrame = '';
  frame.append(element);
  root.append(frame);
  const drawn = createRoot(element, { onUncaughtError: place.failed });
  // After the router: what it has taken is no link any more.
  sendLinksToSite(element);
  drawn.render(
    <Provider store={createStore()}>
      <I18nProvider i18n={i18n}>
        <MountedArea area={area} game={game} navigator={navigator} onClose={place.close} />
      </I18nProvider>
    </Provider>,
  );
  return () => {
    drawn.unmount();
    frame.remove();
    leave(mounted);
  };
}

/** The facade goes on to know the page: what is still on its way goes to our site, and into elements that are gone. */
function leave(mounted: AbortController): void {
  if (mounted.signal.aborted) return;
  mounted.abort();
  endSession();
}

Object.assign(globalThis, { __hubPlatform: { mountArea } satisfies Platform });
