import { number, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { gameId } from '../shared/game-id.ts';
import { languages } from '../shared/texts.ts';
import { listOf, oneOf, pagedView, part, text, view, whole, yesNo } from '../shared/view.ts';
import { line, written } from './fields.ts';
import { gapsIn, unknownVariables } from './macro-text.ts';

export const MACRO_TITLE_MAX = 60;
export const MACRO_MAX = 5000;
/** Active, of one game or of every game: what a picker can show at once. */
export const MACROS_PER_GAME = 200;
export const ANSWER_MAX = 10_000;

/** In markdown. `macros`: what it was made from, `3,17`. */
export const staffReplyBody = object({
  content: written(1, ANSWER_MAX).test('gaps', 'ANSWER_GAP', (value = '', context) => {
    const [gap] = gapsIn(value);
    return gap === undefined || context.createError({ message: 'ANSWER_GAP', params: { gap: `{${gap}}` } });
  }),
  close: string().oneOf(['0', '1'], 'FIELD_INVALID').default('0'),
  /** '1': it is the result that the terms promise by a day; an answer that closes always is. */
  concludes: string().oneOf(['0', '1'], 'FIELD_INVALID').default('0'),
  macros: blankable(string().matches(/^\d{1,9}(,\d{1,9}){0,19}$/, 'FIELD_INVALID')),
});
export type StaffReplyBody = InferType<typeof staffReplyBody>;

/** A canned reply. `game_id` is empty for every game; `closes` '1' proposes to close the case with the answer. */
export const macroBody = object({
  game_id: blankable(gameId()),
  language: string()
    .oneOf([...languages], 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  title: line(MACRO_TITLE_MAX).required('MACRO_TITLE_REQUIRED'),
  content: written(1, MACRO_MAX).test('variables', 'MACRO_VARIABLE', (value = '', context) => {
    const [name] = unknownVariables(value);
    return name === undefined || context.createError({ message: 'MACRO_VARIABLE', params: { name: `{${name}}` } });
  }),
  closes: string().oneOf(['0', '1'], 'FIELD_INVALID').default('0'),
});
export type MacroBody = InferType<typeof macroBody>;

export const macroArchiveBody = object({
  archived: string().oneOf(['0', '1'], 'FIELD_INVALID').required('FIELD_REQUIRED'),
});
export type MacroArchiveBody = InferType<typeof macroArchiveBody>;

/** `game_id`: one game, `-` for those of every game, absent for all; `page` is the cursor of the answer before. */
export const macrosQuery = object({
  game_id: blankable(string().matches(/^(?:-|[A-Za-z0-9_-]{1,32})$/, 'GAME_UNKNOWN')),
  language: blankable(string().oneOf([...languages], 'FIELD_INVALID')),
  archived: string().oneOf(['0', '1'], 'FIELD_INVALID').default('0'),
  page: blankable(number().integer('FIELD_INVALID').positive('FIELD_INVALID')),
});
export type MacrosQuery = InferType<typeof macrosQuery>;

const words = { game_id: text(), language: oneOf(...languages), title: text(), content: text(), closes: yesNo() };

/** `game_id` '' = every game; `uses` counts the answers that were sent with it. */
export const macroRow = view('Macro', {
  id: whole(),
  ...words,
  uses: whole(),
  version: whole(),
  archived: yesNo(),
  changed_by: text(),
  changed_at: text(),
});
export type MacroRow = InferType<typeof macroRow>;
export const macrosView = pagedView('Macros', macroRow);
export type MacrosView = InferType<typeof macrosView>;

/** One as it was saved; the newest first. */
const macroVersion = view('MacroVersion', { version: whole(), ...words, changed_by: text(), changed_at: text() });
export type MacroVersionView = InferType<typeof macroVersion>;
export const macroView = view('MacroAnswer', { data: part({ macro: macroRow, versions: listOf(macroVersion) }) });
export type MacroView = InferType<typeof macroView>;

/** What fits a case, most used first within its language. */
export const caseMacrosView = view('CaseMacros', {
  data: listOf(part({ id: whole(), ...words, uses: whole() })),
});
export type CaseMacro = InferType<typeof caseMacrosView>['data'][number];
export type CaseMacrosView = InferType<typeof caseMacrosView>;
