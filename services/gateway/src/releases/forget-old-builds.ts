import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '@hub/nest-kit/files';
import type { DataSource } from 'typeorm';
import { COPIED } from '../static/build-store.ts';
import { forgetCounted } from './forget-counted.ts';
import { UNPUBLISHED_DAYS } from './unpublished-room.ts';

/** So long after a build was last live, or published for nobody, an open tab or a way back may need it. */
export const KEPT_DAYS = 90;
const AT_ONCE = 20;
const UNPUBLISHED_MS = UNPUBLISHED_DAYS * 86_400_000;
const NAME = /^r\/([a-z][a-z0-9-]*)\/([A-Za-z0-9_-]+)\//;

type Parts = { source: Pick<DataSource, 'query' | 'transaction'>; store: FileStore | null; root: string };

/** Rows first, then files: what is still named can always be served. May run beside itself and stop anywhere. */
export async function forgetOldBuilds({ source, store, root }: Parts): Promise<number> {
  const old: { area: string; build: string }[] = await source.query(
    `SELECT v.area, v.build FROM remote_version v LEFT JOIN area_release r ON r.area = v.area
      WHERE v.live IS NULL AND (r.canary IS NULL OR r.canary <> v.build)
        AND COALESCE(v.last_live_at, v.published_at) < NOW(3) - INTERVAL ${KEPT_DAYS} DAY
      ORDER BY v.id LIMIT ${AT_ONCE}`,
  );
  for (const { area, build } of old) {
    const { affectedRows } = (await source.query(
      `DELETE FROM remote_version WHERE area = ? AND build = ? AND live IS NULL
        AND NOT EXISTS (SELECT 1 FROM area_release r WHERE r.area = ? AND r.canary = ?)`,
      [area, build, area, build],
    )) as { affectedRows: number };
    if (affectedRows === 0) continue;
    if (store) await removeAll(store, `r/${area}/${build}/`);
    await rm(join(root, 'r', area, build), { recursive: true, force: true });
  }
  return old.length;
}

async function removeAll(store: FileStore, prefix: string): Promise<void> {
  for (;;) {
    const { files } = await store.list(prefix);
    if (files.length === 0) return;
    for (const { key } of files) await store.remove(key);
  }
}

async function namesIn(source: Parts['source'], ...tables: ('remote_version' | 'build_put')[]) {
  const names = tables.map((table) => `SELECT CONCAT(area, '/', build) AS name FROM ${table}`);
  const rows: { name: string }[] = await source.query(names.join(' UNION '));
  return new Set(rows.map(({ name }) => name));
}

/** What a team sent and never published, a week after the last of it came; what no row counts, as a forgetting that was cut off left it, file by file. */
export async function forgetUnpublished({ source, store }: Parts, now = Date.now()): Promise<number> {
  if (!store) return 0;
  const before = now - UNPUBLISHED_MS;
  let removed = await forgetCounted(source, store, before);
  for (let after: string | null = null; ;) {
    const page = await store.list('r/', after);
    const named = await namesIn(source, 'remote_version', 'build_put');
    for (const { key, storedAt } of page.files) {
      const [, area, build] = NAME.exec(key) ?? [];
      if (!build || named.has(`${area}/${build}`) || storedAt.getTime() > before) continue;
      await store.remove(key);
      removed += 1;
    }
    if (page.next === null) return removed;
    after = page.next;
  }
}

/** Whichever gateway forgot a build, each has a copy of its own. */
export async function forgetCopies({ source, root }: Omit<Parts, 'store'>, now = Date.now()): Promise<number> {
  const published = await namesIn(source, 'remote_version');
  let removed = 0;
  for (const name of await copiesIn(join(root, 'r'))) {
    const copy = join(root, 'r', name);
    const mark = await stat(join(copy, COPIED)).catch(() => null);
    if (!mark || published.has(name) || now - mark.mtimeMs < UNPUBLISHED_MS) continue;
    await rm(copy, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

async function copiesIn(folder: string): Promise<string[]> {
  const foldersOf = async (path: string) => {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  };
  const areas = await foldersOf(folder);
  const names = areas.map(async (area) => (await foldersOf(join(folder, area))).map((build) => `${area}/${build}`));
  return (await Promise.all(names)).flat();
}
