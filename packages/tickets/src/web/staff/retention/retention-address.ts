import type { Desk } from '@hub/contracts/tickets';

type Of = Pick<Desk, 'api'>;

export const retentionAddress = ({ api }: Of): string => `/staff/${api}/retention`;

export const isRetentionAddress = (desk: Of, path: string): boolean =>
  path.replace(/\/$/, '') === retentionAddress(desk);
