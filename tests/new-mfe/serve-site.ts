import { startSite } from '../../infra/local/site.ts';

/* Starts the site of the tree that this file lies in, as far as one area needs it, and tells where it is. */

const [area = '', folder = '', schemaPrefix = '', adminUrl = '', redisUrl = ''] = process.argv.slice(2);

const site = await startSite({
  adminUrl,
  redisUrl,
  folder,
  schemaPrefix,
  hubEnv: 'test',
  logLevel: 'warn',
  gameServer: false,
  payments: false,
  parts: ['identity', 'catalog', area, `${area} worker`, 'gateway'],
  extraEnv: { [area]: { TIDY_MS: '100' }, gateway: { ROUTES_MS: '200' } },
});
process.once('SIGTERM', () => void site.close().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ url: site.url, staff: site.staff })}\n`);
