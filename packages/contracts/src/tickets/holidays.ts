import { boolean, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { readTaipei } from '../shared/taipei.ts';
import { listOf, part, text, view, whole, yesNo } from '../shared/view.ts';

export const HOLIDAY_NAME_MAX = 64;
/** Of one game, or of all of them, in one year. */
export const HOLIDAYS_PER_YEAR = 60;
export const HOLIDAY_LINES = 200;
export const HOLIDAY_FAULTS_SHOWN = 50;
const IMPORT_CHARS = 20_000;
const EVERY_GAME = '*';
/** Further away nobody has been told of a holiday. */
const YEAR = /^20\d{2}$/;

const year = () => string().trim().matches(YEAR, { message: 'HOLIDAY_YEAR_SHAPE', excludeEmptyString: true });
const reason = () => string().trim().required('HOLIDAY_REASON').min(4, 'HOLIDAY_REASON').max(200, 'TOO_LONG');
const gameOf = () =>
  string()
    .trim()
    .required('GAME_UNKNOWN')
    .test('game', 'GAME_UNKNOWN', (game) => game === EVERY_GAME || MACHINE_ID.test(game ?? ''));
const day = () =>
  string()
    .trim()
    .required('RANGE_DAY')
    .test('day', 'RANGE_DAY', (value) => !value || (YEAR.test(value.slice(0, 4)) && isDay(value)));
const isDay = (value: string) => value.length === 10 && readTaipei(value) !== null;
const name = () => string().trim().required('HOLIDAY_NAME').max(HOLIDAY_NAME_MAX, 'TOO_LONG');

/** `game_id` `*`: the desk of every game stays shut. `day` is one of Taipei. */
export const holidayBody = object({ game_id: gameOf(), day: day(), name: name(), reason: reason() });
export type HolidayBody = InferType<typeof holidayBody>;

export const holidayLine = object({ day: day(), name: name() });

/** A line each, `2026-10-10 國慶日`. Without `apply` only looked at; bad lines are left out and told. */
export const holidaysImportBody = object({
  game_id: gameOf(),
  year: year().required('HOLIDAY_YEAR_SHAPE'),
  text: string().required('FIELD_REQUIRED').max(IMPORT_CHARS, 'HOLIDAY_TEXT_LONG'),
  reason: reason(),
  apply: boolean().default(false),
});
export type HolidaysImportBody = InferType<typeof holidaysImportBody>;

export const removeHolidayBody = object({ reason: reason() });
export type RemoveHolidayBody = InferType<typeof removeHolidayBody>;

/** Without a year that of now. */
export const holidaysQuery = object({ year: blankable(year()) });
export type HolidaysQuery = InferType<typeof holidaysQuery>;

/** `past`: the day is over, what was measured stays. `mine`: the reader may remove it. */
export const holidayRow = view('Holiday', {
  id: text(),
  game_id: text(),
  day: text(),
  name: text(),
  past: yesNo(),
  mine: yesNo(),
});
export type HolidayRow = InferType<typeof holidayRow>;
/** Earliest first. `years`: those that have some, with this one and the next. */
export const holidaysView = view('Holidays', {
  data: part({ year: text(), years: listOf(text()), today: text(), rows: listOf(holidayRow) }),
});
export type HolidaysView = InferType<typeof holidaysView>;
export const holidayView = view('HolidayAnswer', { data: holidayRow });
export type HolidayView = InferType<typeof holidayView>;
export const holidayRemovedView = view('HolidayRemoved', { data: part({ removed: yesNo() }) });
export type HolidayRemovedView = InferType<typeof holidayRemovedView>;

/** `fresh`: the days that are new, by line; `known`: there already; `twice`: named before in the same text. */
export const holidaysImportView = view('HolidaysImport', {
  data: part({
    applied: yesNo(),
    fresh: listOf(part({ day: text(), name: text() })),
    known: whole(),
    twice: whole(),
    fault_count: whole(),
    faults: listOf(part({ line: whole(), text: text(), value: text() })),
  }),
});
export type HolidaysImportView = InferType<typeof holidaysImportView>;
