import { describe, expect, it } from 'vitest';
import type { IntegrationEvent, TestFile } from './facts.ts';
import { slowest } from './slowest.ts';
import { counted, ranNone, sum, tallyOf, verdict } from './tally.ts';

const fact = (title: string, state: IntegrationEvent['state'] = 'passed', ms = 1): IntegrationEvent => ({
  title,
  state,
  ms,
  ...(state === 'failed' && { said: `${title} broke` }),
});
const file = (path: string, ...facts: IntegrationEvent[]): TestFile => ({ path, ms: 10, facts });

describe('the verdict', () => {
  it('is one plain line', () => {
    expect(verdict({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(verdict({ passed: 1, failed: 2, skipped: 3 })).toBe('1 passed, 2 failed, 3 skipped');
  });

  it('adds the parts up', () => {
    const all = sum([counted('checks', 7, []), tallyOf('unit', [file('a', fact('x'), fact('y', 'failed'))], 1)]);
    expect(verdict(all)).toBe('8 passed, 1 failed');
    expect(all.faults).toEqual(['a › y\n    y broke']);
  });
});

describe('the tally of a tool', () => {
  it('counts what passed, failed and was left out', () => {
    const tally = tallyOf('unit', [file('a', fact('x'), fact('y', 'skipped')), file('b', fact('z', 'failed'))], 1);
    expect(verdict(tally)).toBe('1 passed, 1 failed, 1 skipped');
  });

  it('counts a file that cannot be loaded as one failure', () => {
    const tally = tallyOf('unit', [{ path: 'a', ms: 0, facts: [], broken: 'no such module' }], 1);
    expect(tally).toMatchObject({ passed: 0, failed: 1, faults: ['a\n    no such module'] });
  });

  it('counts a tool that failed without naming a test, or wrote nothing, as one failure', () => {
    expect(tallyOf('unit', [file('a', fact('x'))], 1).failed).toBe(1);
    expect(tallyOf('unit', undefined, 0).failed).toBe(1);
    expect(tallyOf('unit', [file('a', fact('x'))], 0).failed).toBe(0);
  });
});

it('a run in which no test was run has failed, whatever was built', () => {
  const built = counted('builds', 6, []);
  const skipped = [built, tallyOf('unit', [file('a', fact('x', 'skipped'))], 0)];
  expect(ranNone(skipped, ['manifest'])).toEqual([expect.stringContaining('no path has “manifest”, and no title')]);
  expect(ranNone(skipped, [])).toEqual([expect.stringContaining('comes with --journeys')]);
  expect(ranNone([built, tallyOf('unit', [file('a', fact('x'))], 0)], ['x'])).toEqual([]);
});

it('the slowest tests are named over all files', () => {
  const files = [file('a', fact('x', 'passed', 5), fact('y', 'passed', 90)), file('b', fact('z', 'passed', 20))];
  expect(slowest(files, 2)).toEqual([
    { name: 'a › y', ms: 90 },
    { name: 'b › z', ms: 20 },
  ]);
});
