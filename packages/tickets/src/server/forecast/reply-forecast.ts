import { Injectable } from '@nestjs/common';
import { taipeiIso } from '@hub/contracts/shared';
import { afterService, dayAfter, dayOf, serviceMs, type FigureSum, type ServiceTime } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { Remembered } from '@hub/nest-kit/http';
import { serviceTimesOf } from '../figures/holidays.ts';
import { readSums, type Slice } from '../figures/read-sums.ts';
import { GameSettings } from '../ports.ts';
import type { Ticket } from '../ticket.entity.ts';

/** Days that are measured, up to yesterday. */
const MEASURED_DAYS = 28;
/** From fewer first answers nothing is said. */
const LEAST = 20;
/** What is measured moves by days; the backlog may be so old. */
const REMEMBER_MS = 600_000;
const HOUR_MS = 3_600_000;

/** Service time that passes until an answer, nine times of ten. */
type Forecast = { time: ServiceTime; ms: number };
type Waiting = Pick<Ticket, 'game_id' | 'question_type' | 'status' | 'waiting_since'>;

/**
 * By when who waits can expect an answer: what nine of ten waited for theirs in four weeks, for this type of report where it
 * was measured often enough, else for the game; or what the desk needs at its pace for all that wait, when that is longer.
 * Counted in its service hours without its holidays. Where too little was measured, or the time is over, nothing is said.
 */
@Injectable()
export class ReplyForecast {
  private readonly known = new Remembered<Forecast | null>(REMEMBER_MS, 500, REMEMBER_MS);

  constructor(
    private readonly db: Db,
    private readonly settings: GameSettings,
  ) {}

  /** A full hour, ISO with +08:00; null where nothing can be said. Never fails: a report is worth more than its forecast. */
  async of({ game_id, question_type, status, waiting_since }: Waiting, now = new Date()): Promise<string | null> {
    if (status > 1 || waiting_since === null) return null;
    const forecast = await this.known
      .get(`${game_id} ${question_type}`, () => this.measure(game_id, question_type, now))
      .catch(() => null);
    const at = forecast && afterService(forecast.time, waiting_since, forecast.ms);
    if (!at || at <= now) return null;
    return taipeiIso(new Date(Math.ceil(at.getTime() / HOUR_MS) * HOUR_MS));
  }

  private async measure(game: string, type: string, now: Date): Promise<Forecast | null> {
    const { source } = this.db;
    const range = { from: dayAfter(dayOf(now), -MEASURED_DAYS), until: dayAfter(dayOf(now), -1) };
    const sums = async (slice: Omit<Slice, 'games'>): Promise<FigureSum | undefined> => {
      const found = await readSums(source, { ...slice, games: [game] }, range, 'game_id');
      return found.get(game)?.view();
    };
    const all = await sums({ side: 'game', members: [] });
    const own = await sums({ side: 'type', members: [type] });
    const waited = [own, all].find((sum) => (sum?.first.count ?? 0) >= LEAST)?.first.p90_s;
    const time = (await serviceTimesOf(source, this.settings, [game])).get(game);
    if (!all || !time || waited === null || waited === undefined) return null;
    const [from, until] = [new Date(`${range.from}T00:00:00+08:00`), new Date(`${dayOf(now)}T00:00:00+08:00`)];
    const pace = serviceMs(time, from, until) / Math.max(all.answers, 1);
    return { time, ms: Math.max(waited * 1000, (await this.waiting(game)) * pace) };
  }

  private async waiting(game: string): Promise<number> {
    const rows = await this.db.source.query<{ many: string | null }[]>(
      'SELECT SUM(many) AS many FROM queue_count WHERE game_id = ? AND status IN (0, 1)',
      [game],
    );
    return Math.max(0, Number(rows[0]?.many ?? 0));
  }
}
