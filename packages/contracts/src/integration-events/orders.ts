import { number, object, string } from 'yup';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { TWD_MAX } from '../shared/twd.ts';
import { integrationEvent } from './integration-event.ts';

const id = () =>
  string()
    .strict()
    .matches(/^[A-Za-z0-9_-]{1,64}$/)
    .required();
const amount = () => number().strict().integer().min(1).max(TWD_MAX).required();
const moment = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|\+08:00)$/)
    .required();
const ofAccount = {
  order_id: id(),
  game_id: string().strict().matches(MACHINE_ID).required(),
  /** '' where the game gives none: then the order counts for nobody. */
  partner_uid: string()
    .strict()
    .matches(/^[\x21-\x7e]{0,64}$/)
    .defined(),
};

/** In full. `amount_twd`: whole dollars. Times ISO; the day of Taipei counts. */
export const orderPaid = integrationEvent(
  'order-paid',
  object({ ...ofAccount, amount_twd: amount(), paid_at: moment() }),
  ['vip'],
);

/** All or part; each refund has its number. May come before `order-paid`. */
export const orderRefunded = integrationEvent(
  'order-refunded',
  object({ ...ofAccount, refund_id: id(), amount_twd: amount(), refunded_at: moment() }),
  ['vip'],
);
