import type { MountPhase } from '@hub/contracts/shared';
import { faultText, fileOf, LoadFault, reportError } from '@hub/web';
import { RefusedRow } from './refused-row.ts';
import { tellFailure } from '../signal/tell-signals.ts';

/** An entry that has run, by the host or by the document, left its name as `remote-loader.ts` gives it. */
const hasEntry = (area: string) =>
  area === 'shell' || (globalThis as Record<string, unknown>)[`hub_${area}`] !== undefined;

/** Where the mount of a page ended with this fault. */
export function phaseOf(area: string, fault: unknown): MountPhase {
  if (!(fault instanceof LoadFault)) return 'render';
  if (!hasEntry(area) || fault instanceof RefusedRow) return 'entry';
  const file = fileOf(fault);
  const isChunk = file !== undefined && !file.endsWith('/remoteEntry.js');
  return isChunk || fault.reason === 'timeout' ? 'chunk' : 'script';
}

/** A fault that costs a page: its line for the log, under the code that the player sees, and its count. */
export function reportFault(area: string, code: string, fault: unknown): void {
  const kind = fault instanceof LoadFault ? 'load' : 'render';
  reportError({ code, area, kind, message: faultText(fault) });
  tellFailure(area, phaseOf(area, fault));
}
