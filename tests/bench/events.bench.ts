import type { BenchSite } from '../../infra/local/bench/run-bench.ts';
import { proveRedeeming } from './events/proof.ts';
import { importCodes } from './events/import-codes.ts';
import { redeemSpeed, small, usual } from './events/redeem-speed.ts';

/** Event codes: how fast they are redeemed and come in; with `--proof` that each is redeemed once, instead. */
export async function run(site: BenchSite): Promise<Record<string, number | string>> {
  if (site.words.includes('--proof')) return proveRedeeming(site.adminUrl, site.redisUrl);
  const quick = site.words.includes('--small');
  // First: ten million codes that are filled in and dropped leave the database at work for minutes.
  const imported = await importCodes(site, quick ? 50_000 : 1_000_000);
  return { ...(await redeemSpeed(site, quick ? small : usual)), ...imported };
}
