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

/* What pages of other sites load besides the remote: React, the facade, federation, and a frame without an address bar. */

const TEXTS_LIMIT_MS = 1_500;

let sheets: Sheets | undefined;

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
  const routes = plan.page.registry.areas[area]?.routes ?? [];
  const navigator = new MemoryNavigator(startOf(place), (path) => firstMatch(routes, path) !== undefined);
  enterForeignPage({ base, element, root, reload: place.reload, address: () => navigator.now().location });
  activate(plan.page.lang);
  startRemote(area, './mount');
  // What an earlier mount could not have is asked for anew.
  retryRemote(area, './mount');
  sheets ??= new Sheets(root, base);
  sheets.wear(plan.themeCss);
  const { exchange } = plan.page.registry.areas[area] ?? {};
  await Promise.all([
    ...plan.platform.css.map((file) => sheets?.add(file)),
    beginSession(options, { exchange, language: plan.page.lang }),
    loadTexts(plan.page.shell.locales, TEXTS_LIMIT_MS),
  ]);
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
    endSession();
    enterForeignPage(undefined);
  };
}

Object.assign(globalThis, { __hubPlatform: { mountArea } satisfies Platform });
