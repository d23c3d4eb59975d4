import type { Db } from '@hub/nest-kit/db';
import type { Log } from '@hub/nest-kit/log';
import { repeatEvery, type Repeating } from '@hub/nest-kit/repeat';
import type { Watch } from '@hub/nest-kit/schedules';
import type { SendSettings } from '../send/settings.ts';
import { armBatches } from './arm-batches.ts';
import { foldMoves } from './fold-moves.ts';
import { lapseLeases } from './lapse-leases.ts';
import { raiseLate } from './raise-late.ts';

export type KeepParts = { db: Db; log: Log; watch: Watch; settings: SendSettings; everyMs: number };

/** What is done again and again beside the sending itself; every worker may do all of it. */
export function keepDeliveries({ db, log, watch, settings, everyMs }: KeepParts): Repeating {
  let closing = false;
  const works: [string, () => Promise<number>][] = [
    ['delivery-leases', () => lapseLeases(db, settings.waits)],
    ['delivery-deadlines', () => raiseLate(db, log)],
    ['delivery-batches', () => armBatches(db)],
    ['delivery-counts', () => foldMoves(db)],
  ];
  const rounds = works.map(([name, work]) => {
    const all = async () => {
      while (!closing && (await work()) > 0);
    };
    return repeatEvery(everyMs, watch(name, everyMs, all), log);
  });
  return {
    close: async () => {
      closing = true;
      await Promise.all(rounds.map((round) => round.close()));
    },
  };
}
