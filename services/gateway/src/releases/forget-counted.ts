import type { FileStore } from '@hub/nest-kit/files';
import type { DataSource, EntityManager } from 'typeorm';
import type { BuildName } from './unpublished-room.ts';

const OLD = `FROM build_put p WHERE p.put_at < FROM_UNIXTIME(? / 1000) AND NOT EXISTS
  (SELECT 1 FROM remote_version v WHERE v.area = p.area AND v.build = p.build)`;
/** The longest that a row is held, but for the file under way: whoever puts a file of the build, or publishes it, waits. */
const STEP_MS = 500;

type Step = { removed: number; isThereMore: boolean; fault?: unknown };

/**
 * Builds of which no file was sent since this moment and that nobody published: files first, then the row that counts them. A store that
 * fails at one build is asked for the others.
 */
export async function forgetCounted(
  source: Pick<DataSource, 'query' | 'transaction'>,
  store: FileStore,
  before: number,
): Promise<number> {
  let removed = 0;
  const faults: unknown[] = [];
  const old: BuildName[] = await source.query(`SELECT p.area, p.build ${OLD}`, [before]);
  for (const build of old) {
    for (let isThereMore = true; isThereMore;) {
      const step = await source.transaction((manager) => forgetSome(manager, store, build, before));
      removed += step.removed;
      isThereMore = step.isThereMore;
      if ('fault' in step) faults.push(step.fault);
    }
  }
  if (faults.length > 0) throw faults[0];
  return removed;
}

/** Counted as a put, so that a publication that has read the files reads them again. Whoever else holds the row is left alone. */
async function forgetSome(
  manager: EntityManager,
  store: FileStore,
  { area, build }: BuildName,
  before: number,
): Promise<Step> {
  const over = Date.now() + STEP_MS;
  const held = await manager.query(`SELECT 1 ${OLD} AND p.area = ? AND p.build = ? FOR UPDATE SKIP LOCKED`, [
    before,
    area,
    build,
  ]);
  if (held.length === 0) return { removed: 0, isThereMore: false };
  const { files, next } = await store.list(`r/${area}/${build}/`);
  const step: Step = { removed: 0, isThereMore: next !== null };
  try {
    for (const { key } of files) {
      if (Date.now() > over) {
        step.isThereMore = true;
        break;
      }
      await store.remove(key);
      step.removed += 1;
    }
  } catch (fault) {
    Object.assign(step, { isThereMore: false, fault });
  }
  const isWhole = !step.isThereMore && !('fault' in step);
  await manager.query(
    isWhole
      ? 'DELETE FROM build_put WHERE area = ? AND build = ?'
      : 'UPDATE build_put SET puts = puts + 1 WHERE area = ? AND build = ?',
    [area, build],
  );
  return step;
}
