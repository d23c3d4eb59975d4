import { job } from '@hub/nest-kit/outbox';
import { object, string } from 'yup';

/** A code is of use for ten minutes: what has not left by then need not. */
export const memberCodeMail = job('member-code-mail', object({ codeId: string().required() }), 6, 60);
