import type { Browser } from '@playwright/test';
import { auditPage, type PageAudit } from './audit-page.ts';
import { machineInPhones } from './measure-machine.ts';

const WANTED = 3;
const MOST = 9;
/** A run says something about the page while the machine is as fast after it as before. */
const DRIFT_MOST = 0.3;
const PRESET = 4;

export type QuietRun = PageAudit & { slowdown: number };
/** `noise`: why each run that was thrown away was. */
export type Runs = { quiet: QuietRun[]; noise: string[]; enough: boolean };

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function noiseOf(before: number, after: number): string | undefined {
  if (Math.min(before, after) < 1) return 'slower than the phone';
  const drift = Math.abs(before - after) / Math.max(before, after);
  return drift > DRIFT_MOST ? `speed changed by ${percent(drift)}` : undefined;
}

/**
 * Audits a page until three runs were quiet, nine times at most. The processor is slowed down to the same phone each time,
 * whatever the machine. A run that says more about the machine than about the page is thrown away, good or bad.
 */
export async function quietRuns(browser: Browser, port: number, url: string): Promise<Runs> {
  const quiet: QuietRun[] = [];
  const noise: string[] = [];
  while (quiet.length < WANTED && quiet.length + noise.length < MOST) {
    const before = await machineInPhones(browser);
    const slowdown = Math.min(PRESET, Math.max(1, Number(before.toFixed(1))));
    const audit = await auditPage(url, port, slowdown).catch((error: unknown) => String(error));
    const after = await machineInPhones(browser);
    const fault = typeof audit === 'string' ? audit : noiseOf(before, after);
    if (typeof audit === 'string' || fault !== undefined) noise.push(fault ?? '');
    else quiet.push({ ...audit, slowdown });
  }
  return { quiet, noise, enough: quiet.length >= WANTED };
}
