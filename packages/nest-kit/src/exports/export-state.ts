import type { ExportState } from '@hub/contracts/shared';
import type { ExportJob } from './export.entity.ts';

/** How far a file is; one whose time is over is gone, also before it was swept away. */
export function exportState({ state, expires_at }: ExportJob): ExportState {
  return state === 'done' && expires_at !== null && expires_at.getTime() <= Date.now() ? 'expired' : state;
}
