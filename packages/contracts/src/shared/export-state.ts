/** How far a file is that a worker writes for somebody. */
export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type ExportState = (typeof exportStates)[number];
