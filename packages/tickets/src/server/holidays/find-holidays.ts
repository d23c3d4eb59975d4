import { Injectable } from '@nestjs/common';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { dayOf, type HolidaysQuery, type HolidaysView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { ServiceHoliday } from '../figures/backlog.entity.ts';
import { EVERY_GAME, holidayGames, maySeeHoliday } from './holiday.policy.ts';
import { holidayRowView } from './holiday.view.ts';

/** A year at a time; a year holds few. */
@Injectable()
export class FindHolidays {
  constructor(private readonly db: Db) {}

  async run(who: StaffPrincipal, { year }: HolidaysQuery, now = new Date()): Promise<HolidaysView> {
    const games = holidayGames(who);
    const { source } = this.db;
    const today = dayOf(now);
    const thisYear = today.slice(0, 4);
    const asked = year ?? thisYear;
    const [rows, known] = await Promise.all([
      source.query<ServiceHoliday[]>(
        `SELECT game_id, day, name FROM service_holiday WHERE day BETWEEN ? AND ? ORDER BY day, game_id`,
        [`${asked}-01-01`, `${asked}-12-31`],
      ),
      source.query<{ year: string; game_id: string }[]>(
        'SELECT DISTINCT LEFT(day, 4) AS year, game_id FROM service_holiday',
      ),
    ]);
    const seen = ({ game_id }: { game_id: string }) => maySeeHoliday(games, game_id || EVERY_GAME);
    const years = known.filter(seen).map((row) => row.year);
    return {
      data: {
        year: asked,
        years: [...new Set([...years, asked, thisYear, String(Number(thisYear) + 1)])].sort(),
        today,
        rows: rows.filter(seen).map((row) => holidayRowView(who, row, today)),
      },
    };
  }
}
