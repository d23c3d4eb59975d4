import type { Measured } from './load/measure.ts';
import { siteMs } from './load/usage.ts';

/** What a measured call is to reach at the largest size: at least so many a second, at most so many ms at p99. */
type Aim = { perSecond?: number; p99?: number };
export const aims: Record<string, Aim> = {
  'player list': { perSecond: 1000 },
  'player view': { perSecond: 1000 },
  'look-up by e-mail and code': { perSecond: 400 },
  'create, whole form, 12 KB PNG': { perSecond: 150, p99: 200 },
  'queue, first page': { p99: 100 },
  'queue, deep page': { p99: 100 },
  'staff opens a report': {},
  'search, common word': { p99: 100 },
  'search, rare word': { p99: 100 },
  'search, two words': { p99: 100 },
  'closing one report': {},
};
export const RATIO = 1.3;

export type Stage = { size: number; measured: Record<string, Measured> };
/** `ratio` by the clock; `askedRatio` with a machine that has become faster or slower meanwhile taken out, roughly. */
export type Row = {
  name: string;
  stages: Measured[];
  ratio: number;
  askedRatio: number;
  readRatio: number;
  aim: Aim;
};

const ratioOf = (first: number, last: number) => Math.round((last / Math.max(0.01, first)) * 100) / 100;

/** The median in units of what asking costs the asker, who does the same each time: a machine is not always as fast. */
const inAskings = ({ p50, used }: Measured): number => p50 / Math.max(0.01, used.callers);

/** How much longer a call takes with the most reports than with the fewest, by its median. */
export function rowsOf(stages: readonly Stage[]): Row[] {
  const names = Object.entries(aims).filter(([name]) => stages.every(({ measured }) => name in measured));
  return names.map(([name, aim]) => {
    const measured = stages.map((stage) => stage.measured[name]!);
    const [first, last] = [measured[0]!, measured.at(-1)!];
    const readRatio = ratioOf(first.used.reads, last.used.reads);
    return {
      name,
      stages: measured,
      ratio: ratioOf(first.p50, last.p50),
      askedRatio: ratioOf(inAskings(first), inAskings(last)),
      readRatio,
      aim,
    };
  });
}

/** Why the run has failed: a ratio that is too large, or an answer that was wrong. */
export function faultsOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ name, ratio, stages }) => [
    ...(ratio > RATIO ? [`${name}: ${ratio} times as long, ${RATIO} is allowed`] : []),
    ...stages.flatMap(({ wrong, fault }) => (wrong > 0 ? [`${name}: ${wrong} wrong answers, the first ${fault}`] : [])),
  ]);
}

const aimWords = ({ perSecond, p99 }: Aim): string =>
  [perSecond && `≥ ${perSecond}/s`, p99 && `p99 ≤ ${p99} ms`].filter(Boolean).join(', ');

/** A line per call: per second, p50 and p99 at each size, the ratio, and what is aimed at. */
export function tableOf(rows: readonly Row[], sizes: readonly number[]): string[] {
  const head = [
    '',
    ...sizes.map((size) => `${size.toLocaleString('en')}: /s p50 p99, cpu ms`),
    'ratio',
    'in askings',
    'of reads',
    'aim',
  ];
  const body = rows.map(({ name, stages, ratio, askedRatio, readRatio, aim }) => [
    name,
    ...stages.map(({ perSecond, p50, p99, used }) => `${perSecond} ${p50} ${p99}, ${siteMs(used)}`),
    `${ratio}${ratio > RATIO ? ' !' : ''}`,
    String(askedRatio),
    String(readRatio),
    aimWords(aim),
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...body].map((row) => row[at]!.length)));
  return [head, ...body].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  );
}
