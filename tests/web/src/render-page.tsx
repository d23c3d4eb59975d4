import {
  baseApi,
  BrowserRouter,
  createStore,
  i18n,
  I18nProvider,
  loadTexts,
  pageData,
  Provider,
  setLanguage,
  type Language,
  type Store,
} from '@hub/web';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beginPage } from '../../../shell/src/boot/begin-page.ts';
import { App } from '../../../shell/src/app.tsx';
import { areaOf } from '../../../shell/src/remotes/remote-registry.ts';
import { answerCalls, askedOf, resetCalls, type Asked, type Calls } from './fake-api.ts';
import type { CallName } from './contract.ts';
import { wearLook, type Look } from './looks.ts';
import { writeForBoot } from './document.ts';
import { load } from './remote-runtime.ts';
import { resetPage } from './reset-page.ts';

export type PageOptions = {
  /** Address of the page, with its query. */
  at: string;
  /** What the calls of the page are answered; a call that is not named here fails the test. */
  calls?: Calls;
  language?: Language;
  look?: Look;
};

export type RenderedPage = {
  /** What was asked of a call, oldest first. */
  asked(name: CallName): Asked[];
  /** From now on these calls are answered so. */
  answer(calls: Calls): void;
  look(look: Look): Promise<void>;
  /** The page anew, with what its tab and its device have kept. */
  reload(): Promise<void>;
  /** Another address, as if somebody had typed it. */
  open(at: string): Promise<void>;
};

let root: Root | undefined;
let store: Store | undefined;

/** Every answer that the page waits for is in its store. */
export const answersTaken = async (): Promise<void> => {
  await Promise.all(store?.dispatch(baseApi.util.getRunningQueriesThunk()) ?? []);
};

function hang(content: ReactNode): void {
  const host = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(host);
  root = createRoot(host);
  root.render(content);
}

async function draw(at: string): Promise<void> {
  root?.unmount();
  document.getElementById('root')?.remove();
  history.replaceState(null, '', at);
  writeForBoot();
  beginPage();
  const owner = areaOf(location.pathname);
  // A remote may take so long and no longer; what Vite needs for its first modules is no part of that.
  if (owner) await load({ name: `hub_${owner.area}` }, owner.expose);
  await loadTexts(pageData().shell.locales);
  store = createStore();
  hang(<App store={store} worded />);
}

/** Draws a piece of a page, for what no address of the site shows at once. */
export async function renderPart(
  part: ReactNode,
  { look, calls }: Pick<PageOptions, 'look' | 'calls'> = {},
): Promise<void> {
  await endPage();
  answerCalls(calls ?? {});
  await wearLook(look ?? 'phone, light');
  await loadTexts(pageData().shell.locales);
  hang(
    <Provider store={createStore()}>
      <I18nProvider i18n={i18n}>
        <BrowserRouter>{part}</BrowserRouter>
      </I18nProvider>
    </Provider>,
  );
}

/** Opens an address of the site: the real shell and the remote that owns it, over faked calls. */
export async function renderPage({ at, calls, language, look }: PageOptions): Promise<RenderedPage> {
  await endPage();
  answerCalls(calls ?? {});
  await wearLook(look ?? 'phone, light');
  if (language) await setLanguage(language);
  await draw(at);
  return {
    asked: askedOf,
    answer: answerCalls,
    look: wearLook,
    reload: () => draw(location.pathname + location.search),
    open: draw,
  };
}

/** Takes the page away with all that it kept; answers what was wrong with its calls. */
export async function endPage(): Promise<string[]> {
  root?.unmount();
  root = undefined;
  document.getElementById('root')?.remove();
  await resetPage();
  return resetCalls();
}
