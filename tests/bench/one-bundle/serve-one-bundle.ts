import { join } from 'node:path';
import { buildApp } from '@hub/federation/build';
import mysql from 'mysql2/promise';
import type { BenchSite } from '../../../infra/local/bench/run-bench.ts';
import { serviceFile } from '../../../infra/local/data/service-list.ts';
import { freePort } from '../../../infra/local/machine/ports.ts';
import { startOwn } from '../../../infra/local/site/own-process.ts';
import { migrate } from '../../../services/gateway/src/migrate.ts';
import { publish } from '../../../services/gateway/src/publish.ts';

/**
 * Builds the one bundle and serves it from a second gateway, with a registry of its own, before the services of the
 * site. Answers its address and how to stop it.
 */
export async function serveOneBundle(site: BenchSite): Promise<{ url: string; close(): Promise<void> }> {
  const outRoot = join(site.folder, 'one-bundle');
  const descriptor = await buildApp(import.meta.dirname, { outRoot, sourceOnly: true });
  const database = await emptySchema(site.adminUrl, `${site.schemaPrefix}one_bundle`);
  const port = await freePort();
  const env = {
    HUB_ENV: 'test',
    PUBLIC_URL: `http://localhost:${port}`,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    DATABASE_URL: database,
    MIGRATE_URL: database,
    REDIS_QUEUE_URL: site.redisUrl,
    SERVICE_URLS: JSON.stringify(site.services),
    IDENTITY_KEYS: site.identityKeys,
    TOKEN_KEYS: site.tokenKeys,
    STATIC_ROOT: outRoot,
    PUBLISHED_BY: 'a bench',
    LIMIT_FACTOR: '100000',
    SITE_DEMO: 'true',
  };
  await migrate(env);
  // Measured in zh-TW alone; a build without the other languages is not published.
  const [anyFile = ''] = descriptor.area === 'shell' ? descriptor.js : [];
  await publish(env, [{ ...descriptor, locales: { 'zh-HK': anyFile, en: anyFile } }]);
  const part = { name: 'gateway of the one bundle', file: serviceFile('gateway', 'main'), env };
  const gateway = await startOwn(part, { logFolder: join(site.folder, 'logs') });
  return { url: env.PUBLIC_URL, close: () => gateway.close() };
}

async function emptySchema(adminUrl: string, schema: string): Promise<string> {
  const connection = await mysql.createConnection({ uri: adminUrl });
  const name = mysql.escapeId(schema);
  await connection.query(`DROP DATABASE IF EXISTS ${name}`);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
  await connection.end();
  const url = new URL(adminUrl);
  url.pathname = `/${schema}`;
  return url.href;
}
