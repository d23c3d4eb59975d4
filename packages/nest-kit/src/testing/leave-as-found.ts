import { afterAll, vi } from 'vitest';
import { clock } from './clock.ts';

/** The next file finds the process as this one did. */
export function leaveAsFound(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  clock.right();
}

afterAll(leaveAsFound);
