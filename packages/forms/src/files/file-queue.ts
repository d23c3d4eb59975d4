import { FileRefusal } from './file-refusal.ts';
import { isUnderWay, staysBehind, type FileEntry, type TakenFile } from './file-entry.ts';
import type { Prepared } from './prepare-file.ts';

export type SendHow = { signal: AbortSignal; onProgress: (percent: number) => void };
export type QueueSteps = {
  newId: () => string;
  prepare: (file: Blob) => Promise<Prepared>;
  send: (body: Blob, name: string, how: SendHow) => Promise<string>;
  explain: (thrown: unknown, size: number) => { reason: string; retry: boolean };
  onReady?: (entry: FileEntry, body: Blob) => void;
  onSent?: (entry: FileEntry) => void;
  onGone?: (entry: FileEntry) => void;
};

const AT_ONCE = 2;
/** `picked` as it was chosen, `body` as it is sent, `stop` while it is worked on. */
type Work = { picked?: Blob; body?: Blob; stop?: AbortController };
type Restored = Pick<FileEntry, 'id' | 'name' | 'upload' | 'thumb' | 'stub'> & { body: Blob };

const viewOf = (body: Blob) => (body.size > 0 ? URL.createObjectURL(body) : undefined);

/** Two at a time, in the order they were picked. */
export class FileQueue {
  readonly #steps: QueueSteps;
  readonly #works = new Map<string, Work>();
  readonly #listeners = new Set<() => void>();
  #entries: readonly FileEntry[] = [];
  #running = 0;

  constructor(steps: QueueSteps) {
    this.#steps = steps;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly list = (): readonly FileEntry[] => this.#entries;

  pick(files: readonly File[]): void {
    for (const file of files)
      this.#add({ id: this.#steps.newId(), name: file.name, size: file.size }, { picked: file });
  }

  /** Brings a file back that was ready before; with `upload` the server has it already. A stub is no file without it. */
  restore({ id, name, body, upload, stub, thumb = viewOf(body) }: Restored): void {
    if (this.#find(id)) return;
    const sent = upload === undefined ? {} : ({ state: 'done', percent: 100, upload } as const);
    const lost = stub && upload === undefined ? this.#elsewhere() : {};
    this.#add({ id, name, size: body.size, thumb, stub, ...sent, ...lost }, { body });
  }

  remove(id: string): void {
    const { thumb } = this.#drop(id) ?? {};
    if (thumb !== undefined) URL.revokeObjectURL(thumb);
  }

  retry(id: string): void {
    if (this.#find(id)?.stub) return this.#put(id, { upload: undefined, ...this.#elsewhere() });
    this.#put(id, { state: 'waiting', percent: 0, reason: undefined, retry: undefined, upload: undefined });
    this.#pump();
  }

  /** The server does not take a file that it took before. */
  refuse(id: string, reason: string): void {
    this.#put(id, { state: 'failed', reason, retry: !this.#find(id)?.stub, upload: undefined });
  }

  /** Hands the sent files over to a message that goes its own way now; what stays behind ends here. */
  take(): TakenFile[] {
    const sent = this.#entries.filter(({ state }) => state === 'done');
    this.#entries.filter(staysBehind).forEach(({ id }) => this.remove(id));
    return sent.flatMap((entry) => {
      const body = this.#works.get(entry.id)?.body;
      this.#drop(entry.id);
      return body ? [{ entry, body }] : [];
    });
  }

  /** Or when the signal says so. */
  settle(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!signal.aborted && this.#entries.some(isUnderWay)) return;
        this.#listeners.delete(look);
        signal.removeEventListener('abort', look);
        resolve();
      };
      this.#listeners.add(look);
      signal.addEventListener('abort', look);
      look();
    });
  }

  #set(entries: readonly FileEntry[]): void {
    this.#entries = entries;
    this.#listeners.forEach((listener) => listener());
  }

  #find(id: string): FileEntry | undefined {
    return this.#entries.find((entry) => entry.id === id);
  }

  #elsewhere(): Partial<FileEntry> {
    return { state: 'failed', ...this.#steps.explain(new FileRefusal('elsewhere'), 0) };
  }

  #put(id: string, change: Partial<FileEntry>): void {
    this.#set(this.#entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  }

  #add(file: Partial<FileEntry> & Pick<FileEntry, 'id' | 'name' | 'size'>, work: Work): void {
    this.#works.set(file.id, work);
    this.#set([...this.#entries, { state: 'waiting', percent: 0, ...file }]);
    this.#pump();
  }

  #drop(id: string): FileEntry | undefined {
    const entry = this.#find(id);
    this.#works.get(id)?.stop?.abort();
    this.#works.delete(id);
    this.#set(this.#entries.filter((one) => one.id !== id));
    if (entry) this.#steps.onGone?.(entry);
    return entry;
  }

  #pump(): void {
    if (this.#running >= AT_ONCE) return;
    const next = this.#entries.find(({ id, state }) => state === 'waiting' && !this.#works.get(id)?.stop);
    const work = next && this.#works.get(next.id);
    if (!work) return;
    this.#running += 1;
    void this.#run(next.id, work).finally(() => {
      this.#running -= 1;
      work.stop = undefined;
      this.#pump();
    });
    this.#pump();
  }

  async #run(id: string, work: Work): Promise<void> {
    const { signal } = (work.stop = new AbortController());
    try {
      work.body ??= await this.#prepare(id, work, signal);
      const name = this.#find(id)?.name;
      if (signal.aborted || !work.body || name === undefined) return;
      this.#put(id, { state: 'sending', percent: 0 });
      const onProgress = (percent: number) => void (signal.aborted || this.#put(id, { percent }));
      const upload = await this.#steps.send(work.body, name, { signal, onProgress });
      if (signal.aborted) return;
      this.#put(id, { state: 'done', percent: 100, upload });
      const entry = this.#find(id);
      if (entry) this.#steps.onSent?.(entry);
    } catch (thrown) {
      if (!signal.aborted) this.#fail(id, thrown);
    }
  }

  #fail(id: string, thrown: unknown): void {
    const why = this.#steps.explain(thrown, this.#find(id)?.size ?? 0);
    this.#put(id, { state: 'failed', ...why });
    const entry = this.#find(id);
    // What was refused for good is not brought back with the draft, to be refused again.
    if (entry && !why.retry) this.#steps.onGone?.(entry);
  }

  async #prepare(id: string, { picked }: Work, signal: AbortSignal): Promise<Blob | undefined> {
    if (!picked) return undefined;
    this.#put(id, { state: 'preparing' });
    const { body, thumb } = await this.#steps.prepare(picked);
    if (signal.aborted) return undefined;
    this.#put(id, { size: body.size, thumb: thumb && URL.createObjectURL(thumb) });
    const entry = this.#find(id);
    if (entry) this.#steps.onReady?.(entry, body);
    return body;
  }
}
