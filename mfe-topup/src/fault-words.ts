import { isApiFault } from '@hub/web';

/** The server's sentence about what was refused; '' where it said none. */
export function faultWords(fault: unknown): string {
  if (!isApiFault(fault)) return '';
  return fault.fields.msg ?? Object.values(fault.fields)[0] ?? '';
}
