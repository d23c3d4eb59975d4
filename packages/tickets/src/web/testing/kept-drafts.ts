import { loadDraft } from '@hub/forms';

/** What this device keeps of the words of a draft; undefined for no draft. */
export const wordsOf = (draft: string, fields = ['email', 'content']): Record<string, string> | undefined =>
  loadDraft(draft, fields)?.values as Record<string, string> | undefined;

type KeptFile = { id: string; name: string; upload?: string; stub?: boolean };

/** What this device keeps of the files of all drafts, by what is asked of their names. */
function readFiles<Value>(read: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value | undefined> {
  return new Promise((done) => {
    const opening = indexedDB.open('hub.drafts');
    opening.onsuccess = () => {
      const database = opening.result;
      const end = (value: Value | undefined) => {
        database.close();
        done(value);
      };
      if (!database.objectStoreNames.contains('files')) return end(undefined);
      const asked = read(database.transaction('files').objectStore('files'));
      asked.onsuccess = () => end(asked.result);
    };
  });
}

/** The files that are kept with a draft. */
export const filesOf = async (draft: string): Promise<KeptFile[]> =>
  (await readFiles((store) => store.get(`list:${draft}`) as IDBRequest<KeptFile[] | undefined>)) ?? [];

/** How many bytes are kept of a file. */
export const bytesOf = async (draft: string, id: string): Promise<number | undefined> =>
  (await readFiles((store) => store.get(`body:${draft}#${id}`) as IDBRequest<ArrayBuffer | undefined>))?.byteLength;
