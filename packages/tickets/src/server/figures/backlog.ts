import { ageClassOf, dayAfter, dayOf, daysBetween } from '@hub/contracts/tickets';
import type { FigureEventRow } from './figure.entity.ts';

type Move = Pick<FigureEventRow, 'kind' | 'at' | 'filed_at' | 'game_id'>;
export type OpenRow = { game_id: string; filed_day: string; open_cases: number };
export type DayRow = { day: string; game_id: string; age: number; open_cases: number };

const moves: Partial<Record<Move['kind'], number>> = { filed: 1, reopened: 1, closed: -1 };

/** Whether a day ends, and with it the whole backlog is looked at, before something of `day` is counted. */
export const endsDays = (snappedUntil: string | null, day: string): boolean =>
  snappedUntil === null || dayAfter(snappedUntil) < day;

/** A day is closed before anything later is counted; what comes late is added to the days closed over it. */
export class Backlog {
  readonly changes = new Map<string, OpenRow>();
  readonly days = new Map<string, DayRow>();
  private readonly open = new Map<string, OpenRow>();

  /** `rows`: all that are open; they are looked at where a day ends. */
  constructor(
    rows: readonly OpenRow[],
    public snappedUntil: string | null,
  ) {
    for (const row of rows) this.open.set(keyOf(row), { ...row });
  }

  /** Moves must come in the order of their times. */
  add(event: Move): void {
    const by = moves[event.kind];
    if (!by) return;
    const day = dayOf(event.at);
    this.closeDaysBefore(day);
    const row = { game_id: event.game_id, filed_day: dayOf(event.filed_at), open_cases: by };
    addTo(this.open, row);
    addTo(this.changes, row);
    for (let late = day; this.snappedUntil !== null && late <= this.snappedUntil; late = dayAfter(late))
      this.addDay(late, row);
  }

  /** Keeps every day that ended before `day` and is not kept yet. */
  closeDaysBefore(day: string): void {
    this.snappedUntil ??= dayAfter(day, -1);
    for (let next = dayAfter(this.snappedUntil); next < day; next = dayAfter(next)) {
      for (const row of this.open.values()) if (row.open_cases !== 0) this.addDay(next, row);
      this.snappedUntil = next;
    }
  }

  private addDay(day: string, { game_id, filed_day, open_cases }: OpenRow): void {
    const age = ageClassOf(Math.max(0, daysBetween(filed_day, day)));
    const key = `${day}\n${game_id}\n${age}`;
    const known = this.days.get(key);
    if (known) known.open_cases += open_cases;
    else this.days.set(key, { day, game_id, age, open_cases });
  }
}

const keyOf = ({ game_id, filed_day }: OpenRow) => `${game_id}\n${filed_day}`;

function addTo(rows: Map<string, OpenRow>, row: OpenRow): void {
  const known = rows.get(keyOf(row));
  if (known) known.open_cases += row.open_cases;
  else rows.set(keyOf(row), { ...row });
}
