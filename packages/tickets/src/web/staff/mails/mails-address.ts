import type { Desk } from '@hub/contracts/tickets';

type Of = Pick<Desk, 'api'>;

/** What was mailed; of one case when it is named. */
export const mailsAddress = ({ api }: Of, ticket?: number): string =>
  `/staff/${api}/mails${ticket === undefined ? '' : `?case=${ticket}`}`;

export const isMailsAddress = (desk: Of, path: string): boolean => path.replace(/\/$/, '') === mailsAddress(desk);
