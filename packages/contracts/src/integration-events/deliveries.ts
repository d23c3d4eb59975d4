import { array, number, object, string } from 'yup';
import { MAIL_ID, mailItem, MAX_MAIL_ITEMS } from '../partner/game-calls.ts';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { integrationEvent } from './integration-event.ts';

/** `compensation`: sent by hand. */
export const deliverySources = ['event', 'topup', 'survey', 'compensation'] as const;
export type DeliverySource = (typeof deliverySources)[number];

const id = () => string().strict().matches(MAIL_ID).required();
const machine = () => string().strict().matches(MACHINE_ID).required();
const moment = () => string().matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?(Z|\+08:00)$/);

/** `id`: made once, with the row that gives the right: the mail's name at the game. null: at once, no promise. */
export const deliveryAsked = integrationEvent(
  'delivery-asked',
  object({
    id: id(),
    source: string()
      .oneOf([...deliverySources])
      .required(),
    /** In the words of who asks: `serial:ev_2025h73`, `order:T…`. */
    reason: string().max(100).required(),
    game_id: machine(),
    server_id: machine(),
    role_id: machine(),
    /** '' where the game gives none; for the player card. */
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

/** Who asked takes it back, for good: what the game does not have is cancelled, what it may have waits for a person. */
export const deliveryWithdrawn = integrationEvent('delivery-withdrawn', object({ id: id() }), ['events']);

/** `replaced`: by the one named in `replaced_by`. */
export const deliveryOutcomes = ['delivered', 'rejected', 'cancelled', 'replaced', 'by_hand', 'recalled'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** To the service that asked only. `error`: the game's word or ours, '' when it went well. */
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
