import type { ExportState } from '@hub/contracts/shared';
import type { ExportJob } from './export.entity.ts';

/** `expired` as soon as its time is over, before it is swept. */
export function exportState({ state, expires_at }: ExportJob): ExportState {
  return state === 'done' && expires_at !== null && expires_at.getTime() <= Date.now() ? 'expired' : state;
}
