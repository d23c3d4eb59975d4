import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../boot/places.mjs';
import { filterFlags } from './groups.ts';
import { fromPlaywright, fromVitest, sum, verdict, withExitCode, withSecondTry, zero } from './tally.ts';

const counts = (numPassedTests: number, numFailedTests: number) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests: 0,
  numTodoTests: 0,
});

describe('the verdict', () => {
  it('is one plain line', () => {
    expect(verdict({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(verdict({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });

  it('adds the groups up', () => {
    const groups = [
      { ...zero('a'), passed: 1, skipped: 2, flaky: ['x'] },
      { ...zero('b'), passed: 4, failed: 1, faults: ['y'] },
    ];
    expect(sum(groups)).toEqual({ name: 'all', passed: 5, failed: 1, skipped: 2, flaky: ['x'], faults: ['y'] });
  });

  it('counts a tool that broke without a failed test as one failure', () => {
    expect(withExitCode(zero('unit'), 1).failed).toBe(1);
    expect(withExitCode({ ...zero('unit'), failed: 3 }, 1).failed).toBe(3);
    expect(withExitCode({ ...zero('unit'), passed: 3 }, 0).failed).toBe(0);
  });

  it('counts a file that cannot be loaded', () => {
    const testResults = [
      { name: join(root, 'a.spec.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    const report = { ...counts(2, 0), numPendingTests: 1, testResults };
    const faults = ['a.spec.ts\n    no such module'];
    expect(fromVitest('unit', report)).toEqual({ ...zero('unit'), passed: 2, failed: 1, skipped: 1, faults });
  });

  it('says how many tests of the browser needed a second try, and which', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
    const tests = [{ status: 'flaky', results: [{ error: { message: 'no such button' } }] }];
    const suites = [{ suites: [{ specs: [{ title: 'signs in', file: 'desk.spec.ts', tests }] }] }];
    const flaky = ['desk.spec.ts › signs in\n    no such button'];
    expect(fromPlaywright('browser', { stats, suites })).toEqual({ ...zero('browser'), passed: 4, flaky });
    expect(fromPlaywright('browser', { stats: { ...stats, unexpected: 1 } }).failed).toBe(1);
  });
});

describe('a second try', () => {
  const test = (fullName: string, status: string) => ({ fullName, status, failureMessages: [`${fullName} broke`] });
  const file = (...assertionResults: ReturnType<typeof test>[]) => ({
    name: join(root, 'a.spec.ts'),
    status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    assertionResults,
  });
  const good = { name: join(root, 'b.spec.ts'), status: 'passed', assertionResults: [test('stands', 'passed')] };
  const first = {
    ...counts(2, 2),
    testResults: [good, file(test('one', 'passed'), test('two', 'failed'), test('three', 'failed'))],
  };

  it('takes the place of the first, and what passed only then is named', () => {
    const second = {
      ...counts(2, 1),
      testResults: [file(test('one', 'passed'), test('two', 'passed'), test('three', 'failed'))],
    };
    expect(withSecondTry(first, second)).toEqual({
      ...zero('unit, contract'),
      passed: 3,
      failed: 1,
      faults: ['a.spec.ts › three\n    three broke'],
      flaky: ['a.spec.ts › two\n    two broke'],
    });
  });

  it('that did not run leaves the first as it was', () => {
    expect(withSecondTry(first, undefined)).toEqual(fromVitest('unit, contract', first));
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
