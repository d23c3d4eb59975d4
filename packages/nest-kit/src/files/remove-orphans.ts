import type { FileStore } from './store/file-store.ts';

const ORPHAN_AFTER_MS = 24 * 3600_000;

export type OrphanSearch = {
  store: FileStore;
  prefix: string;
  known: (keys: string[]) => Promise<ReadonlySet<string>>;
  olderThanMs?: number;
  now?: number;
  page?: number;
  /** Between pages: a closing process stops here and begins anew another day. */
  signal?: AbortSignal;
};

/** Older than a day: some are stored before their row. May run twice at once and stop anywhere. */
export async function removeOrphans(search: OrphanSearch): Promise<{ seen: number; removed: number }> {
  const { store, prefix, known, now = Date.now(), olderThanMs = ORPHAN_AFTER_MS } = search;
  const counts = { seen: 0, removed: 0 };
  let after: string | null = null;
  do {
    const page = await store.list(prefix, after, search.page);
    counts.seen += page.files.length;
    const old = page.files.filter(({ storedAt }) => now - storedAt.getTime() > olderThanMs).map(({ key }) => key);
    const named = old.length > 0 ? await known(old) : new Set<string>();
    for (const key of old.filter((one) => !named.has(one))) {
      await store.remove(key);
      counts.removed += 1;
    }
    after = page.next;
  } while (after !== null && !search.signal?.aborted);
  return counts;
}
