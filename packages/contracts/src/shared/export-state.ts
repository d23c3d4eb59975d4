export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type ExportState = (typeof exportStates)[number];
