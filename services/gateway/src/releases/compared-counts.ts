import type { BuildMounts, MountCount } from '@hub/contracts/releases';
import type { DataSource } from 'typeorm';
import { areaStates, type AreaState } from '../registry/area-state.ts';
import { beginOf, minuteOf } from '../signal/count-times.ts';

export type MountRates = {
  /** Mounts and failures per build of the area since then; `mounts` counts both. */
  rates(area: string, since: Date): Promise<BuildMounts[]>;
};

export type Compared = { canary: MountCount; live: MountCount };
type Since = { trial: number; live: number };

const none: MountCount = { mounts: 0, failures: 0 };
const sum = (one: MountCount, other: MountCount): MountCount => ({
  mounts: one.mounts + other.mounts,
  failures: one.failures + other.failures,
});

async function countOf(signal: MountRates, area: string, build: string | null, since: number): Promise<MountCount> {
  const rates = await signal.rates(area, new Date(since));
  const { mounts, failures } = rates.find((row) => row.build === build) ?? none;
  return { mounts, failures };
}

/**
 * A trial, and what stands beside it. What pages do under a trial of the shell is counted for that trial, so it is compared with what
 * they do under no trial: the live builds of all areas together. Of these the minute in which the trial began counts whole, of the trial what
 * began then.
 */
export async function comparedCounts(
  signal: MountRates,
  { area, canary, live }: Pick<AreaState, 'area' | 'canary' | 'live'>,
  all: readonly Pick<AreaState, 'area' | 'live'>[],
  since: Since,
): Promise<Compared> {
  const beside = area === 'shell' ? all : [{ area, live }];
  const counts = await Promise.all(beside.map((one) => countOf(signal, one.area, one.live, since.live)));
  return { canary: await countOf(signal, area, canary, since.trial), live: counts.reduce(sum, none) };
}

/** What began with the trial, not before `from`. */
export const sinceOf = (canaryAt: Date, from = 0): Since => ({
  trial: Math.max(beginOf(canaryAt.getTime()), from),
  live: Math.max(minuteOf(canaryAt.getTime()), from),
});

/** Since the trial has its share; null where there is none. */
export async function trialCounts(
  { source, signal }: { source: Pick<DataSource, 'query'>; signal: MountRates },
  area: string,
): Promise<Compared | null> {
  const states = await areaStates(source);
  const state = states.find((one) => one.area === area);
  return state?.canary && state.canaryAt ? comparedCounts(signal, state, states, sinceOf(state.canaryAt)) : null;
}
