import { Refusal } from '../boot/say.mjs';
import { onStopSignal, tearDown } from '../machine/teardown.ts';
import { openControlPort } from './control-port.ts';
import type { Site, SiteOptions } from './site-shape.ts';

/** What the start script says to the site's process. `now` does not travel: it is the process's own. */
export type Order = Omit<SiteOptions, 'tell' | 'now'>;

/** What the site's process says to the start script. */
export type Report =
  | { kind: 'waiting' }
  | { kind: 'step'; name: string; words: string; ms: number }
  | {
      kind: 'up';
      site: Pick<Site, 'url' | 'mailUrl' | 'captchaUrl' | 'gameServerUrl' | 'paymentsUrl' | 'staff' | 'services'> & {
        parts: string[];
      };
    }
  | { kind: 'failed'; message: string; stack: string; expected: boolean };

const CLOSE_LIMIT_MS = 28_000;

const say = (report: Report) => process.send?.(report);

type StartSite = (options: SiteOptions) => Promise<Site>;

async function startAsTold(startSite: StartSite, order: Order): Promise<Site | undefined> {
  try {
    const site = await startSite({ ...order, tell: (name, words, ms) => say({ kind: 'step', name, words, ms }) });
    const { url, mailUrl, captchaUrl, gameServerUrl, paymentsUrl, staff, services } = site;
    const parts = site.processes.map(({ name }) => name);
    say({ kind: 'up', site: { url, mailUrl, captchaUrl, gameServerUrl, paymentsUrl, staff, services, parts } });
    return site;
  } catch (error) {
    const { message, stack = message } = error as Error;
    const cause = (error as Error).cause as Error | undefined;
    say({ kind: 'failed', message, stack: `${stack}\n${cause?.stack ?? ''}`, expected: error instanceof Refusal });
    return undefined;
  }
}

/** The site's process: takes one order from the start script, starts the site, closes it when it is told to stop. */
export async function serveParent(startSite: StartSite): Promise<void> {
  if (!process.send) {
    process.stderr.write('This file is started by "npm start".\n');
    process.exit(2);
  }
  const box: { site?: Site | undefined; closeControl?: () => Promise<void> } = {};
  const started = new Promise<void>((done) => {
    process.once('message', async (order: Order) => {
      box.site = await startAsTold(startSite, order);
      const { site } = box;
      if (site)
        box.closeControl = await openControlPort(order.folder, (service, build) => site.handOver(service, build));
      done();
    });
  });
  const stop = () => {
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    void box.closeControl?.();
    const closed = box.site ? box.site.close() : tearDown();
    closed.then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  onStopSignal(stop);
  process.once('disconnect', stop);
  say({ kind: 'waiting' });
  await started;
  if (!box.site) process.exit(1);
}
