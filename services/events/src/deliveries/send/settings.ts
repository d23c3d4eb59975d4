import { BACKOFFS_TO_SHOW } from '@hub/contracts/events';
import { usualWaits } from './schedule.ts';

export type SendSettings = {
  inFlight: number;
  timeoutMs: number;
  waits: readonly number[];
  tickMs: number;
  /** Faults in a row that open a game's circuit, and how long it then rests between two probes. */
  faultsToOpen: number;
  probeMs: number;
  pleasToTell: number;
  /** Patience when the game asks for it without a time, and the most of it. */
  pauseMs: number;
  longestPauseMs: number;
};

export const usualSettings: SendSettings = {
  inFlight: 4,
  timeoutMs: 5000,
  waits: usualWaits,
  tickMs: 500,
  faultsToOpen: 20,
  probeMs: 60_000,
  pleasToTell: BACKOFFS_TO_SHOW,
  pauseMs: 30_000,
  longestPauseMs: 900_000,
};

/** What was not begun by then goes back (an address may be long in coming); the lease has room for what just left. */
export const BEGIN_MS = 2000;
const SETTLE_MS = 2000;
/** How long a row is somebody's: taken, begun at the latest moment, timed out, written down. */
export const rowLeaseMs = ({ timeoutMs }: SendSettings): number => BEGIN_MS + timeoutMs + SETTLE_MS;
/** Longer than the lease of a row: whoever takes a game over finds nothing under way, so the most in flight holds. */
export const lineLeaseMs = (settings: SendSettings): number => rowLeaseMs(settings) + 1000;
