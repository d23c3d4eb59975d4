import { array, number, object, string } from 'yup';
import { MAIL_ID, mailItem, MAX_MAIL_ITEMS } from '../partner/game-calls.ts';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { integrationEvent } from './integration-event.ts';

/** What a delivery comes from. `compensation`: staff sent it by hand. */
export const deliverySources = ['event', 'topup', 'survey', 'compensation'] as const;
export type DeliverySource = (typeof deliverySources)[number];

const id = () => string().strict().matches(MAIL_ID).required();
const machine = () => string().strict().matches(MACHINE_ID).required();
const moment = () => string().matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?(Z|\+08:00)$/);

/**
 * Somebody is to get something in a game. `id` is made by who asks, together with the row that gives the right to it, and
 * never anew: it is the name of the mail at the game. `not_before` and `deadline`: ISO; null is at once, and no promise.
 * `batch`: goes with the release of this name, by hand; '' goes by itself.
 */
export const deliveryAsked = integrationEvent(
  'delivery-asked',
  object({
    id: id(),
    source: string()
      .oneOf([...deliverySources])
      .required(),
    /** What it is for, in the words of who asks: `serial:ev_2025h73`, `order:T…`. */
    reason: string().max(100).required(),
    game_id: machine(),
    server_id: machine(),
    role_id: machine(),
    /** The player's account at the game, '' where the game gives none; for the player card. */
    partner_uid: string().max(64).defined(),
    title: string().max(60).required(),
    body: string().max(1000).defined(),
    items: array().of(mailItem.required()).min(1).max(MAX_MAIL_ITEMS).required(),
    expire_days: number().integer().min(1).max(180).required(),
    not_before: moment().nullable().default(null),
    deadline: moment().nullable().default(null),
    batch: string()
      .matches(/^[A-Za-z0-9_.:-]{0,64}$/)
      .default(''),
  }),
  ['events'],
);

/** How a delivery ended, for who asked. `replaced`: another delivery took its place, named in `replaced_by`. */
export const deliveryOutcomes = ['delivered', 'rejected', 'cancelled', 'replaced', 'by_hand', 'recalled'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** Told to the service that asked, and to no other. `error`: the word of the game or of our own, '' when it went well. */
export const deliverySettled = integrationEvent(
  'delivery-settled',
  object({
    id: id(),
    outcome: string()
      .oneOf([...deliveryOutcomes])
      .required(),
    error: string().max(64).defined(),
    replaced_by: string().max(64).nullable().default(null),
    at: moment().required(),
  }),
  ['topup', 'surveys'],
);
