import { readFileSync, rmSync } from 'node:fs';
import { playwrightFaults, vitestFaults, type PlaywrightSuite, type VitestFile } from './faults.ts';

/**
 * How one group of tests went. `faults`: each failed test with what it said; `flaky`: the same of tests that passed at
 * their second try.
 */
export type Tally = {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  faults: string[];
  flaky: string[];
};

export const zero = (name: string): Tally => ({ name, passed: 0, failed: 0, skipped: 0, faults: [], flaky: [] });

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
      faults: [...all.faults, ...one.faults],
      flaky: [...all.flaky, ...one.flaky],
    }),
    zero('all'),
  );

/** The one line a run ends with. */
export const verdict = ({ passed, failed, skipped }: Pick<Tally, 'passed' | 'failed' | 'skipped'>): string =>
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

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
};

/** Paths of the files with a failed test, or that could not be loaded. */
export const failedFiles = (report: VitestReport | undefined): string[] =>
  (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);

/** A file that cannot even be loaded has no tests, and counts as one failure. */
export function fromVitest(name: string, report: VitestReport | undefined): Tally {
  if (!report) return zero(name);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    ...zero(name),
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    faults: vitestFaults(report.testResults),
  };
}

/** The whole run, with the files that failed in it judged by their second try. */
export function withSecondTry(first: VitestReport, second: VitestReport | undefined): Tally {
  const whole = fromVitest('unit, contract', first);
  const again = fromVitest('unit, contract', second);
  if (again.passed === 0) return whole;
  const replaced = first.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  const mended = whole.faults.filter((fault) => !again.faults.some((left) => testOf(left) === testOf(fault)));
  return { ...again, passed: whole.passed - replaced + again.passed, skipped: whole.skipped, flaky: mended };
}

const testOf = (fault: string): string | undefined => fault.split('\n')[0];

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
};

/** A browser on a crowded machine may miss one wait: such a test gets a second try, and is named as flaky. */
export function fromPlaywright(name: string, report: PlaywrightReport | undefined): Tally {
  if (!report) return zero(name);
  const { stats, suites = [] } = report;
  return {
    name,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    faults: playwrightFaults(suites, 'unexpected'),
    flaky: playwrightFaults(suites, 'flaky'),
  };
}
