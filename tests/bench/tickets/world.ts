import { join } from 'node:path';
import { openDatabase } from '@hub/nest-kit/db';
import { openFileStore, Vault } from '@hub/nest-kit/files';
import { ServiceClient } from '@hub/nest-kit/http';
import { parseKey, parseRing, parseRings } from '@hub/nest-kit/keys';
import { demoGames, gameSettings } from '@hub/tickets/server';
import { pathToFileURL } from 'node:url';
import type { BenchSite } from '../../../infra/local/bench/run-bench.ts';
import { keysIn } from '../../../infra/local/data/keys.ts';
import { serviceTimesOf } from '../../../packages/tickets/src/server/figures/holidays.ts';
import { until } from '../site/until.ts';
import type { BenchDesk } from './desks.ts';
import { CaseRows } from './generate/case-rows.ts';
import type { Ground } from './grow/grow.ts';
import { settled } from './prove.ts';

/** What is filed while the bench runs gets numbers behind all generated ones, as it is later than all of them. */
const REAL_NUMBERS = { ticket: 10_000_000, reply: 50_000_000, attachment: 50_000_000 };
const YESTERDAY = "DATE_FORMAT(NOW() + INTERVAL 8 HOUR - INTERVAL 1 DAY, '%Y-%m-%d')";

/** The desk's database of a running site, as the generator needs it. */
export async function openWorld(site: BenchSite, { desk, schema }: BenchDesk) {
  const url = new URL(site.adminUrl);
  url.pathname = `/${site.schemaPrefix}${desk.service}`;
  const source = await openDatabase(url.href, schema, 6);
  const services = new ServiceClient(desk.service, site.services, parseRings(site.identityKeys));
  const settings = gameSettings(desk).useFactory(services);
  const store = await openFileStore(pathToFileURL(join(site.folder, 'objects')).href);
  const keys = keysIn(join(site.folder, 'keys.json'));
  await settled(source);
  await until(
    async () => {
      const rows: object[] = await source.query(`SELECT 1 FROM figure_state WHERE snapped_until = ${YESTERDAY}`);
      return rows.length === 1;
    },
    60_000,
    'the figures of yesterday were not closed',
  );
  const [top]: { id: number }[] = await source.query('SELECT MAX(id) AS id FROM ticket');
  const ground: Ground = {
    desk,
    source,
    url: url.href,
    folder: site.folder,
    rows: new CaseRows(parseKey(keys.check)),
    vault: new Vault(store, parseRing(JSON.stringify(keys.papers))),
    times: await serviceTimesOf(source, settings, Object.keys(demoGames)),
    now: Date.now() - 60_000,
    first: Number(top?.id ?? 0) + 1,
  };
  const setNumbers = async () => {
    for (const [table, next] of Object.entries(REAL_NUMBERS))
      await source.query(`ALTER TABLE ${table} AUTO_INCREMENT = ${next}`);
  };
  const close = async () => {
    await services.close();
    await store.close();
    await source.destroy();
  };
  return { ground, settings, setNumbers, close };
}
