import { activate, createStore, loadTexts, pageData } from '@hub/web';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { nextTask } from './boot/next-task.ts';
import { followChoice } from './language/follow-choice.ts';
import { prefetchLinks } from './remotes/prefetch-links.ts';
import { areaOf, startRemote } from './remotes/remote-registry.ts';
import { watchVitals } from './signal/watch-vitals.ts';
import './window-faults.ts';

const TEXTS_LIMIT_MS = 1_500;
const { lang, shell } = pageData();
activate(lang);

// The remote sets out before the first render, and nobody waits for it.
const owner = areaOf(location.pathname);
if (owner) startRemote(owner.area, owner.expose);

/** Draws the page over its skeleton. A transition: React pauses while it draws, and shows the whole at once. */
export async function startSite(): Promise<void> {
  const texts = loadTexts(shell.locales, TEXTS_LIMIT_MS);
  const store = createStore();
  followChoice();
  const [worded] = await Promise.all([texts, nextTask()]);
  // A file that the site needs may be known to lack only now: the words about it stay.
  if (window.__boot?.halted) return;
  const root = createRoot(document.getElementById('root') as HTMLElement);
  startTransition(() => root.render(<App store={store} worded={worded} />));
  prefetchLinks();
  watchVitals();
}
