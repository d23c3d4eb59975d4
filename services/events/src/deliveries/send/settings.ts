import { BACKOFFS_TO_SHOW } from '@hub/contracts/events';
import { usualWaits } from './schedule.ts';

/** How a line is worked; times in ms. */
export type SendSettings = {
  /** Calls to one game at the same time, over all processes. */
  inFlight: number;
  timeoutMs: number;
  waits: readonly number[];
  /** Between two looks for what is due. */
  tickMs: number;
  /** Faults in a row that open a game's circuit, and how long it then rests between two probes. */
  faultsToOpen: number;
  probeMs: number;
  /** Pleas for patience in a row after which people are told. */
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

/**
 * What was taken and is not on its way after this goes back, be it that the address of the game was long in coming. The
 * lease has room for what left at the last moment.
 */
export const BEGIN_MS = 2000;
const SETTLE_MS = 2000;
/** How long a row is somebody's: taken, begun at the latest moment, timed out, written down. */
export const rowLeaseMs = ({ timeoutMs }: SendSettings): number => BEGIN_MS + timeoutMs + SETTLE_MS;
/**
 * How long a game is somebody's, renewed with every row that is taken. Longer than the lease of a row: whoever takes the
 * game over finds nothing under way, and the most in flight holds over all processes.
 */
export const lineLeaseMs = (settings: SendSettings): number => rowLeaseMs(settings) + 1000;
