import type { Browser } from '@playwright/test';
import { auditPage, type PageAudit, type Throttling } from './audit-page.ts';
import { machineInPhones } from './measure-machine.ts';

const WANTED = 3;
const MOST = 5;
const PRESET = 4;

export type PageRun = PageAudit & { slowdown: number };
/** `failed`: why a run could not be judged. */
export type PageRuns = { runs: PageRun[]; failed: string[]; enough: boolean };

/**
 * Audits pages three times each. The processor is slowed down to the same phone whatever the machine; what the machine
 * can do is the best that was ever seen of it, so that a busy moment never makes a page look cheaper.
 */
export class PageAudits {
  private phones = 0;

  constructor(
    private readonly browser: Browser,
    private readonly port: number,
  ) {}

  async of(url: string, throttling: Throttling): Promise<PageRuns> {
    const runs: PageRun[] = [];
    const failed: string[] = [];
    while (runs.length < WANTED && runs.length + failed.length < MOST) {
      this.phones = Math.max(this.phones, await machineInPhones(this.browser));
      const slowdown = Math.min(PRESET, Math.max(1, Number(this.phones.toFixed(1))));
      const audit = await auditPage(url, { port: this.port, slowdown, throttling }).catch((error: unknown) =>
        String(error),
      );
      if (typeof audit === 'string') failed.push(audit);
      else runs.push({ ...audit, slowdown });
    }
    return { runs, failed, enough: runs.length >= WANTED && this.phones >= 1 };
  }
}
