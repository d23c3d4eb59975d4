import { job } from '@hub/nest-kit/outbox';
import { number, object } from 'yup';

/** With the waits of the outbox about two days. */
export const MAIL_TRIES = 16;

/** A card code to who earned it; `mails`: how many left before, which makes another sending another job. */
export const cardSending = job(
  'survey-card',
  object({ id: number().integer().required(), mails: number().integer().min(0).required() }),
  MAIL_TRIES,
);
