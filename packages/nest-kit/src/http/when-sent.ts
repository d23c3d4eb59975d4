import type { ServerResponse } from 'node:http';

/** `whole`: the last byte was written. What a stream handed over may still lie in a buffer. */
export function whenSent(raw: ServerResponse, tell: (whole: boolean) => void): void {
  if (raw.destroyed) tell(false);
  else raw.once('close', () => tell(raw.writableFinished));
}
