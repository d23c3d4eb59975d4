import { number, object, string } from 'yup';

/** Jobs carry numbers and keyed hashes only: no address, no token, no code leaves the database through the queue. */
export const ticketJobPayload = object({ ticketId: number().required() });
/** `version`: of the case when it was closed; it may be closed again after it was opened anew. */
export const closedJobPayload = object({ ticketId: number().required(), version: number().default(0) });
/** `at`: when it was asked for, in milliseconds since 1970; each time is a mail of its own. */
export const codeAgainJobPayload = object({ ticketId: number().required(), at: number().required() });
export const bulkJobPayload = object({ bulkId: number().required() });
export const replyJobPayload = object({ ticketId: number().required(), replyId: number().required() });
/** `macs`: keyed hashes of the contact in hex; `kind` says which contact it was, `hour` since 1970 when. */
export const codesJobPayload = object({
  kind: string().oneOf(['email', 'phone']).required(),
  macs: string().required(),
  hour: number().required(),
});

/** A mail that is sent once more; `round` counts how often that was wished. */
export const mailJobPayload = object({ mailId: number().required(), round: number().required() });

export const ticketJobNames = (desk: string) => ({
  received: `${desk}-ticket-received`,
  answered: `${desk}-ticket-answered`,
  closed: `${desk}-ticket-closed`,
  mailAgain: `${desk}-mail-again`,
  codesAsked: `${desk}-codes-asked`,
  codeAgain: `${desk}-code-again`,
  merged: `${desk}-ticket-merged`,
  bulk: `${desk}-bulk`,
});
