import { afterAll, vi } from 'vitest';
import { clock } from './clock.ts';

/** The next file finds the process as this one did. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clock.right();
});
