import { job } from '@hub/nest-kit/outbox';
import { number, object } from 'yup';

/** How a request ended, to the member who made it. With the waits of the outbox about two days. */
export const answerMail = job('data-request-answer', object({ id: number().integer().required() }), 16);
