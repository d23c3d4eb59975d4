import type { Desk } from '@hub/contracts/tickets';

type Of = Pick<Desk, 'api'>;

export const deadlinesAddress = ({ api }: Of): string => `/staff/${api}/deadlines`;

export const isDeadlinesAddress = (desk: Of, path: string): boolean =>
  path.replace(/\/$/, '') === deadlinesAddress(desk);
