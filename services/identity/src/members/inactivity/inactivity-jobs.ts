import { job } from '@hub/nest-kit/outbox';
import { number, object } from 'yup';

/** Whom it asks for holds may be away for a night. */
export const inactivityRun = job('inactivity-run', object({ runId: number().integer().required() }), 144, 600);
/** With the waits of the outbox about two days; what is given up is written to again by the next run. */
export const memberNoticeMail = job('member-notice-mail', object({ noticeId: number().integer().required() }), 16);

/** One sending of one run. */
export const noticeKey = (noticeId: number, runId: number): string => `member-notice:${noticeId}:${runId}`;
