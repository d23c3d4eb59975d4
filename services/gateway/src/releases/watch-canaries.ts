import { AUTOMATIC, canaryVerdict } from '@hub/contracts/releases';
import { AppError } from '@hub/nest-kit/http';
import type { Log } from '@hub/nest-kit/log';
import type { DataSource } from 'typeorm';
import { areaStates, type AreaState } from '../registry/area-state.ts';
import { minuteOf } from '../signal/count-times.ts';
import type { ChangeRelease } from './change-release.ts';
import { comparedCounts, sinceOf, type MountRates } from './compared-counts.ts';

type Parts = {
  source: Pick<DataSource, 'query'>;
  signal: MountRates;
  changes: Pick<ChangeRelease, 'move'>;
  log: Log;
  windowMs: number;
  leastMounts: number;
};

type Canary = AreaState & { canary: string; canaryAt: Date };

/** Ends a trial that fails more often than the live build beside it, whether or not anybody looks. Runs in every gateway. */
export class WatchCanaries {
  constructor(private readonly parts: Parts) {}

  async round(now = Date.now()): Promise<void> {
    const states = await areaStates(this.parts.source);
    for (const state of states) {
      const { canary, canaryAt } = state;
      if (canary && canaryAt) await this.judge({ ...state, canary, canaryAt }, states, now);
    }
  }

  private async judge(state: Canary, states: readonly AreaState[], now: number): Promise<void> {
    const { signal, changes, log, windowMs, leastMounts } = this.parts;
    const { area, revision, canary: build, canaryAt } = state;
    const since = sinceOf(canaryAt, minuteOf(now - windowMs));
    const facts = await comparedCounts(signal, state, states, since);
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
