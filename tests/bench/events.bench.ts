import type { BenchSite, Result } from '../../infra/local/bench/run-bench.ts';
import { proveRedeeming } from './events/proof.ts';
import { importCodes } from './events/import-codes.ts';
import { redeemSpeed, small, usual } from './events/redeem-speed.ts';

/** Event codes: how fast they are redeemed and come in; with `--proof` that each is redeemed once, instead. */
export async function run(site: BenchSite): Promise<Result> {
  if (site.words.includes('--proof')) return { figures: await proveRedeeming(site.adminUrl, site.redisUrl) };
  const quick = site.words.includes('--small');
  // First: ten million codes that are filled in and dropped leave the database at work for minutes.
  const imported = await importCodes(site, quick ? 50_000 : 1_000_000);
  const redeemed = await redeemSpeed(site, quick ? small : usual);
  return { figures: { ...redeemed.figures, ...imported.figures }, aims: [...redeemed.aims, ...imported.aims] };
}
