import { number, object, string, type InferType } from 'yup';
import { MAX_VIP_LEVEL } from '../partner/site-calls.ts';
import { blankable } from '../shared/blankable.ts';
import { gameId } from '../shared/game-id.ts';
import { listOf, oneOf, pagedView, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { account, day, lastDay, level, number32, reason, VIP_AGENT_MAX, VIP_NOTE_MAX, whichGame } from './parts.ts';

/** Staff's list, the game's list, or the rule of the game. */
export const vipSources = ['manual', 'push', 'rule'] as const;
export type VipSource = (typeof vipSources)[number];
/** `upcoming`: begins on a later day. */
export const vipStates = ['active', 'upcoming', 'ended'] as const;
export type VipState = (typeof vipStates)[number];

export const EXPIRING_DAYS_MAX = 366;
/** What the door counts as expiring soon. */
export const EXPIRING_DAYS = 7;

/** `state`: `active` by default. `days`: active ones that end within so many. `q`: how an account begins, the name of a character, or its id. */
export const vipQuery = object({
  game_id: blankable(gameId()),
  source: blankable(string().oneOf([...vipSources], 'FIELD_INVALID')),
  level: blankable(
    number()
      .typeError('FIELD_INVALID')
      .integer('FIELD_INVALID')
      .min(0, 'FIELD_INVALID')
      .max(MAX_VIP_LEVEL, 'FIELD_INVALID'),
  ),
  state: blankable(string().oneOf([...vipStates], 'FIELD_INVALID')),
  days: blankable(number32().max(EXPIRING_DAYS_MAX, 'FIELD_INVALID')),
  q: blankable(string().trim().max(64, 'FIELD_INVALID')),
  agent: blankable(string().trim().max(VIP_AGENT_MAX, 'FIELD_INVALID')),
  page: blankable(string().max(200, 'FIELD_INVALID')),
});
export type VipQuery = InferType<typeof vipQuery>;

const terms = {
  level: level(),
  begins_on: day(),
  ends_on: lastDay(),
  agent: string().trim().max(VIP_AGENT_MAX, 'TOO_LONG').default(''),
  note: string().trim().max(VIP_NOTE_MAX, 'TOO_LONG').default(''),
};

/** `level` 0: never VIP. Days of Taipei, both counted; open without. `agent`: login, '' for none. */
export const addVipBody = object({ game_id: whichGame(), partner_uid: account(), ...terms, reason: reason() });
export type AddVipBody = InferType<typeof addVipBody>;
export const changeVipBody = object({ ...terms, reason: reason() });
export type ChangeVipBody = InferType<typeof changeVipBody>;

const person = () => part({ login: text(), name: text() }).nullable();

/** `id` null: not kept by staff. `ends_at`: last moment, or null. `counts`: `ranking` comes from here. */
export const vipRow = view('VipEntry', {
  id: whole().nullable(),
  game_id: text(),
  partner_uid: text(),
  source: oneOf(...vipSources),
  level: whole(),
  begins_at: textOrNull(),
  ends_at: textOrNull(),
  state: oneOf(...vipStates),
  agent: person(),
  note: text(),
  ranking: whole(),
  counts: yesNo(),
  changed_at: text(),
  changed_by: text(),
  version: whole(),
  may: listOf(oneOf('change', 'end')),
});
export type VipRow = InferType<typeof vipRow>;
export const vipListView = pagedView('VipList', vipRow);
export type VipListView = InferType<typeof vipListView>;
export const vipEntryView = view('VipEntryAnswer', { data: vipRow });
export type VipEntryView = InferType<typeof vipEntryView>;

/** `expiring`: within `days`, up to a bound (`more`). */
export const vipCountsView = view('VipCounts', { data: part({ expiring: whole(), more: yesNo(), days: whole() }) });
export type VipCountsView = InferType<typeof vipCountsView>;

export const vipAgentsQuery = object({ game_id: whichGame() });
export type VipAgentsQuery = InferType<typeof vipAgentsQuery>;
export const vipAgentsView = view('VipAgents', { data: listOf(part({ login: text(), name: text() })) });
export type VipAgentsView = InferType<typeof vipAgentsView>;

export const vipCardQuery = object({ game_id: whichGame(), uid: account(), page: blankable(number32()) });
export type VipCardQuery = InferType<typeof vipCardQuery>;

/** What happened to a level: `set`, `end` by staff; `import`; `push` by the game; `reach`, `leave` by the rule. */
export const vipActions = ['set', 'end', 'import', 'push', 'reach', 'leave'] as const;
export type VipAction = (typeof vipActions)[number];

const said = () => part({ level: whole(), ends_at: textOrNull() }).nullable();
export const vipHistoryRow = view('VipHistoryRow', {
  at: text(),
  source: oneOf(...vipSources),
  action: oneOf(...vipActions),
  who: text(),
  reason: text(),
  before: said(),
  after: said(),
});
export type VipHistoryRow = InferType<typeof vipHistoryRow>;

/** `source`: which decides, null: none. `spend`: less refunds, within `days`. `history`: newest first. */
export const vipCardView = view('VipCard', {
  data: part({
    level: whole(),
    source: oneOf(...vipSources).nullable(),
    ends_at: textOrNull(),
    agent: person(),
    note: text(),
    sources: listOf(vipRow),
    spend: part({ days: whole(), amount_twd: whole(), orders: whole() }),
    history: listOf(vipHistoryRow),
  }),
  page: part({ next: textOrNull() }),
});
export type VipCardView = InferType<typeof vipCardView>;
