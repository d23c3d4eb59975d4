import { number, object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { listOf, oneOf, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { line } from './fields.ts';
import { ticketStatuses } from './status.ts';

/** `waiting`: somebody waits for us, the longest first. The others newest first. */
export const queueNames = ['waiting', 'replied', 'closed', 'all'] as const;
export type QueueName = (typeof queueNames)[number];

export const queueStatuses: Record<QueueName, readonly string[]> = {
  waiting: ['0', '1'],
  replied: ['2', '7'],
  closed: ['4'],
  all: ticketStatuses,
};

/** Older than so many hours: since somebody waits in `waiting`, since it was filed elsewhere. */
export const queueAges = { '1h': 1, '4h': 4, '24h': 24, '3d': 72, '7d': 168 } as const;
export type QueueAge = keyof typeof queueAges;
const ages = Object.keys(queueAges) as QueueAge[];

export const FILTER_NAME_MAX = 30;
export const FILTERS_MAX = 30;
export const SEARCH_MAX = 100;

const choice = <T extends string>(values: readonly T[]) => blankable(string().oneOf([...values], 'FIELD_INVALID'));
/** The database refuses to compare a column of machine text with anything else. */
const machine = () => blankable(string().matches(MACHINE_ID, 'FIELD_INVALID'));

/** `assignee`: `me`, `none`, or a number of the staff. */
export const queueFilterFields = {
  queue: choice(queueNames),
  game_id: machine(),
  status: choice(ticketStatuses),
  type: machine(),
  age: choice(ages),
  assignee: blankable(string().matches(/^(?:me|none|[1-9]\d{0,9})$/, 'FIELD_INVALID')),
  language: choice(['zh-TW', 'zh-HK', 'en'] as const),
  priority: choice(['1'] as const),
};
export const queueFilter = object(queueFilterFields);
export type QueueFilter = InferType<typeof queueFilter>;

export const queueQuery = object({ ...queueFilterFields, page: blankable(string().max(40, 'FIELD_INVALID')) });
export type QueueQuery = InferType<typeof queueQuery>;

/** `shared_game`: for everybody at that game, by a lead of it. */
export const saveFilterBody = object({
  name: line(FILTER_NAME_MAX).required('FIELD_REQUIRED'),
  filter: queueFilter.required(),
  shared_game: blankable(string().matches(MACHINE_ID, 'GAME_UNKNOWN')),
});
export type SaveFilterBody = InferType<typeof saveFilterBody>;

/** Place 0 is the first; what is absent stays. */
export const changeFilterBody = object({
  name: blankable(line(FILTER_NAME_MAX)),
  filter: queueFilter.default(undefined).optional(),
  place: blankable(
    number().typeError('FIELD_INVALID').integer('FIELD_INVALID').min(0, 'FIELD_INVALID').max(999, 'FIELD_INVALID'),
  ),
});
export type ChangeFilterBody = InferType<typeof changeFilterBody>;

export const searchBody = object({
  q: string().trim().required('SEARCH_EMPTY').max(SEARCH_MAX, 'SEARCH_LONG'),
  game_id: machine(),
  page: blankable(string().max(40, 'FIELD_INVALID')),
});
export type SearchBody = InferType<typeof searchBody>;

const filterView = part({
  queue: oneOf(...queueNames).optional(),
  game_id: text().optional(),
  status: oneOf(...ticketStatuses).optional(),
  type: text().optional(),
  age: oneOf(...ages).optional(),
  assignee: text().optional(),
  language: oneOf('zh-TW', 'zh-HK', 'en').optional(),
  priority: oneOf('1').optional(),
});

/** `shared_game` null: one's own; `mine`: may be changed by the asker. */
export const savedFilterView = view('SavedFilter', {
  id: whole(),
  name: text(),
  filter: filterView,
  shared_game: textOrNull(),
  mine: yesNo(),
  version: whole(),
});
export type SavedFilter = InferType<typeof savedFilterView>;
export const savedFiltersView = view('SavedFilters', { data: listOf(savedFilterView) });
export type SavedFiltersView = InferType<typeof savedFiltersView>;

const filterCount = part({ id: whole(), many: whole(), more: yesNo() });

/** Per view, those that wait per game, and of each saved filter. */
export const queueCountsView = view('QueueCounts', {
  data: part({
    waiting: whole(),
    replied: whole(),
    closed: whole(),
    all: whole(),
    mine: whole(),
    unassigned: whole(),
    games: listOf(part({ game_id: text(), waiting: whole() })),
    filters: listOf(filterCount),
  }),
});
export type QueueCountsView = InferType<typeof queueCountsView>;

export const queueChoicesView = view('QueueChoices', {
  data: part({
    types: listOf(part({ code: text(), label: text() })),
    people: listOf(part({ id: whole(), name: text() })),
  }),
});
export type QueueChoicesView = InferType<typeof queueChoicesView>;
