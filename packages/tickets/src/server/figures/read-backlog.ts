import { ageClassOf, backlogAges, daysBetween, type DayRange, type Figures } from '@hub/contracts/tickets';
import type { DataSource } from 'typeorm';
import type { OpenRow } from './backlog.ts';

type KeptRow = { day: string; age: number; open_cases: string | number };

const noAges = () => backlogAges.map(() => 0);

export async function readBacklog(
  source: DataSource,
  games: readonly string[],
  points: readonly DayRange[],
  endBefore: string,
  today: string,
): Promise<Figures['backlog']> {
  if (games.length === 0) return { now: noAges(), before: null, points: [] };
  const open: OpenRow[] = await source.query(
    'SELECT game_id, filed_day, open_cases FROM figure_backlog WHERE game_id IN (?)',
    [[...games]],
  );
  const now = noAges();
  for (const row of open) now[ageClassOf(Math.max(0, daysBetween(row.filed_day, today)))]! += row.open_cases;
  const ends = points.map(({ until }) => until).filter((day) => day < today);
  const kept: KeptRow[] = await source.query(
    `SELECT day, age, SUM(open_cases) AS open_cases FROM figure_backlog_day
      WHERE day IN (?) AND game_id IN (?) GROUP BY day, age`,
    [[...ends, endBefore], [...games]],
  );
  const [{ first = null } = {}] = (await source.query('SELECT MIN(day) AS first FROM figure_backlog_day')) as {
    first?: string | null;
  }[];
  const agesAt = (day: string) => {
    const ages = noAges();
    for (const row of kept) if (row.day === day) ages[row.age]! += Number(row.open_cases);
    return ages;
  };
  const isKept = (day: string) => first !== null && day >= first;
  const sum = (ages: number[]) => ages.reduce((all, count) => all + count, 0);
  return {
    now,
    before: isKept(endBefore) ? sum(agesAt(endBefore)) : null,
    points: ends.filter(isKept).map((day) => ({ day, ages: agesAt(day) })),
  };
}
