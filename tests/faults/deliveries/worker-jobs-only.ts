import { openDatabase } from '@hub/nest-kit/db';
import { createLog } from '@hub/nest-kit/log';
import { openRedis } from '@hub/nest-kit/redis';
import { repeatEvery } from '@hub/nest-kit/repeat';
import { schema } from '../../../services/events/src/data-source.ts';
import { start as startReal } from '../../../services/events/src/worker.ts';

/** A job per mail, by when it is due; it stays until the mail is over, so whoever dies loses none. */
export const JOBS = 'jobs-only';
const AGAIN_MS = 500;
const AT_ONCE = 500;
const AN_HOUR = '3600000';

/**
 * The real worker with one safety taken out: a row does not go by itself, neither at first nor again. A job in Redis says
 * when, as many build it first.
 */
export async function start(env: Record<string, string | undefined>) {
  const log = createLog('jobs-only', 'silent');
  const source = await openDatabase(env.DATABASE_URL ?? '', schema, 2);
  const redis = openRedis(env.REDIS_QUEUE_URL ?? '', log);
  const work = async () => {
    const names = await redis.zrangebyscore(JOBS, 0, Date.now(), 'LIMIT', 0, AT_ONCE);
    if (names.length === 0) return;
    await source.query(
      `UPDATE delivery SET due_at = NOW(3) WHERE mail_id IN (?) AND state IN ('queued', 'unknown') AND due_at > NOW(3)`,
      [names],
    );
    const open = await source.query<{ mail_id: string }[]>(
      `SELECT mail_id FROM delivery WHERE mail_id IN (?) AND state IN ('queued', 'sending', 'unknown')`,
      [names],
    );
    const going = new Set(open.map(({ mail_id }) => mail_id));
    const over = names.filter((name) => !going.has(name));
    if (over.length > 0) await redis.zrem(JOBS, ...over);
    if (going.size > 0) await redis.zadd(JOBS, 'XX', ...[...going].flatMap((name) => [Date.now() + AGAIN_MS, name]));
  };
  const running = await startReal({ ...env, DELIVERY_WAITS_MS: Array.from({ length: 40 }, () => AN_HOUR).join() });
  const jobs = repeatEvery(100, work, log);
  const close = async () => {
    await jobs.close();
    redis.disconnect();
    await running.close();
    await source.destroy();
  };
  return { ...running, close };
}
