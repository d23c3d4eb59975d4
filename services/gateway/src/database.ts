import { setTimeout as sleep } from 'node:timers/promises';
import { forCalls, NoConnection, openDatabase } from '@hub/nest-kit/db';
import { faultOf, type Log } from '@hub/nest-kit/log';
import type { DataSource } from 'typeorm';
import type { GatewayConfig } from './config.ts';
import { schema } from './data-source.ts';

const POOL = 4;
type Place = Pick<GatewayConfig, 'DATABASE_URL' | 'DATABASE_POOL'>;
const AGAIN_MS = 2000;

/**
 * The gateway's tables. Where they are away and `mayWait` says that it can serve without them, they are asked for again
 * and again; until they answer, every question fails at once with `NoConnection`.
 */
export async function gatewayDatabase(
  { DATABASE_URL, DATABASE_POOL = POOL }: Place,
  log: Log,
  mayWait: () => Promise<boolean>,
): Promise<DataSource> {
  const open = () => openDatabase(DATABASE_URL, schema, DATABASE_POOL, forCalls);
  try {
    return await open();
  } catch (error) {
    if (!(await mayWait())) throw error;
    log.error({ ...faultOf(error), code: 'STARTED_WITHOUT_DATABASE' }, 'serving what was known last');
    return laterSource(open);
  }
}

function laterSource(open: () => Promise<DataSource>): DataSource {
  let source: DataSource | null = null;
  let closed = false;
  const opening = (async () => {
    while (!source && !closed) {
      await sleep(AGAIN_MS, undefined, { ref: false });
      source = await open().catch(() => null);
    }
  })();
  const destroy = async () => {
    closed = true;
    await opening;
    await source?.destroy();
  };
  const away = async () => {
    throw new NoConnection('the database has not answered yet');
  };
  return new Proxy({} as DataSource, {
    get: (_, name) => {
      if (name === 'destroy') return destroy;
      if (name === 'then') return undefined;
      const value: unknown = source ? Reflect.get(source, name) : away;
      return typeof value === 'function' ? (value as () => unknown).bind(source) : value;
    },
  });
}
