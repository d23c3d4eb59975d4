import type { FileStore } from '@hub/nest-kit/files';
import type { DataSource, EntityManager } from 'typeorm';
import type { BuildName } from './unpublished-room.ts';

const OLD = `FROM build_put p WHERE p.put_at < FROM_UNIXTIME(? / 1000) AND NOT EXISTS
  (SELECT 1 FROM remote_version v WHERE v.area = p.area AND v.build = p.build)`;
/** The longest that a row is held, but for the file under way: whoever puts a file of the build, or publishes it, waits. */
const STEP_MS = 500;

/**
 * Builds of which no file was sent since this moment and that nobody published: files first, then the row that counts them. A store that
 * fails at one build is asked for the others. Throws the first fault at the end.
 */
export async function forgetCounted(
  source: Pick<DataSource, 'query' | 'transaction'>,
  store: FileStore,
  before: number,
): Promise<number> {
  let removed = 0;
  const faults: unknown[] = [];
  const old: BuildName[] = await source.query(`SELECT p.area, p.build ${OLD} ORDER BY p.area, p.build`, [before]);
  for (const build of old) {
    const forgotten = await forgetBuild(source, store, build, before);
    removed += forgotten.removed;
    faults.push(...forgotten.faults);
  }
  if (faults.length > 0) throw faults[0];
  return removed;
}

async function forgetBuild(
  source: Pick<DataSource, 'transaction'>,
  store: FileStore,
  build: BuildName,
  before: number,
) {
  let removed = 0;
  try {
    for (;;) {
      // Not while the row is held. What was put since has made the row younger.
      const { files, next } = await store.list(`r/${build.area}/${build.build}/`);
      const keys = files.map(({ key }) => key);
      const step = await source.transaction((manager) => forgetSome(manager, store, build, { before, keys, next }));
      removed += step.removed;
      if ('fault' in step) return { removed, faults: [step.fault] };
      if (!step.isThereMore) return { removed, faults: [] };
    }
  } catch (fault) {
    return { removed, faults: [fault] };
  }
}

type Step = { removed: number; isThereMore: boolean; fault?: unknown };
type Listed = { before: number; keys: readonly string[]; next: string | null };

/** Counted as a put, so that a publication that has read the files reads them again. Whoever else holds the row is left alone. */
async function forgetSome(
  manager: EntityManager,
  store: FileStore,
  { area, build }: BuildName,
  { before, keys, next }: Listed,
): Promise<Step> {
  const held = await manager.query(`SELECT 1 ${OLD} AND p.area = ? AND p.build = ? FOR UPDATE SKIP LOCKED`, [
    before,
    area,
    build,
  ]);
  if (held.length === 0) return { removed: 0, isThereMore: false };
  const step = await removeSome(store, keys);
  const isWhole = step.removed === keys.length && next === null;
  await manager.query(
    isWhole
      ? 'DELETE FROM build_put WHERE area = ? AND build = ?'
      : 'UPDATE build_put SET puts = puts + 1 WHERE area = ? AND build = ?',
    [area, build],
  );
  return { ...step, isThereMore: !isWhole };
}

/** One at least, and no more than there is time for. */
async function removeSome(store: FileStore, keys: readonly string[]): Promise<Omit<Step, 'isThereMore'>> {
  const over = Date.now() + STEP_MS;
  let removed = 0;
  for (const key of keys) {
    if (removed > 0 && Date.now() > over) break;
    try {
      await store.remove(key);
    } catch (fault) {
      return { removed, fault };
    }
    removed += 1;
  }
  return { removed };
}
