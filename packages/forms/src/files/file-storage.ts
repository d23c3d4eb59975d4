import { newKey, uploadFile } from '@hub/web';
import { explainFailure } from './explain-failure.ts';
import { dropFiles, saveFile, loadFiles, markSent, sweepFiles, type RestoredFile } from './file-drafts.ts';
import type { FileEntry, TakenFile } from './file-entry.ts';
import { FileQueue } from './file-queue.ts';
import type { FilesOptions } from './form-files.ts';
import { prepareFile } from './prepare-file.ts';
import { sendPatiently } from './send-patiently.ts';
import { shrinkInWorker } from './shrink-in-worker.ts';
import { shrinkOnPage } from './shrink-on-page.ts';
import type { ShrinkOrder } from './shrink-order.ts';
import { STORAGE_MS } from './storage-limit.ts';

type Uploaded = { msg: { id: string } };
export type FileStorage = Awaited<ReturnType<typeof openFileStorage>>;

const noLonger = (): Promise<void> => new Promise((done) => setTimeout(done, STORAGE_MS));

function bringBack(files: readonly RestoredFile[], queue: FileQueue, restored: Set<string>): void {
  for (const file of files) {
    restored.add(file.id);
    queue.restore(file);
  }
}

const shrink = async (order: ShrinkOrder) => (await shrinkInWorker(order)) ?? shrinkOnPage(order);

const turns = new Map<string, Promise<unknown>>();

/** One after the other: a file taken out while it is kept would come back with it. */
function inTurn<Result>(draft: string, change: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(draft) ?? Promise.resolve()).then(change);
  turns.set(draft, turn);
  void turn.then(() => turns.get(draft) === turn && turns.delete(draft));
  return turn;
}

/** Opens with those that waited with the draft. A chunk of its own, that comes after the form. */
export async function openFileStorage({ url, bytes, draftKey, papers = false }: FilesOptions) {
  const draft = papers ? undefined : draftKey;
  const change = (how: (key: string) => Promise<unknown>) => {
    if (draft !== undefined) void inTurn(draft, () => how(draft));
  };
  const keep = ({ id, name, upload, stub }: FileEntry, body: Blob) =>
    change((key) => saveFile(key, { id, name, upload, stub, body }));
  const queue = new FileQueue({
    newId: newKey,
    prepare: (file) => prepareFile(file, { limit: bytes, asIs: papers }, shrink),
    send: async (file, name, { signal, onProgress }) => {
      const answer = await sendPatiently(() => uploadFile<Uploaded>({ url, file, name, signal, onProgress }), signal);
      return answer.msg.id;
    },
    explain: (thrown, size) => explainFailure(thrown, size, bytes),
    onReady: keep,
    onSent: ({ id, upload }) => {
      if (upload !== undefined) change((key) => markSent(key, id, upload));
    },
    onGone: ({ id }) => change((key) => dropFiles(key, id)),
  });
  const restored = new Set<string>();
  const waited =
    draft === undefined
      ? undefined
      : inTurn(draft, () => loadFiles(draft)).then((files) => bringBack(files, queue, restored));
  // Storage that is slow holds no form back; what it brings later still comes back.
  await Promise.race([waited, noLonger()]);
  void sweepFiles();
  return {
    queue,
    restored: restored as ReadonlySet<string>,
    /** All of them at once: somebody who leaves right after it does not find the rest again. */
    clear: () => {
      change((key) => dropFiles(key));
      queue.list().forEach(({ id }) => queue.remove(id));
    },
    giveBack: (files: readonly TakenFile[]) =>
      files.forEach(({ entry, body }) => {
        queue.restore({ ...entry, body });
        keep(entry, body);
      }),
  };
}
