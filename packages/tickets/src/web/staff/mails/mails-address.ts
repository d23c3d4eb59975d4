import type { Desk } from '@hub/contracts/tickets';

type Of = Pick<Desk, 'api'>;

export const mailsAddress = ({ api }: Of, ticket?: number): string =>
  `/staff/${api}/mails${ticket === undefined ? '' : `?case=${ticket}`}`;

export const isMailsAddress = (desk: Of, path: string): boolean => path.replace(/\/$/, '') === mailsAddress(desk);
