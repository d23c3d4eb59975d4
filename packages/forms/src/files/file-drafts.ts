import { createStore, delMany, get, getMany, keys, set, update, type UseStore } from 'idb-keyval';

/** `upload`: the server's id; `at`: epoch ms of the last change. `stub`: a small view only, never to be sent. */
export type SavedFile = {
  id: string;
  name: string;
  type: string;
  size: number;
  at: number;
  upload?: string;
  stub?: boolean;
};
export type RestoredFile = Omit<SavedFile, 'type' | 'size'> & { body: Blob };
export type FileStore = {
  get: (key: string) => Promise<unknown>;
  getMany: (keys: string[]) => Promise<unknown[]>;
  keys: () => Promise<string[]>;
  set: (key: string, value: unknown) => Promise<void>;
  update: (key: string, change: (before: SavedFile[] | undefined) => SavedFile[]) => Promise<void>;
  del: (keys: string[]) => Promise<void>;
};

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** The server forgets a file without a report after 24 hours; well before that it is sent again. */
const UPLOAD_MS = 20 * 60 * 60 * 1000;
const TOTAL_BYTES = 40 * 1024 * 1024;
const LIST = 'list:';
const bodyKey = (draft: string, id: string) => `body:${draft}#${id}`;
const isFresh = (file: SavedFile, now: number) => now - file.at <= KEPT_MS;

/** Keeps a file with a draft. False when the browser refuses, or when all drafts together would exceed 40 MB. */
export async function saveFile(
  draft: string,
  file: Omit<SavedFile, 'at' | 'size' | 'type'> & { body: Blob },
  { store = fileStore(), now = Date.now() }: { store?: FileStore; now?: number } = {},
): Promise<boolean> {
  try {
    if ((await total(store)) + file.body.size > TOTAL_BYTES) return false;
    // Bytes and not the blob: what a web view's picker hands out may be gone when it is read again.
    await store.set(bodyKey(draft, file.id), await file.body.arrayBuffer());
    const { id, name, upload, stub, body } = file;
    const kept: SavedFile = { id, name, type: body.type, size: body.size, at: now, upload, stub };
    await store.update(LIST + draft, (before = []) => [...before.filter((one) => one.id !== id), kept]);
    return true;
  } catch {
    return false;
  }
}

export async function markSent(draft: string, id: string, upload: string, store = fileStore()): Promise<void> {
  const mark = (before: SavedFile[] = []) => before.map((one) => (one.id === id ? { ...one, upload } : one));
  await store.update(LIST + draft, mark).catch(ignore);
}

/** Takes one file out of a draft, or with no id all of them: these in one step, so that none is left when the page goes. */
export async function dropFiles(draft: string, id?: string, store = fileStore()): Promise<void> {
  try {
    const before = await listOf(store, LIST + draft);
    const gone = before.filter((one) => id === undefined || one.id === id);
    const bodies = gone.map((one) => bodyKey(draft, one.id));
    if (gone.length === before.length) return await store.del([LIST + draft, ...bodies]);
    await store.del(bodies);
    await store.update(LIST + draft, (now = []) => now.filter((one) => one.id !== id));
  } catch {
    // What cannot be opened holds nothing of ours.
  }
}

/** As files that no server has: a sent one belongs to who sent it. Of a stub the place remains. */
export async function copyFiles(
  from: string,
  to: string,
  how: { store?: FileStore; now?: number } = {},
): Promise<void> {
  for (const { id, name, stub, body } of await loadFiles(from, how)) await saveFile(to, { id, name, stub, body }, how);
}

/** In the order they were picked; none when it is older than seven days. */
export async function loadFiles(
  draft: string,
  { store = fileStore(), now = Date.now() }: { store?: FileStore; now?: number } = {},
): Promise<RestoredFile[]> {
  try {
    const list = (await listOf(store, LIST + draft)).filter((one) => isFresh(one, now));
    const bodies = await store.getMany(list.map(({ id }) => bodyKey(draft, id)));
    return list.flatMap(({ id, name, type, at, upload, stub }, index) => {
      const bytes = bodies[index];
      if (!(bytes instanceof ArrayBuffer)) return [];
      const known = now - at < UPLOAD_MS ? upload : undefined;
      return [{ id, name, at, upload: known, stub, body: new Blob([bytes], { type }) }];
    });
  } catch {
    return [];
  }
}

/** Of every draft, what is older than seven days. */
export async function sweepFiles({
  store = fileStore(),
  now = Date.now(),
}: { store?: FileStore; now?: number } = {}): Promise<void> {
  try {
    for (const key of await listKeys(store)) {
      const old = (await listOf(store, key)).filter((one) => !isFresh(one, now));
      for (const { id } of old) await dropFiles(key.slice(LIST.length), id, store);
    }
  } catch {
    // As above.
  }
}

async function total(store: FileStore): Promise<number> {
  const lists = await store.getMany(await listKeys(store));
  return lists.flatMap((list) => (list ?? []) as SavedFile[]).reduce((sum, { size }) => sum + size, 0);
}

const listKeys = async (store: FileStore) => (await store.keys()).filter((key) => key.startsWith(LIST));
const listOf = async (store: FileStore, key: string) => ((await store.get(key)) ?? []) as SavedFile[];
const ignore = () => undefined;

let opened: UseStore | undefined;

function fileStore(): FileStore {
  // Opened with the first use: a browser without IndexedDB throws here, into the `try` of the caller.
  const at = () => (opened ??= createStore('hub.drafts', 'files'));
  return {
    get: async (key) => get(key, at()),
    getMany: async (all) => getMany(all, at()),
    keys: async () => keys<string>(at()),
    set: async (key, value) => set(key, value, at()),
    update: async (key, change) => update<SavedFile[]>(key, change, at()),
    del: async (all) => delMany(all, at()),
  };
}
