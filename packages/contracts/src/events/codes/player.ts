import { number, object, string, type InferType } from 'yup';
import { blankable } from '../../shared/blankable.ts';
import { listOf, oneOf, pagedView, part, text, view, whole, yesNo } from '../../shared/view.ts';
import { typedCode } from './code-parts.ts';
import { eventArts, mailStatuses, redeemStatuses } from './states.ts';

/** `serial`: '' of what staff gave, `••••` where it can no longer be opened. */
const whatOne = { serial: text(), in_fours: yesNo(), title: text(), mail_status: oneOf(...mailStatuses) };
/** Newest first. */
const redeemLog = part(whatOne);
export type RedeemLog = InferType<typeof redeemLog>;

/** `error_count` of `error_limit` wrong entries are used up. `redeem_message` may be ''. */
const standing = {
  logs: listOf(redeemLog),
  redeem_status: oneOf(...redeemStatuses),
  redeem_message: text(),
  error_count: whole(),
  error_limit: whole(),
};

/** Times ISO, +08:00, the end inclusive to its last second. `picture` '': the drawing `art`. */
export const eventFormView = view('EventForm', {
  user: part({
    server_info: part({ server_id: text(), server_name: text() }),
    character_name: text(),
    in_game_id: text(),
  }),
  event: part({
    event_id: text(),
    event_name: text(),
    start_time: text(),
    end_time: text(),
    intro: text(),
    art: oneOf(...eventArts),
    picture: text(),
    pace: oneOf('at_once', 'weekly'),
    stopped: yesNo(),
  }),
  ...standing,
});
export type EventFormView = InferType<typeof eventFormView>;

/** How many are left for the reader. `picture` '': the drawing of the event. Closed ones are not listed. */
export const eventRewardsView = view('EventRewards', {
  rewards: listOf(part({ title: text(), contents: text(), picture: text(), per_account: whole(), left: whole() })),
});
export type EventRewardsView = InferType<typeof eventRewardsView>;

export const myRedemptionsQuery = object({
  page: blankable(number().typeError('FIELD_INVALID').integer('FIELD_INVALID').positive('FIELD_INVALID')),
});
export type MyRedemptionsQuery = InferType<typeof myRedemptionsQuery>;

/** Of all accounts that a member linked, with the character that redeemed, the newest first. Time ISO, +08:00. */
export const myRedemptionsView = pagedView(
  'MyRedemptions',
  part({
    id: whole(),
    game_id: text(),
    event_name: text(),
    ...whatOne,
    server_id: text(),
    role_id: text(),
    char_name: text(),
    create_time: text(),
  }),
);
export type MyRedemptionsView = InferType<typeof myRedemptionsView>;
export type MyRedemption = MyRedemptionsView['data'][number];

/** As typed: the server cleans it, and says what is wrong with it. */
export const redeemBody = object({ serial_no: typedCode() });
export type RedeemBody = InferType<typeof redeemBody>;

/** Of the reader's game, the newest first. */
export const eventsOpenView = view('EventsOpen', {
  events: listOf(
    part({ event_id: text(), event_name: text(), end_time: text(), art: oneOf(...eventArts), picture: text() }),
  ),
});
export type EventsOpenView = InferType<typeof eventsOpenView>;

export type OpenEventsView = { events: { id: number; name: string }[] };

export type EventTopView = { event: Pick<EventFormView['event'], 'art' | 'picture'> };

/** `again`: the reader had redeemed this code before; nothing was given a second time. */
export const redeemView = view('Redeemed', { msg: text(), again: yesNo(), ...standing });
export type RedeemView = InferType<typeof redeemView>;

/** Of a promotion that is over: whatever is sent, of this shape or not, is answered the same. */
export const deliverooBody = object({
  data: object({ server: string(), role_id: string(), role_name: string(), email: string(), serial: string() }),
});
export const deliverooView = view('Deliveroo', { msg: text(), logs: listOf(part({ serial: text(), title: text() })) });
