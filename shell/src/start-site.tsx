import { activate, createStore, loadTexts, pageData, within } from '@hub/web';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { nextTask } from './boot/next-task.ts';
import { followChoice } from './language/follow-choice.ts';
import { prefetchLinks } from './remotes/prefetch-links.ts';
import { areaOf, remoteSettled, startRemote } from './remotes/remote-registry.ts';
import { watchVitals } from './signal/watch-vitals.ts';
import './window-faults.ts';

const TEXTS_LIMIT_MS = 1_500;
const REMOTE_LIMIT_MS = 500;
const { lang, shell } = pageData();
activate(lang);

// The remote sets out before the first render.
const owner = areaOf(location.pathname);
if (owner) startRemote(owner.area, owner.expose, location.pathname);

/** Its files came with the page as a rule: what is drawn first is the page, and not what stands there while it loads. */
async function remoteSoon(): Promise<void> {
  if (owner?.expose !== './routes') return;
  await within(REMOTE_LIMIT_MS, remoteSettled(owner.area, owner.expose)).catch(() => undefined);
}

/** Draws the page over its skeleton. A transition: React pauses while it draws, and shows the whole at once. */
export async function startSite(): Promise<void> {
  const texts = loadTexts(shell.locales, TEXTS_LIMIT_MS);
  const store = createStore();
  followChoice();
  const [worded] = await Promise.all([texts, nextTask(), remoteSoon()]);
  // A file that the site needs may be known to lack only now: the words about it stay.
  if (window.__boot?.halted) return;
  const root = createRoot(document.getElementById('root') as HTMLElement);
  startTransition(() => root.render(<App store={store} worded={worded} />));
  prefetchLinks();
  watchVitals();
}
