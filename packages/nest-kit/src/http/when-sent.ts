import type { ServerResponse } from 'node:http';

/**
 * Tells once how an answer ended: `whole` when its last byte was written to the line, and not when the line broke before.
 * What a stream has handed over may still lie in a buffer; only the answer itself knows.
 */
export function whenSent(raw: ServerResponse, tell: (whole: boolean) => void): void {
  if (raw.destroyed) tell(false);
  else raw.once('close', () => tell(raw.writableFinished));
}
