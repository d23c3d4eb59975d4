import type { RetentionRule } from '@hub/nest-kit/retention';

const YEARS = 5;
const OLD = `SELECT id FROM data_request WHERE closed_at < NOW(3) - INTERVAL ${YEARS} YEAR`;

/** What is kept of requests about personal data, how long and why. */
export const keptDataRequests: readonly RetentionRule[] = [
  {
    tables: ['data_request', 'data_request_area', 'data_request_step'],
    until: `who asked, until the request is over and its answer has left; that it was answered and what went, ${YEARS} years`,
    why: 'the law wants evidence that data was destroyed, when and how; it names nobody',
    sweep: [
      { key: 'data-request-steps', rows: `data_request_step WHERE request_id IN (${OLD})`, since: 'at' },
      { key: 'data-request-areas', rows: `data_request_area WHERE request_id IN (${OLD})`, since: 'tried_at' },
      {
        key: 'data-requests',
        rows: `data_request WHERE closed_at < NOW(3) - INTERVAL ${YEARS} YEAR`,
        since: 'closed_at',
      },
    ],
  },
];
