import { atLeast, atMost } from '../../infra/local/bench/aims.ts';
import type { BenchSite, Result } from '../../infra/local/bench/run-bench.ts';
import { realWorker } from '../faults/deliveries/field.ts';
import { claimP99 } from './deliveries/claim-cost.ts';
import { ceiling, pace } from './deliveries/measure-pace.ts';
import { withBenchField } from './deliveries/open-bench-field.ts';
import { prove } from './deliveries/proof.ts';

const MANY = 4000;
const IN_FLIGHT = 16;
const [SHARE, LONGER] = [0.7, 1.3];
const [FEW_WAITING, MANY_WAITING] = [10_000, 1_000_000];

const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));

/** How fast deliveries go, and what waiting ones cost; with `--proof` the whole proof instead. */
export async function run({ adminUrl, redisUrl, words }: BenchSite): Promise<Result> {
  if (words.includes('--proof')) return { figures: await prove(adminUrl, redisUrl) };
  const env = { DELIVERIES_IN_FLIGHT: String(IN_FLIGHT) };
  const sending = { redisUrl, workers: 1, workerFile: realWorker, env };
  const speed = await withBenchField(adminUrl, sending, async (field) => {
    const most = await ceiling(field, MANY, IN_FLIGHT);
    await field.startWorkers();
    const ours = await pace(field, MANY);
    return { most, ours };
  });
  const cost = await withBenchField(adminUrl, { redisUrl, workers: 0 }, async (field) => {
    const few = await claimP99(field, FEW_WAITING);
    return { few, many: await claimP99(field, MANY_WAITING) };
  });
  const figures = {
    'ceiling of the game, mails/s': rounded(speed.most),
    'deliveries/s': rounded(speed.ours),
    'claim p99 at 10 k waiting, ms': rounded(cost.few, 2),
    'claim p99 at 1 M waiting, ms': rounded(cost.many, 2),
  };
  const aims = [
    atLeast('deliveries, share of the ceiling', speed.ours / speed.most, SHARE),
    atMost('claim p99, times as long with 1 M waiting', cost.many / cost.few, LONGER),
  ];
  return { figures, aims };
}
