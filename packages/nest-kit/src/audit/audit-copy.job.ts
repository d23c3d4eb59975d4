import { object } from 'yup';
import { job } from '../outbox/job.ts';

/** More than a month, a minute apart: rows wait for identity as long as it takes. */
const TRIES = 60_000;
const LONGEST_WAIT_S = 60;

export const auditCopy = job('audit-copy', object({}), TRIES, LONGEST_WAIT_S);
