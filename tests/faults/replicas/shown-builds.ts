import { pageOf } from '../../../services/gateway/test/page-of.ts';

/** What decision 0084 promises of a rollback. */
export const SEEN = { timeout: 60_000, interval: 250 };
/** As many visitors as there are buckets of a hundred: of them five in a hundred are in a trial, give or take. */
const VISITORS = Array.from({ length: 100 }, (_, nth) => `hub_bucket=${nth * 100}`);

/** Which build of events a page of this gateway gets. */
export const shownBy = async (gateway: string, cookie = ''): Promise<string> =>
  (await pageOf(gateway, '/support', { cookie })).data?.registry.areas.events?.build as string;

/** Does this gateway show it to one of its visitors? */
export async function isOnTrial(gateway: string, build: string): Promise<boolean> {
  const seen = await Promise.all(VISITORS.map((cookie) => shownBy(gateway, cookie)));
  return seen.includes(build);
}
