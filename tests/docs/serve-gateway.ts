import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Area } from '@hub/federation/descriptor';
import { aRemote, aShell } from '../../services/gateway/test/builds.ts';
import { startGateway } from '../../services/gateway/test/gateway.setup.ts';

/* Starts the gateway of the tree that this file lies in, with an area of which a build is live, and tells where both are. */

const [name = '', buildsFolder = ''] = process.argv.slice(2);
const area = name as Area;
const { version: facade } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/web/package.json'), 'utf8'),
) as { version: string };
const build = 'earlier001';
const base = `/r/${area}/${build}/`;
const gateway = await startGateway({
  env: { BUILDS_URL: pathToFileURL(buildsFolder).href, CANARY_EVERY_MS: '0' },
  builds: [
    aShell({ has: { facade, react: '19.3.1' } }),
    aRemote({
      area,
      build,
      needs: { facade: `^${facade}`, react: '^19.3.1' },
      routes: [`/${area}`],
      titles: {},
      preload: { './routes': { js: [`${base}routes.js`], css: [`${base}routes.css`] } },
    }),
  ],
});
process.once('SIGTERM', () => void gateway.close().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ url: gateway.url, database: gateway.database.url, build })}\n`);
