import { number, object, type InferType } from 'yup';
import { part, text, view, whole } from '../shared/view.ts';
import { delivery } from './deliveries.ts';
import { mailFields, minute, whichGame, why } from './parts.ts';

/** `reason` is for colleagues; the player reads title and body. Needs an `Idempotency-Key`. */
export const compensationBody = object({ game_id: whichGame(), ...mailFields, deadline: minute(), reason: why() });
export type CompensationBody = InferType<typeof compensationBody>;

export const quotaQuery = object({ game_id: whichGame() });
export type QuotaQuery = InferType<typeof quotaQuery>;

/** Per person, game and day of Taipei, without a second person. */
export const quota = view('CompensationQuota', {
  game_id: text(),
  per_day: whole(),
  used: whole(),
  left: whole(),
  version: whole(),
});
export type Quota = InferType<typeof quota>;
export const quotaView = view('CompensationQuotaAnswer', { data: quota });
export type QuotaView = InferType<typeof quotaView>;
export const QUOTA_MAX = 1000;
export const quotaBody = object({
  game_id: whichGame(),
  per_day: number()
    .typeError('QUOTA_RANGE')
    .integer('QUOTA_RANGE')
    .min(0, 'QUOTA_RANGE')
    .max(QUOTA_MAX, 'QUOTA_RANGE')
    .required('FIELD_REQUIRED'),
});
export type QuotaBody = InferType<typeof quotaBody>;

/** The mail on its way, or the request that waits for a second person. */
export const compensationView = view('Compensation', {
  data: part({ delivery: delivery.nullable(), approval: whole().nullable(), quota }),
});
export type CompensationView = InferType<typeof compensationView>;
