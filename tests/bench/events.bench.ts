import type { BenchSite } from '../../infra/local/bench/run-bench.ts';
import { proveRedeeming } from './events/proof.ts';
import { importCodes } from './events/import-codes.ts';
import { redeemSpeed, small, usual } from './events/redeem-speed.ts';

/** Event codes: how fast they are redeemed and come in; with `--proof` that each is redeemed once, instead. */
export async function run(site: BenchSite): Promise<Record<string, number | string>> {
  if (site.words.includes('--proof')) return proveRedeeming(site.adminUrl, site.redisUrl);
  const quick = site.words.includes('--small');
  const redeemed = await redeemSpeed(site, quick ? small : usual);
  return { ...redeemed, ...(await importCodes(site, quick ? 50_000 : 1_000_000)) };
}
