import type { Desk } from '@hub/contracts/tickets';

type Of = Pick<Desk, 'api'>;

export const jobsAddress = ({ api }: Of): string => `/staff/${api}/jobs`;

export const isJobsAddress = (desk: Of, path: string): boolean => path.replace(/\/$/, '') === jobsAddress(desk);
