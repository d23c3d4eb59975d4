import type { MountCount } from '@hub/contracts/releases';
import { AppError } from '@hub/nest-kit/http';
import type { Log } from '@hub/nest-kit/log';
import type { DataSource } from 'typeorm';
import { areaStates, type AreaState } from '../registry/area-state.ts';
import { canaryVerdict } from './canary-verdict.ts';
import type { ChangeRelease } from './change-release.ts';

export type MountRates = {
  /** Mounts and failures per build of the area since then; `mounts` counts both. */
  rates(area: string, since: Date): Promise<({ build: string } & MountCount)[]>;
};

type Parts = {
  source: Pick<DataSource, 'query'>;
  signal: MountRates;
  changes: Pick<ChangeRelease, 'move'>;
  log: Log;
  windowMs: number;
  leastMounts: number;
};

type Canary = AreaState & { canary: string; canaryAt: Date };

export const AUTOMATIC = 'automatic';
const none: MountCount = { mounts: 0, failures: 0 };

/** Ends a trial that fails more often than the live build beside it, whether or not anybody looks. Runs in every gateway. */
export class WatchCanaries {
  constructor(private readonly parts: Parts) {}

  async round(now = Date.now()): Promise<void> {
    for (const state of await areaStates(this.parts.source)) {
      const { canary, canaryAt } = state;
      if (canary && canaryAt) await this.judge({ ...state, canary, canaryAt }, now);
    }
  }

  private async judge({ area, revision, canary: build, canaryAt, live }: Canary, now: number): Promise<void> {
    const { signal, changes, log, windowMs, leastMounts } = this.parts;
    const since = new Date(Math.max(canaryAt.getTime(), now - windowMs));
    const rates = await signal.rates(area, since);
    const countOf = (name: string | null): MountCount => {
      const { mounts, failures } = rates.find((row) => row.build === name) ?? none;
      return { mounts, failures };
    };
    const facts = { canary: countOf(build), live: countOf(live) };
    if (canaryVerdict(facts.canary, facts.live, leastMounts) !== 'fails') return;
    const wish = { verb: 'stop', revision, reason: '' } as const;
    try {
      await changes.move(area, wish, { by: AUTOMATIC, facts });
    } catch (error) {
      // Somebody else, or another gateway, was first.
      if (error instanceof AppError && error.status === 409) return;
      throw error;
    }
    log.error({ code: 'CANARY_STOPPED', area, build, count: facts.canary.failures }, 'a canary failed and is stopped');
  }
}
