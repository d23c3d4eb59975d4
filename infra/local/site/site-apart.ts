import { join } from 'node:path';
import { inRoot, root, withDecorators } from '../boot/places.mjs';
import { Refusal } from '../boot/say.mjs';
import type { StaffAccount } from '../data/prepare-data.ts';
import { startChild, type Child } from '../machine/children.ts';
import { turnLog } from '../machine/log-file.ts';
import type { Order, Report } from './serve-parent.ts';

export type SiteApart = {
  url: string;
  mailUrl: string;
  captchaUrl: string;
  gameServerUrl: string;
  paymentsUrl: string;
  staff: StaffAccount[];
  services: Record<string, string>;
  parts: string[];
  child: Child;
  logFile: string;
  close(): Promise<void>;
};

/** Ten times what the slowest machine needed. */
const START_MS = 600_000;

export type OnStep = (name: string, words: string, ms: number) => void;

const failure = (report: Extract<Report, { kind: 'failed' }>): Error =>
  report.expected
    ? new Refusal(...report.message.split('\n'))
    : Object.assign(new Error(report.message), { stack: report.stack });

/** For callers that cannot load the services (they need the loader with decorators). Settles when it is up. */
export function startSiteApart(order: Order, onStep: OnStep = () => undefined): Promise<SiteApart> {
  const logFile = join(order.folder, 'logs', 'site.log');
  turnLog(logFile);
  const args = [...withDecorators, inRoot('infra', 'local', 'site.ts')];
  const child = startChild('site', process.execPath, args, { cwd: root, logFile, ipc: true });
  return new Promise((done, failed) => {
    let step = 'nothing';
    const late = setTimeout(() => {
      const within = `not up after ${START_MS / 60_000} minutes, the last step was ${step}`;
      failed(new Error(`The services were ${within}; their log is ${logFile}`));
      void child.stop();
    }, START_MS);
    child.process.on('message', (report: Report) => {
      if (report.kind === 'waiting') child.process.send(order);
      if (report.kind === 'step') onStep((step = report.name), report.words, report.ms);
      if (report.kind === 'up' || report.kind === 'failed') clearTimeout(late);
      if (report.kind === 'failed') failed(failure(report));
      if (report.kind === 'up') done({ ...report.site, child, logFile, close: async () => void (await child.stop()) });
    });
    void child.ended.then(({ code, signal }) => {
      clearTimeout(late);
      failed(new Error(`The services ended with ${signal ?? code} while starting; their log is ${logFile}`));
    });
  });
}
