import { readFileSync, rmSync } from 'node:fs';

/** How one group of tests went. */
export type Tally = { name: string; passed: number; failed: number; skipped: number };

export const zero = (name: string): Tally => ({ name, passed: 0, failed: 0, skipped: 0 });

/** A tool that fails without naming a failed test (it broke, or an error came outside of any test) counts as one failure. */
export const withExitCode = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, one) => ({
      name: all.name,
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    zero('all'),
  );

/** The one line a run ends with. */
export const verdict = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** Reads a report once; undefined when the tool did not get as far as writing one. */
export function takeReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/** A file that cannot even be loaded has no tests, and counts as one failure. */
export function fromVitest(name: string, report: VitestReport | undefined): Tally {
  if (!report) return zero(name);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** A browser on a crowded machine may miss one wait: such a test gets a second try, and the tool names it as flaky. */
export function fromPlaywright(name: string, report: PlaywrightReport | undefined): Tally {
  if (!report) return zero(name);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { name: flaky ? `${name} (${flaky} flaky)` : name, passed: expected + flaky, failed: unexpected, skipped };
}
