import { nextTask } from './boot/next-task.ts';
import { dropServiceWorkers } from './service-workers.ts';
import { whenIdle } from './when-idle.ts';

/**
 * The page starts in several short tasks instead of a long one, so that a phone hears a finger in between. `eager`: all
 * of it stays in this one file, and only when each part is evaluated is chosen here.
 */
async function start(): Promise<void> {
  if (window.__boot?.halted) return;
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { pageData } = await import(/* webpackMode: "eager" */ '@hub/web');
  const { local } = pageData();
  if (local) await (await import('./remotes/local-remote.ts')).takeLocalBuild(local);
  await nextTask();
  const { startSite } = await import(/* webpackMode: "eager" */ './start-site.tsx');
  await nextTask();
  await startSite();
}

void start();
whenIdle(() => void dropServiceWorkers());
