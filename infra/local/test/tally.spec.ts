import { describe, expect, it } from 'vitest';
import { filterFlags } from './groups.ts';
import { fromPlaywright, fromVitest, sum, verdict, withExitCode, zero } from './tally.ts';

describe('the verdict', () => {
  it('is one plain line', () => {
    expect(verdict({ name: 'all', passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(verdict({ name: 'all', passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });

  it('adds the groups up', () => {
    const groups = [
      { name: 'a', passed: 1, failed: 0, skipped: 2 },
      { name: 'b', passed: 4, failed: 1, skipped: 0 },
    ];
    expect(sum(groups)).toEqual({ name: 'all', passed: 5, failed: 1, skipped: 2 });
  });

  it('counts a tool that broke without a failed test as one failure', () => {
    expect(withExitCode(zero('unit'), 1).failed).toBe(1);
    expect(withExitCode({ ...zero('unit'), failed: 3 }, 1).failed).toBe(3);
    expect(withExitCode({ ...zero('unit'), passed: 3 }, 0).failed).toBe(0);
  });

  it('counts a file that cannot be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    const report = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults };
    expect(fromVitest('unit', report)).toEqual({ name: 'unit', passed: 2, failed: 1, skipped: 1 });
  });

  it('says how many tests of the browser needed a second try', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
    const name = 'browser (1 flaky)';
    expect(fromPlaywright('browser', { stats })).toEqual({ name, passed: 4, failed: 0, skipped: 0 });
    expect(fromPlaywright('browser', { stats: { ...stats, unexpected: 1 } }).failed).toBe(1);
  });
});

describe('words after npm test', () => {
  const files = ['services/support/test/reports.e2e-spec.ts', 'packages/forms/src/code-points.spec.ts'];

  it('choose files where they name one', () => {
    expect(filterFlags(['reports', 'packages/forms'], files)).toEqual(['reports', 'packages/forms']);
  });

  it('choose tests by their title otherwise', () => {
    expect(filterFlags(['keeps the draft'], files)).toEqual(['--testNamePattern', 'keeps the draft']);
  });
});
