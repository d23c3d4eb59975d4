/** An idle line between our own processes is ended by its caller: a call is never written into a line that just ends. */
export const CALLER_IDLE_MS = 4_000;
export const SERVICE_IDLE_MS = 75_000;
