import {
  coverOf,
  figureCounts,
  percentile,
  type Cover,
  type DayRange,
  type FigureSum,
  type FigureTimes,
  type TimeBucket,
} from '@hub/contracts/tickets';
import type { DataSource } from 'typeorm';
import type { Measure, Side } from './tally.ts';

/** `members` empty means all of that side. */
export type Slice = { side: Side; games: readonly string[]; members: readonly string[] };
type Grouping = 'period' | 'game_id' | 'member';
type CountRow = { place: string } & Record<(typeof figureCounts)[number], string | number>;
type TimeRow = { place: string; measure: Measure; bucket: number; hits: string | number };

export class Sums {
  private readonly counts = figureCounts.map(() => 0);
  private readonly times: Record<Measure, TimeBucket[]> = { first: [], whole: [] };

  addCounts(row: CountRow): void {
    for (const [at, name] of figureCounts.entries()) this.counts[at]! += Number(row[name]);
  }

  addTimes({ measure, bucket, hits }: TimeRow): void {
    this.times[measure].push({ bucket, hits: Number(hits) });
  }

  add(other: Sums): void {
    for (const at of figureCounts.keys()) this.counts[at]! += other.counts[at] ?? 0;
    this.times.first.push(...other.times.first);
    this.times.whole.push(...other.times.whole);
  }

  view(): FigureSum {
    const counts = Object.fromEntries(figureCounts.map((name, at) => [name, this.counts[at] ?? 0]));
    return { ...counts, first: timesOf(this.times.first), whole: timesOf(this.times.whole) } as FigureSum;
  }
}

function timesOf(buckets: TimeBucket[]): FigureTimes {
  const count = buckets.reduce((sum, { hits }) => sum + hits, 0);
  return { count, median_s: percentile(buckets, 0.5), p90_s: percentile(buckets, 0.9) };
}

/** Reads whole months where it can. */
export async function readSums(
  source: DataSource,
  slice: Slice,
  range: DayRange,
  grouping: Grouping,
  cover: Cover = coverOf(range),
): Promise<Map<string, Sums>> {
  const found = new Map<string, Sums>();
  if (slice.games.length === 0) return found;
  const { where, values } = conditionOf(slice, cover);
  const sums = figureCounts.map((name) => `SUM(${name}) AS ${name}`).join(', ');
  const counts: CountRow[] = await source.query(
    `SELECT ${grouping} AS place, ${sums} FROM figure_count WHERE ${where} GROUP BY ${grouping}`,
    values,
  );
  const times: TimeRow[] = await source.query(
    `SELECT ${grouping} AS place, measure, bucket, SUM(hits) AS hits FROM figure_time WHERE ${where}
      GROUP BY ${grouping}, measure, bucket`,
    values,
  );
  for (const row of counts) at(found, row.place).addCounts(row);
  for (const row of times) at(found, row.place).addTimes(row);
  return found;
}

function at(found: Map<string, Sums>, place: string): Sums {
  const known = found.get(place) ?? new Sums();
  found.set(place, known);
  return known;
}

function conditionOf({ side, games, members }: Slice, { months, days }: Cover) {
  const spans = days.map(() => '(period BETWEEN ? AND ? AND CHAR_LENGTH(period) = 10)');
  const periods = [...(months.length > 0 ? ['period IN (?)'] : []), ...spans].join(' OR ');
  const among = members.length > 0 ? ' AND member IN (?)' : '';
  return {
    where: `side = ? AND game_id IN (?) AND (${periods})${among}`,
    values: [
      side,
      [...games],
      ...(months.length > 0 ? [months] : []),
      ...days.flatMap(({ from, until }) => [from, until]),
      ...(members.length > 0 ? [[...members]] : []),
    ],
  };
}
