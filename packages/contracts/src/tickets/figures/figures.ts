import { array, number, object, string, type InferType } from 'yup';
import { blankable } from '../../shared/blankable.ts';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole } from '../../shared/view.ts';
import { MACHINE_ID } from '../../shared/game-of-query.ts';
import { readTaipei } from '../../shared/taipei.ts';
import { lengthOf } from './periods.ts';

export const FIGURE_DAYS_MAX = 400;
/** In days: each class begins where it says and ends where the next begins. */
export const backlogAges = [0, 1, 3, 7, 14, 30] as const;
export const ageClassOf = (days: number): number => backlogAges.findLastIndex((from) => days >= from);

const day = () =>
  string()
    .required('RANGE_DAY')
    .test('day', 'RANGE_DAY', (value) => value === undefined || (value.length === 10 && readTaipei(value) !== null));

const isTexts = (sent: unknown): sent is string[] =>
  Array.isArray(sent) && sent.every((one) => typeof one === 'string');

/** What is no text, and no list of them, stays as it is: it is refused. */
function namesIn(sent: unknown): unknown {
  const texts = typeof sent === 'string' ? [sent] : (sent ?? []);
  if (!isTexts(texts)) return sent;
  const names = texts.flatMap((text) => text.split(',')).map((name) => name.trim());
  return names.filter(Boolean);
}

/** `H73,G112` as a list; what is empty names nothing. */
export const figureNames = () =>
  array(string().matches(MACHINE_ID, 'FIELD_INVALID').required())
    .typeError('FIELD_INVALID')
    .transform((_, sent: unknown) => namesIn(sent))
    .max(50, 'FIELD_INVALID')
    .default([]);

export const figureRange = {
  from: day(),
  until: day().test('range', 'RANGE_DAYS', function (until) {
    const { from } = this.parent as { from?: string };
    if (!from || !until || !readTaipei(from) || !readTaipei(until)) return true;
    const days = lengthOf({ from, until });
    return (days >= 1 && days <= FIGURE_DAYS_MAX) || this.createError({ params: { max: FIGURE_DAYS_MAX } });
  }),
};

/** Of Taipei, both inclusive; lists with commas, nothing means all that the asker may see. */
export const figuresQuery = object({ ...figureRange, game_id: figureNames(), agent: figureNames() });
export type FiguresQuery = InferType<typeof figuresQuery>;

export const commentsQuery = object({
  ...figureRange,
  game_id: figureNames(),
  agent: figureNames(),
  csat: blankable(number().oneOf([1, 2], 'FIELD_INVALID')),
  page: blankable(string().matches(/^\d{1,15}$/, 'FIELD_INVALID')),
});
export type CommentsQuery = InferType<typeof commentsQuery>;

/** Durations in seconds of service time; null when nothing was measured. */
const timesView = part({ count: whole(), median_s: whole().nullable(), p90_s: whole().nullable() });
export type FigureTimes = InferType<typeof timesView>;

export const figureCounts = [
  'filed',
  'continued',
  'first_answers',
  'answers',
  'closed_player',
  'closed_staff',
  'closed_system',
  'reopened',
  'csat_good',
  'csat_bad',
  'comments',
] as const;
export type FigureCount = (typeof figureCounts)[number];

const sums = {
  filed: whole(),
  continued: whole(),
  first_answers: whole(),
  answers: whole(),
  closed_player: whole(),
  closed_staff: whole(),
  closed_system: whole(),
  reopened: whole(),
  csat_good: whole(),
  csat_bad: whole(),
  comments: whole(),
  first: timesView,
  whole: timesView,
};
const sumView = part(sums);
export type FigureSum = InferType<typeof sumView>;

const memberView = part({ id: text(), name: text(), ...sums });
export type FigureMember = InferType<typeof memberView>;
const pointView = part({ from: text(), until: text(), ...sums });
export type FigurePoint = InferType<typeof pointView>;
const named = part({ id: text(), name: text() });

/** In the classes of `backlogAges`; empty when people were asked for. */
const backlogView = part({
  now: listOf(whole()),
  before: whole().nullable(),
  points: listOf(part({ day: text(), ages: listOf(whole()) })),
});

/** With the range before. `scope`: all of the games, or the asker's own. `waiting`: still to be counted. */
export const figuresView = view('Figures', {
  data: part({
    from: text(),
    until: text(),
    before_from: text(),
    before_until: text(),
    scope: oneOf('all', 'own'),
    step: oneOf('day', 'week', 'month'),
    games: listOf(named),
    agents: listOf(named),
    counted_until: text(),
    waiting: whole(),
    kept_from: textOrNull(),
    totals: sumView,
    before: sumView,
    points: listOf(pointView),
    by_game: listOf(memberView),
    by_agent: listOf(memberView),
    by_type: listOf(memberView),
    backlog: backlogView,
  }),
});
export type FiguresView = InferType<typeof figuresView>;
export type Figures = FiguresView['data'];

export const csatCommentView = view('CsatComment', {
  id: whole(),
  game_id: text(),
  game_name: text(),
  type_text: text(),
  csat: oneOf('1', '2'),
  comment: text(),
  time: text(),
  agent_name: textOrNull(),
});
export type CsatComment = InferType<typeof csatCommentView>;
export const csatCommentsView = pagedView('CsatComments', csatCommentView);
export type CsatCommentsView = InferType<typeof csatCommentsView>;
