import { atLeast, atMost, type Aim } from '../../../infra/local/bench/aims.ts';
import type { CallName, Stage } from './load/at-size.ts';
import type { Bare } from './load/bare-call.ts';
import type { Measured } from './load/measure.ts';
import { siteMs } from './load/usage.ts';

/** What a bare call costs on the machine that the aims were set for; where it costs more, all figures count in proportion. */
export const REFERENCE: Bare = { ms: 0.04, perSecond: 5000 };

/** Milliseconds of processor and of waiting at most, calls a second at least. */
type Wanted = { processor?: number; perSecond?: number; p99?: number; alsoLargest?: boolean };
const wanted: Record<CallName, Wanted> = {
  'player list': { processor: 0.9, perSecond: 1500 },
  'player view': { processor: 1.5, perSecond: 900 },
  'look-up by e-mail and code': { processor: 1.5, perSecond: 750 },
  'queue, first page': { p99: 100 },
  'queue, deep page': { p99: 100 },
  'staff opens a report': { processor: 2.8, perSecond: 550 },
  'who is VIP, first page': { p99: 100 },
  'search, common word': { p99: 100 },
  'search, rare word': { processor: 3, p99: 60, alsoLargest: true },
  'search, two words': { processor: 5, p99: 100, alsoLargest: true },
  'closing one report': { processor: 7, perSecond: 220 },
  'create, whole form, 12 KB PNG': { processor: 20, perSecond: 75, p99: 350 },
};
const AIMED_AT = 200_000;
const RATIO = 1.3;

type Call = Measured & { bare: Bare };
type Row = { name: CallName; stages: Call[]; sizes: number[] };
type Figures = { processor: number; perSecond: number; p50: number; p99: number };

const plain = ({ used, perSecond, p50, p99 }: Call): Figures => ({ processor: siteMs(used), perSecond, p50, p99 });

/** As the reference would have measured it. */
function onReference(call: Call): Figures {
  const dearer = Math.max(1, call.bare.ms / REFERENCE.ms);
  const faster = Math.min(1, call.bare.perSecond / REFERENCE.perSecond);
  const { processor, perSecond, p50, p99 } = plain(call);
  return { processor: processor / dearer, perSecond: perSecond / faster, p50: p50 * faster, p99: p99 * faster };
}

/** How many times as much with the most reports as with the fewest. */
const ratioOf = ({ stages }: Row, of: (call: Call) => number) => of(stages.at(-1)!) / Math.max(0.01, of(stages[0]!));
const grown = (row: Row) => ({
  processor: ratioOf(row, (call) => plain(call).processor),
  clock: ratioOf(row, (call) => onReference(call).p50),
  reads: ratioOf(row, ({ used }) => used.reads),
});

export function rowsOf(stages: readonly Stage[]): Row[] {
  const names = (Object.keys(wanted) as CallName[]).filter((name) => stages.every(({ measured }) => name in measured));
  const sizes = stages.map(({ size }) => size);
  return names.map((name) => ({
    name,
    sizes,
    stages: stages.map(({ measured, bare }) => ({ ...measured[name]!, bare })),
  }));
}

/** What the sizes must not change, what each call may cost at the size that is aimed at, that every answer is right and no call lacks. */
export function aimsOf(rows: readonly Row[], names: readonly CallName[]): Aim[] {
  const calls = rows.flatMap(({ name, stages }) => stages.map((stage) => ({ name, ...stage })));
  const wrong = calls.filter((call) => call.wrong > 0);
  const words = wrong.map(({ name, fault }) => `${name}: ${fault}`)[0] ?? `of ${calls.length} loads`;
  return [
    atLeast('calls measured', rows.length, names.length),
    atMost(
      'wrong answers',
      wrong.reduce((sum, call) => sum + call.wrong, 0),
      0,
      '',
      words,
    ),
    ...rows.flatMap((row) => [...growth(row), ...costs(row)]),
  ];
}

function growth(row: Row): Aim[] {
  if (row.sizes.length < 2) return [];
  const { processor, clock, reads } = grown(row);
  const beside = `by the clock ${clock.toFixed(2)}, of reads ${reads.toFixed(2)}`;
  return [atMost(`${row.name}, processor at the most reports : the fewest`, processor, RATIO, '', beside)];
}

function costs({ name, sizes, stages }: Row): Aim[] {
  const { processor, perSecond, p99, alsoLargest } = wanted[name];
  return stages.flatMap((call, at) => {
    const size = sizes[at]!;
    if (size !== AIMED_AT && !(alsoLargest && size > AIMED_AT)) return [];
    const [seen, judged] = [plain(call), onReference(call)];
    const what = `${name}, ${size.toLocaleString('en')}`;
    const beside = (value: number) => `${value} here`;
    return [
      ...(processor ? [atMost(`${what}, processor`, judged.processor, processor, 'ms', beside(seen.processor))] : []),
      ...(perSecond ? [atLeast(`${what}, a second`, judged.perSecond, perSecond, '', beside(seen.perSecond))] : []),
      ...(p99 ? [atMost(`${what}, p99`, judged.p99, p99, 'ms', beside(seen.p99))] : []),
    ];
  });
}

/** A line per call: per second, p50, p99 and processor at each size as measured here, and how much they grow. */
export function tableOf(rows: readonly Row[], sizes: readonly number[]): string[] {
  const head = [
    '',
    ...sizes.map((size) => `${size.toLocaleString('en')}: /s p50 p99, cpu ms (bare)`),
    'cpu ratio',
    'by the clock',
    'of reads',
  ];
  const body = rows.map((row) => {
    const { processor, clock, reads } = grown(row);
    const cells = row.stages.map((call) => {
      const { perSecond, p50, p99, processor } = plain(call);
      return `${perSecond} ${p50} ${p99}, ${processor} (${call.bare.ms.toFixed(3)}, ${Math.round(call.bare.perSecond)}/s)`;
    });
    return [row.name, ...cells, ...[processor, clock, reads].map((ratio) => ratio.toFixed(2))];
  });
  const widths = head.map((_, at) => Math.max(...[head, ...body].map((row) => row[at]!.length)));
  return [head, ...body].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  );
}
