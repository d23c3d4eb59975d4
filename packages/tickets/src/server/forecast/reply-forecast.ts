import { Injectable } from '@nestjs/common';
import { taipeiIso } from '@hub/contracts/shared';
import {
  afterService,
  deadlineKindOf,
  dayAfter,
  dayOf,
  serviceMs,
  type FigureSum,
  type ServiceTime,
} from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { TtlCache } from '@hub/nest-kit/http';
import { serviceTimesOf } from '../figures/holidays.ts';
import { readSums } from '../figures/read-sums.ts';
import { GameSettings } from '../ports.ts';
import type { Ticket } from '../ticket.entity.ts';

/** Days that are measured, up to yesterday. */
const MEASURED_DAYS = 28;
/** From fewer first answers nothing is said. */
const LEAST = 20;
/** What is measured moves by days; the backlog may be so old. */
const REMEMBER_MS = 600_000;
const HOUR_MS = 3_600_000;

/** Service time in ms until an answer, nine times of ten, of a game and of its types that were measured often enough. */
type Waits = { time: ServiceTime; ofGame: number | undefined; ofType: ReadonlyMap<string, number>; ofBacklog: number };
type Waiting = Pick<Ticket, 'game_id' | 'question_type' | 'status' | 'waiting_since'>;

/**
 * What nine of ten waited in four weeks, by type or else game, or what the backlog needs when that is longer. In
 * service hours without holidays; null when too little was measured, the time is over, or the terms promise a day.
 */
@Injectable()
export class ReplyForecast {
  private readonly known = new TtlCache<Waits | null>(REMEMBER_MS, 500, REMEMBER_MS);

  constructor(
    private readonly db: Db,
    private readonly settings: GameSettings,
  ) {}

  /** A full hour, ISO with +08:00; null where nothing can be said. Never fails: a report is worth more than its forecast. */
  async of({ game_id, question_type, status, waiting_since }: Waiting, now = new Date()): Promise<string | null> {
    if (status > 1 || waiting_since === null || deadlineKindOf(question_type)) return null;
    const waits = await this.known.get(game_id, () => this.measure(game_id, now)).catch(() => null);
    const ms = waits && (waits.ofType.get(question_type) ?? waits.ofGame);
    const at = ms && afterService(waits.time, waiting_since, Math.max(ms, waits.ofBacklog));
    if (!at || at <= now) return null;
    return taipeiIso(new Date(Math.ceil(at.getTime() / HOUR_MS) * HOUR_MS));
  }

  /** All types at once: a list shows many, and a game is asked after by all its players. */
  private async measure(game: string, now: Date): Promise<Waits | null> {
    const { source } = this.db;
    const range = { from: dayAfter(dayOf(now), -MEASURED_DAYS), until: dayAfter(dayOf(now), -1) };
    const slice = { games: [game], members: [] };
    const all = (await readSums(source, { ...slice, side: 'game' }, range, 'game_id')).get(game)?.view();
    const time = (await serviceTimesOf(source, this.settings, [game])).get(game);
    if (!all || !time) return null;
    const types = await readSums(source, { ...slice, side: 'type' }, range, 'member');
    const ofType = [...types].flatMap(([type, sums]): [string, number][] => {
      const ms = measured(sums.view());
      return ms === undefined ? [] : [[type, ms]];
    });
    const [from, until] = [new Date(`${range.from}T00:00:00+08:00`), new Date(`${dayOf(now)}T00:00:00+08:00`)];
    const pace = serviceMs(time, from, until) / Math.max(all.answers, 1);
    return { time, ofGame: measured(all), ofType: new Map(ofType), ofBacklog: (await this.waiting(game)) * pace };
  }

  private async waiting(game: string): Promise<number> {
    const rows = await this.db.source.query<{ many: string | null }[]>(
      'SELECT SUM(many) AS many FROM queue_count WHERE game_id = ? AND status IN (0, 1)',
      [game],
    );
    return Math.max(0, Number(rows[0]?.many ?? 0));
  }
}

const measured = ({ first }: FigureSum): number | undefined =>
  first.count >= LEAST && first.p90_s !== null ? first.p90_s * 1000 : undefined;
