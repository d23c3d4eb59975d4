import type { TestFile } from './facts.ts';

/**
 * How one part of a run went. `ms`: by the clock; `files`: the tests, of a part that runs tests; `faults`: what failed; `stalled`: its
 * browser stopped drawing, and only what had ended before is counted.
 */
export type Tally = {
  part: string;
  ms: number;
  passed: number;
  failed: number;
  skipped: number;
  faults: string[];
  files: TestFile[];
  stalled?: true;
};

const LINES = 6;

/** A fault as it is printed at the end of a run: the test, and the first lines of what it said. */
function fault(where: string, said = ''): string {
  const lines = said.split('\n').filter(Boolean).slice(0, LINES);
  return [where, ...lines.map((text) => `    ${text}`)].join('\n');
}

const faultsOf = ({ path, facts, broken }: TestFile): string[] => [
  ...(broken === undefined ? [] : [fault(path, broken)]),
  ...facts.flatMap(({ state, title, said }) => (state === 'failed' ? [fault(`${path} › ${title}`, said)] : [])),
];

/** A part that counts what it looked at itself. */
export const counted = (part: string, passed: number, faults: string[]): Tally => ({
  part,
  ms: 0,
  passed,
  failed: faults.length,
  skipped: 0,
  faults,
  files: [],
});

/**
 * The tally of a tool's report. A file that broke outside of its tests counts as one failure, and so does a tool that
 * failed, or wrote no report, without naming anything.
 */
export function tallyOf(part: string, files: TestFile[] | undefined, code: number): Tally {
  const all = files ?? [];
  const count = (wanted: string) => all.flatMap(({ facts }) => facts).filter(({ state }) => state === wanted).length;
  const faults = all.flatMap(faultsOf);
  const isSilent = faults.length === 0 && (code !== 0 || !files);
  const said = isSilent ? [`${part}: the tool ended with ${code} and named no test`] : faults;
  return {
    part,
    ms: 0,
    passed: count('passed'),
    failed: said.length,
    skipped: count('skipped'),
    faults: said,
    files: all,
  };
}

/** A run that was asked for tests and ran none has failed, whatever was built meanwhile. `titles`: words that no path has. */
export function ranNone(tallies: readonly Tally[], titles: readonly string[]): string[] {
  if (tallies.some(({ files }) => files.some(({ facts }) => facts.some(({ state }) => state !== 'skipped')))) return [];
  const words = titles.map((word) => `“${word}”`).join(', ');
  const why = words ? `no path has ${words}, and no title here has: leave it away, or it is` : 'what was chosen is';
  return [`no test has run: ${why} a journey, which comes with --journeys`];
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  part: 'all',
  ms: tallies.reduce((ms, one) => ms + one.ms, 0),
  passed: tallies.reduce((count, { passed }) => count + passed, 0),
  failed: tallies.reduce((count, { failed }) => count + failed, 0),
  skipped: tallies.reduce((count, { skipped }) => count + skipped, 0),
  faults: tallies.flatMap(({ faults }) => faults),
  files: tallies.flatMap(({ files }) => files),
});

/** The one line a run ends with. */
export const verdict = ({ passed, failed, skipped }: Pick<Tally, 'passed' | 'failed' | 'skipped'>): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
