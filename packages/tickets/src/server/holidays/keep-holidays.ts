import { Injectable } from '@nestjs/common';
import { sentenceOf, sharedTexts } from '@hub/contracts/shared';
import {
  dayOf,
  HOLIDAY_FAULTS_SHOWN,
  HOLIDAY_LINES,
  HOLIDAYS_PER_YEAR,
  ticketTexts,
  type HolidayBody,
  type HolidayRemovedView,
  type HolidaysImportBody,
  type HolidaysImportView,
  type HolidayView,
} from '@hub/contracts/tickets';
import { Db, type Tx } from '@hub/nest-kit/db';
import { withheld, type StaffCaller } from '@hub/nest-kit/http';
import type { EntityManager } from 'typeorm';
import { ServiceHoliday } from '../figures/backlog.entity.ts';
import { holdFigures } from '../figures/figure-state.ts';
import { holidayAudit } from './holiday.audit.ts';
import { HolidayFault, HolidayNotFound } from './holiday.errors.ts';
import { EVERY_GAME, holidayGames, maySeeHoliday, mustKeepHolidays } from './holiday.policy.ts';
import { holidayKey, holidayRowView, storedGame } from './holiday.view.ts';
import { readHolidayLines, type HolidayLine, type HolidayLineFault } from './read-holiday-lines.ts';

const texts = { ...sharedTexts, ...ticketTexts };

/** One at a time and not while figures are counted: a round of counting knows one calendar. What was measured stays. */
@Injectable()
export class KeepHolidays {
  constructor(private readonly db: Db) {}

  /** The same once more is the same day. Throws `HolidayFault`. */
  async add(caller: StaffCaller, { game_id, day, name, reason }: HolidayBody): Promise<HolidayView> {
    mustKeepHolidays(caller.who, game_id);
    const row = { game_id: storedGame(game_id), day, name };
    await this.held(async (tx) => {
      const known = await tx.manager.findOneBy(ServiceHoliday, { game_id: row.game_id, day });
      if (known && known.name !== name) throw new HolidayFault('day', 'HOLIDAY_KNOWN', { name: known.name });
      if (known) return;
      await mustFit(tx.manager, row.game_id, day.slice(0, 4), 1, 'day');
      await tx.manager.insert(ServiceHoliday, row);
      await tx.audit(holidayAudit(caller, 'holiday.added', row, { before: null, after: { day, name }, reason }));
    });
    return { data: holidayRowView(caller.who, row, dayOf(new Date())) };
  }

  async remove(caller: StaffCaller, id: string, reason: string): Promise<HolidayRemovedView> {
    const games = holidayGames(caller.who);
    const key = holidayKey(id);
    if (!key) throw new HolidayNotFound();
    if (!maySeeHoliday(games, key.game_id || EVERY_GAME)) throw withheld(new HolidayNotFound());
    await this.held(async (tx) => {
      const row = await tx.manager.findOneBy(ServiceHoliday, key);
      if (!row) throw new HolidayNotFound();
      mustKeepHolidays(caller.who, row.game_id || EVERY_GAME);
      await tx.manager.delete(ServiceHoliday, key);
      const before = { day: row.day, name: row.name };
      await tx.audit(holidayAudit(caller, 'holiday.removed', row, { before, after: null, reason }));
    });
    return { data: { removed: true } };
  }

  /** Looks at the lines, and with `apply` adds those that are good and new; doing so twice adds nothing more. */
  async import(caller: StaffCaller, body: HolidaysImportBody): Promise<HolidaysImportView> {
    const { year, reason } = body;
    mustKeepHolidays(caller.who, body.game_id);
    const game_id = storedGame(body.game_id);
    const { lines, twice, faults, all } = readHolidayLines(body.text, year);
    if (all > HOLIDAY_LINES) throw new HolidayFault('text', 'HOLIDAY_LINES', { max: HOLIDAY_LINES });
    const fresh = await this.held(async (tx) => {
      const known = new Set((await daysOf(tx.manager, game_id, year)).map(({ day }) => day));
      const some = lines.filter(({ day }) => !known.has(day));
      await mustFit(tx.manager, game_id, year, some.length, 'text');
      if (!body.apply || some.length === 0) return some;
      await tx.manager.insert(
        ServiceHoliday,
        some.map((line) => ({ game_id, ...line })),
      );
      const after = { year, count: some.length, days: some.map(({ day, name }) => `${day} ${name}`).join('、') };
      await tx.audit(holidayAudit(caller, 'holiday.imported', { game_id, day: year }, { before: null, after, reason }));
      return some;
    });
    return { data: { applied: body.apply, ...told(caller, { fresh, lines, twice, faults }) } };
  }

  private held<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.runTx(async (tx) => {
      await holdFigures(tx.manager);
      return work(tx);
    });
  }
}

type Read = { fresh: HolidayLine[]; lines: HolidayLine[]; twice: number; faults: HolidayLineFault[] };

function told({ language }: StaffCaller, { fresh, lines, twice, faults }: Read) {
  const sentence = ({ code, params }: HolidayLineFault) =>
    sentenceOf(texts, code in texts ? (code as keyof typeof texts) : 'FIELD_INVALID', language, params);
  return {
    fresh: fresh.toSorted((one, other) => one.day.localeCompare(other.day)),
    known: lines.length - fresh.length,
    twice,
    fault_count: faults.length,
    faults: faults
      .slice(0, HOLIDAY_FAULTS_SHOWN)
      .map((fault) => ({ line: fault.line, value: fault.value.slice(0, 40), text: sentence(fault) })),
  };
}

const daysOf = (manager: EntityManager, game_id: string, year: string): Promise<{ day: string }[]> =>
  manager.query('SELECT day FROM service_holiday WHERE game_id = ? AND day BETWEEN ? AND ?', [
    game_id,
    `${year}-01-01`,
    `${year}-12-31`,
  ]);

async function mustFit(manager: EntityManager, game_id: string, year: string, more: number, field: string) {
  if (more > 0 && (await daysOf(manager, game_id, year)).length + more > HOLIDAYS_PER_YEAR)
    throw new HolidayFault(field, 'HOLIDAYS_FULL', { max: HOLIDAYS_PER_YEAR });
}
