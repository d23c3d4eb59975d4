import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { line as say } from '../../infra/local/boot/say.mjs';
import { serviceUrls } from '../../infra/local/data/service-env.ts';
import { freePort } from '../../infra/local/machine/ports.ts';
import { freshPorts } from '../../infra/local/site/fresh-ports.ts';
import { startSiteApart } from '../../infra/local/site/site-apart.ts';
import { openLine } from './line-to-vip.ts';

/** Starts a whole site on the private database and Redis of this run; tests find it in `HUB_E2E`. */
export default async function setup(): Promise<() => Promise<void>> {
  const { TEST_MARIADB_URL, TEST_REDIS_URL } = process.env;
  if (!TEST_MARIADB_URL || !TEST_REDIS_URL) throw new Error('run the tests through `npm test`');
  const folder = mkdtempSync(join(tmpdir(), 'hub-e2e-'));
  const ports = await freshPorts();
  const [foreignUrl, launcherUrl] = [await freePort(), await freePort()].map((port) => `http://127.0.0.1:${port}`) as [
    string,
    string,
  ];
  const line = await openLine(Number(ports.vip));
  const order = {
    adminUrl: TEST_MARIADB_URL,
    redisUrl: TEST_REDIS_URL,
    folder,
    ports,
    schemaPrefix: 'hubtest_e2e_',
    hubEnv: 'test',
    logLevel: 'warn',
    processes: false,
    captcha: 'turnstile',
    extraEnv: {
      gateway: {
        LIMIT_FACTOR: '1000',
        TRUST_PROXY_HOPS: '1',
        FOREIGN_HOSTS: JSON.stringify({ H73: [foreignUrl, launcherUrl], L33: [launcherUrl] }),
      },
      // Our own check costs a phone a second; on the machine of a test run it must not decide about time limits.
      identity: { CAPTCHA_COST: '500' },
      support: { SWEEP_MS: '500' },
      surveys: { SWEEP_MS: '500', SERVICE_URLS: JSON.stringify({ ...serviceUrls(ports), vip: line.url }) },
    },
  } as const;
  const site = await startSiteApart(order, say);
  const { url, mailUrl, captchaUrl, gameServerUrl, paymentsUrl, staff } = site;
  const { controlUrl: vipLineUrl } = line;
  process.env.HUB_E2E = JSON.stringify({
    ...{ url, mailUrl, captchaUrl, gameServerUrl, paymentsUrl, vipLineUrl, foreignUrl, launcherUrl, staff, folder },
  });
  return async () => {
    await site.close();
    await line.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
