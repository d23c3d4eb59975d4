import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { adminUrl, dropSchemas, testRedisUrl } from '@hub/nest-kit/testing';
import { startSite, type Site } from '../../infra/local/site.ts';

/** What a report goes through, from the form to the mail. */
const OF_A_REPORT = ['mail-catcher', 'identity', 'catalog', 'support', 'support worker', 'gateway'];

/** `folder`: its logs, objects and mails. */
export type FaultSite = Site & { folder: string; end(): Promise<void> };
/**
 * `apart`: what is killed; the others share the process of the test, as each start costs seconds of a processor, or with
 * `beside` another one, which writes a log. `pages`: whether somebody opens one; `www`: where its builds are, if
 * they are not all that there are. `env`: of each service as well, once the
 * folder of the site is known.
 */
type FaultSiteOptions = {
  apart: boolean | readonly string[];
  beside?: boolean;
  pages?: boolean;
  www?: string;
  redisUrl?: string;
  parts?: readonly string[];
  logLevel?: string;
  env?: (folder: string, service: string) => Record<string, string>;
};
const services = ['identity', 'catalog', 'support', 'vip', 'topup', 'events', 'surveys'];

const of: Record<string, Record<string, string>> = {
  identity: { AUDIT_EVERY_MS: '200' },
  support: { SWEEP_MS: '500', AUDIT_EVERY_MS: '200' },
  surveys: { SWEEP_MS: '500' },
  events: { REDEEM_GAP_MS: '0' },
  topup: { SWEEP_MS: '500', RECONCILE_MS: '500' },
};

/** A whole site on the private database. */
export async function startFaultSite(over: FaultSiteOptions): Promise<FaultSite> {
  const parts = over.parts ?? OF_A_REPORT;
  const folder = mkdtempSync(join(tmpdir(), 'hub-faults-'));
  const schemaPrefix = `hubtest_f${randomBytes(3).toString('hex')}_`;
  const site = await startSite({
    adminUrl: adminUrl(),
    redisUrl: over.redisUrl ?? testRedisUrl(),
    folder,
    ...(!over.pages && { wwwFolder: over.www ?? join(folder, 'www') }),
    schemaPrefix,
    hubEnv: 'test',
    logLevel: over.logLevel ?? 'error',
    processes: over.apart,
    ...(over.beside && { beside: true }),
    gameServer: parts.includes('game-server'),
    payments: parts.includes('newebpay'),
    parts,
    extraEnv: {
      ...Object.fromEntries(services.map((name) => [name, { ...of[name], ...over.env?.(folder, name) }])),
      gateway: { LIMIT_FACTOR: '1000' },
    },
  });
  const end = async () => {
    await site.close();
    await dropSchemas(schemaPrefix);
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...site, folder, end };
}

/** A game's own players file without a challenge, so a fault test needs none. */
export async function file(site: Site, token: string, content: string, key: string = randomUUID()): Promise<Response> {
  return fetch(`${site.url}/api/questions/create_web_form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token, 'idempotency-key': key },
    body: JSON.stringify({ game_id: 'H73', question_type: '1', email: `fault-${key}@example.com`, content }),
  });
}
