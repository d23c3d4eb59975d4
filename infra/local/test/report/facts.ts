import { readFileSync, rmSync } from 'node:fs';

/** Exit code of a tool whose browser stopped drawing; its report has the files that had ended before. */
export const STALLED = 75;

/** One test with its full title; `said`: what a failed one said. */
export type IntegrationEvent = { title: string; state: 'passed' | 'failed' | 'skipped'; ms: number; said?: string };

/**
 * The tests of one file; its path is relative to the root. `ms`: what the file took of one worker, its hooks and the
 * loading of its modules included. `broken`: why it could not be loaded, or what failed outside of its tests.
 */
export type TestFile = { path: string; ms: number; facts: IntegrationEvent[]; broken?: string };

/** Reads the report of a tool once; undefined when the tool did not get as far as writing one. */
export function takeReport(file: string): TestFile[] | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestFile[];
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}
