import { object, string, type InferType } from 'yup';
import { listOf, oneOf, part, text, view, whole, yesNo } from '../../shared/view.ts';
import { typedCode } from './code-parts.ts';
import { eventArts, mailStatuses, redeemStatuses } from './states.ts';

/**
 * One redemption of the reader: the whole code, what it brought, and where the mail is. Newest first. `serial`: '' of what
 * staff gave, `••••` where the site can no longer open the code. `in_fours`: it is printed in groups of four with hyphens.
 */
const redeemLog = part({ serial: text(), in_fours: yesNo(), title: text(), mail_status: oneOf(...mailStatuses) });
export type RedeemLog = InferType<typeof redeemLog>;

/** How the reader stands. `error_count` of `error_limit` wrong entries are used up. `redeem_message` may be ''. */
const standing = {
  logs: listOf(redeemLog),
  redeem_status: oneOf(...redeemStatuses),
  redeem_message: text(),
  error_count: whole(),
  error_limit: whole(),
};

/**
 * An event for one player. `start_time`, `end_time`: ISO, +08:00, the end inclusive to its last second.
 * `picture`: address of a banner of its own, '' for the drawing `art`. `stopped`: it ended at `end_time` because staff stopped it.
 */
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

/**
 * What an event gives, in its order, and how many of each are left for the reader. `contents`: what is in it, '' where nobody
 * wrote it down. `picture`: address of its own picture, '' for the drawing of the event. What cannot be redeemed now is not listed.
 */
export const eventRewardsView = view('EventRewards', {
  rewards: listOf(part({ title: text(), contents: text(), picture: text(), per_account: whole(), left: whole() })),
});
export type EventRewardsView = InferType<typeof eventRewardsView>;

/** `serial_no` as typed: the server cleans it, and says what is wrong with it. */
export const redeemBody = object({ serial_no: typedCode() });
export type RedeemBody = InferType<typeof redeemBody>;

/** Where the reader can redeem now: events of their game, the newest first. `picture` as in `EventForm`. */
export const eventsOpenView = view('EventsOpen', {
  events: listOf(
    part({ event_id: text(), event_name: text(), end_time: text(), art: oneOf(...eventArts), picture: text() }),
  ),
});
export type EventsOpenView = InferType<typeof eventsOpenView>;

export type OpenEventsView = { events: { id: number; name: string }[] };

/** What stands on top of an event's page, as the gateway is told. */
export type EventTopView = { event: Pick<EventFormView['event'], 'art' | 'picture'> };

/** `again`: the reader had redeemed this code before; nothing was given a second time. */
export const redeemView = view('Redeemed', { msg: text(), again: yesNo(), ...standing });
export type RedeemView = InferType<typeof redeemView>;

/** Of a promotion that is over: whatever is sent, of this shape or not, is answered the same. */
export const deliverooBody = object({
  data: object({ server: string(), role_id: string(), role_name: string(), email: string(), serial: string() }),
});
export const deliverooView = view('Deliveroo', { msg: text(), logs: listOf(part({ serial: text(), title: text() })) });
