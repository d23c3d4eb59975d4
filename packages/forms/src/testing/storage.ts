import { vi } from 'vitest';

type Read = 'get' | 'getAllKeys';
type Answer = { result?: unknown; onsuccess?: () => void };

/** The storage for files answers no reading from now on, or refuses each. */
export function noStorage(how: 'hangs' | 'refuses'): void {
  for (const name of ['get', 'getAllKeys'] satisfies Read[]) {
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(() => {
      if (how === 'refuses') throw new DOMException('refused', 'UnknownError');
      return {} as IDBRequest;
    });
  }
}

/** Such a reading is answered as ever, but not before `until`. */
export function slowStorage(read: Read, until: Promise<void>): void {
  const real = IDBObjectStore.prototype[read] as (this: IDBObjectStore, key?: unknown) => IDBRequest;
  vi.spyOn(IDBObjectStore.prototype, read).mockImplementation(function (this: IDBObjectStore, key?: unknown) {
    const { transaction, name } = this;
    const answer: Answer = {};
    void until.then(() => {
      const request = real.call(transaction.db.transaction(name).objectStore(name), key);
      request.onsuccess = () => {
        answer.result = request.result;
        answer.onsuccess?.();
      };
    });
    return answer as unknown as IDBRequest;
  });
}
