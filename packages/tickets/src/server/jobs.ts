import {
  bulkJobPayload,
  closedJobPayload,
  codeAgainJobPayload,
  codesJobPayload,
  mailJobPayload,
  replyJobPayload,
  ticketJobNames,
  ticketJobPayload,
  type Desk,
} from '@hub/contracts/tickets';
import { job } from '@hub/nest-kit/outbox';

export function ticketJobs(desk: Desk) {
  const names = ticketJobNames(desk.key);
  return {
    received: job(names.received, ticketJobPayload),
    answered: job(names.answered, replyJobPayload),
    closed: job(names.closed, closedJobPayload),
    merged: job(names.merged, closedJobPayload),
    mailAgain: job(names.mailAgain, mailJobPayload),
    codesAsked: job(names.codesAsked, codesJobPayload),
    codeAgain: job(names.codeAgain, codeAgainJobPayload),
    /** A person waits for it. */
    bulk: job(names.bulk, bulkJobPayload, 12, 60),
  };
}
