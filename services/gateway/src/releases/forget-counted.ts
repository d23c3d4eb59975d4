import type { FileStore } from '@hub/nest-kit/files';
import type { DataSource, EntityManager } from 'typeorm';

type Build = { area: string; build: string };

const OLD = `FROM build_put p WHERE p.put_at < FROM_UNIXTIME(? / 1000) AND NOT EXISTS
  (SELECT 1 FROM remote_version v WHERE v.area = p.area AND v.build = p.build)`;
/** So many while the row is held: whoever puts a file of the build, or publishes it, waits. */
const AT_ONCE = 100;

/** Builds of which the last file was put before this moment and that nobody published: files first, then the row that counts them. */
export async function forgetCounted(
  source: Pick<DataSource, 'query' | 'transaction'>,
  store: FileStore,
  before: number,
): Promise<number> {
  let removed = 0;
  const old: Build[] = await source.query(`SELECT p.area, p.build ${OLD}`, [before]);
  for (const build of old) {
    for (let isThereMore = true; isThereMore;) {
      const some = await source.transaction((manager) => forgetSome(manager, store, build, before));
      removed += some.removed;
      isThereMore = some.isThereMore;
    }
  }
  return removed;
}

/** Counted as a put, so that a publication that has read the files reads them again. */
async function forgetSome(manager: EntityManager, store: FileStore, { area, build }: Build, before: number) {
  const held = await manager.query(`SELECT 1 ${OLD} AND p.area = ? AND p.build = ? FOR UPDATE`, [before, area, build]);
  if (held.length === 0) return { removed: 0, isThereMore: false };
  const { files, next } = await store.list(`r/${area}/${build}/`, null, AT_ONCE);
  for (const { key } of files) await store.remove(key);
  await manager.query(
    next === null
      ? 'DELETE FROM build_put WHERE area = ? AND build = ?'
      : 'UPDATE build_put SET puts = puts + 1 WHERE area = ? AND build = ?',
    [area, build],
  );
  return { removed: files.length, isThereMore: next !== null };
}
