import { describe, expect, it } from 'vitest';
import { copyFiles, dropFiles, saveFile, loadFiles, markSent, sweepFiles, type FileStore } from './file-drafts.ts';

const DAY = 24 * 60 * 60 * 1000;
const MB = 1024 * 1024;
const NOON = Date.UTC(2026, 10, 20, 4);

/** Keeps in memory what a browser keeps on the device. */
function aStore(over: Partial<FileStore> = {}) {
  const rows = new Map<string, unknown>();
  const store: FileStore = {
    get: async (key) => rows.get(key),
    getMany: async (keys) => keys.map((key) => rows.get(key)),
    keys: async () => [...rows.keys()],
    set: async (key, value) => void rows.set(key, value),
    update: async (key, change) => void rows.set(key, change(rows.get(key) as never)),
    del: async (keys) => keys.forEach((key) => rows.delete(key)),
    ...over,
  };
  return { rows, store };
}
const aFile = (id: string, text = id) => ({ id, name: `${id}.png`, body: new Blob([text], { type: 'image/png' }) });
const names = (files: { name: string }[]) => files.map(({ name }) => name);

describe('files of a draft', () => {
  it('come back with their bytes, in their order, for their draft only', async () => {
    const { store } = aStore();
    await saveFile('form', aFile('a', 'first'), { store });
    await saveFile('form', aFile('b'), { store });
    await saveFile('other', aFile('c'), { store });
    const files = await loadFiles('form', { store });
    expect(names(files)).toEqual(['a.png', 'b.png']);
    expect(await files[0]?.body.text()).toBe('first');
    expect(files[0]?.body.type).toBe('image/png');
  });

  it('know whether the server has them, for as long as it keeps them', async () => {
    const { store } = aStore();
    await saveFile('form', aFile('a'), { store, now: NOON });
    await markSent('form', 'a', 'id-a', store);
    expect(await loadFiles('form', { store, now: NOON + DAY / 2 })).toMatchObject([{ upload: 'id-a' }]);
    expect(await loadFiles('form', { store, now: NOON + DAY })).toMatchObject([{ upload: undefined }]);
  });

  it('keep what is only a small view apart from the pictures themselves, wherever they go', async () => {
    const { store } = aStore();
    await saveFile('form', { ...aFile('a'), upload: 'id-a', stub: true }, { store, now: NOON });
    await saveFile('form', aFile('b'), { store, now: NOON });
    expect(await loadFiles('form', { store, now: NOON })).toMatchObject([
      { upload: 'id-a', stub: true },
      { name: 'b.png' },
    ]);
    await copyFiles('form', 'other', { store, now: NOON });
    for (const [draft, now] of [
      ['other', NOON],
      ['form', NOON + DAY],
    ] as const) {
      const [stub, whole] = await loadFiles(draft, { store, now });
      expect(stub).toMatchObject({ stub: true, upload: undefined });
      expect(whole?.stub).toBeUndefined();
    }
  });

  it('go one by one, or all with the draft, and leave nothing behind', async () => {
    const { rows, store } = aStore();
    for (const id of ['a', 'b', 'c']) await saveFile('form', aFile(id), { store });
    await dropFiles('form', 'b', store);
    expect(names(await loadFiles('form', { store }))).toEqual(['a.png', 'c.png']);
    await dropFiles('form', undefined, store);
    expect(rows.size).toBe(0);
  });

  it('are forgotten after seven days', async () => {
    const { rows, store } = aStore();
    await saveFile('form', aFile('a'), { store, now: NOON });
    await saveFile('young', aFile('b'), { store, now: NOON + 6 * DAY });
    const now = NOON + 7 * DAY + 1;
    expect(await loadFiles('form', { store, now })).toEqual([]);
    await sweepFiles({ store, now });
    expect([...rows.keys()].sort()).toEqual(['body:young#b', 'list:young']);
  });

  it('take 40 MB together and not more', async () => {
    const { store } = aStore();
    const half = { ...aFile('a'), body: new Blob([new Uint8Array(20 * MB)]) };
    expect(await saveFile('one', half, { store })).toBe(true);
    expect(await saveFile('two', half, { store })).toBe(true);
    expect(await saveFile('three', aFile('c'), { store })).toBe(false);
    expect(await loadFiles('three', { store })).toEqual([]);
  });

  it('are silently not kept where the device refuses', async () => {
    const full = aStore({ set: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
    expect(await saveFile('form', aFile('a'), { store: full.store })).toBe(false);
    expect(await saveFile('form', aFile('a'))).toBe(false);
    expect(await loadFiles('form')).toEqual([]);
    await expect(sweepFiles()).resolves.toBeUndefined();
  });
});
