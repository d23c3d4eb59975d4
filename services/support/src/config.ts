import { number } from 'yup';
import { PAPERS_RETENTION_DAYS } from '@hub/contracts/tickets';
import { deskWorkerConfig } from '@hub/tickets/server';

/** PAPERS_DAYS: how long ID papers are kept after their case is closed; the pages promise the most. */
export const supportWorkerConfig = deskWorkerConfig.shape({
  PAPERS_DAYS: number().integer().min(0).max(PAPERS_RETENTION_DAYS).default(PAPERS_RETENTION_DAYS),
});
