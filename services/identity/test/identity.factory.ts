import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Db, openDatabase } from '@hub/nest-kit/db';
import type { Env } from '@hub/nest-kit/config';
import { parseRing, parseRings } from '@hub/nest-kit/keys';
import { schemaFor, testKeys, testRedisUrl } from '@hub/nest-kit/testing';
import type { TokenRings } from '@hub/nest-kit/tokens';
import type { Principal } from '@hub/contracts/shared';
import { schema } from '../src/data-source.ts';
import { KeyBox } from '../src/keys/key-box.ts';
import { start } from '../src/main.ts';

export const asGateway: Principal = { kind: 'service', from: 'gateway' };
export const tokenRings = parseRings(testKeys.TOKEN_KEYS) as TokenRings;

/** For a worker that has nothing to send. */
export const noMail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Player Hub <no-reply@player.example>' };

/** Environment of a test's own identity process. */
export const identityEnv = (databaseUrl: string, over: Env = {}): Env => ({
  HUB_ENV: 'test',
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'http://localhost:8080',
  SERVICE_URLS: '{}',
  DATABASE_URL: databaseUrl,
  REDIS_QUEUE_URL: testRedisUrl(),
  FILES_URL: pathToFileURL(join(tmpdir(), 'hub-identity-objects')).href,
  CAPTCHA_COST: '10',
  ...testKeys,
  ...over,
});

/** A running identity service on an empty schema of its own, with a second connection for looking behind it. */
export async function anIdentity(over: Env = {}) {
  const own = await schemaFor('identity');
  const folder = await mkdtemp(join(tmpdir(), 'hub-identity-'));
  const env = identityEnv(own.url, {
    FILES_URL: pathToFileURL(join(folder, 'objects')).href,
    UPLOAD_FOLDER: join(folder, 'uploads'),
    ...over,
  });
  const running = await start(env);
  const source = await openDatabase(own.url, schema, 4);
  return {
    url: running.url,
    databaseUrl: own.url,
    env,
    source,
    db: new Db(source),
    keyRing: parseRing(testKeys.KEK_KEYS),
    box: new KeyBox(parseRing(testKeys.KEK_KEYS)),
    /** Closes the process and starts it again on the same data. */
    restart: async () => {
      await running.close();
      Object.assign(running, await start(env));
      return running.url;
    },
    close: async () => {
      await running.close();
      await source.destroy();
      await own.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type TestIdentity = Awaited<ReturnType<typeof anIdentity>>;
