import { createStore, activate, loadTexts, pageData } from '@hub/web';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followChoice } from './language/follow-choice.ts';
import { areaOf, startRemote } from './remotes/remote-registry.ts';
import { dropServiceWorkers } from './service-workers.ts';
import './window-faults.ts';

const { lang, shell } = pageData();
activate(lang);

// The remote sets out before the first render, and nobody waits for it.
const owner = areaOf(location.pathname);
if (owner) startRemote(owner.area, owner.expose);

async function start(): Promise<void> {
  await loadTexts(shell.locales);
  createRoot(document.getElementById('root') as HTMLElement).render(<App store={createStore()} />);
}

void start();
followChoice();
addEventListener('load', () => void dropServiceWorkers(), { once: true });
