import { newKey, uploadFile } from '@hub/web';
import { explainFailure } from './explain-failure.ts';
import { dropFiles, keepFile, loadFiles, markSent, sweepFiles } from './file-drafts.ts';
import type { FileEntry, TakenFile } from './file-entry.ts';
import { FileQueue } from './file-queue.ts';
import type { FilesOptions } from './form-files.ts';
import { prepareFile } from './prepare-file.ts';
import { sendPatiently } from './send-patiently.ts';
import { shrinkInWorker } from './shrink-in-worker.ts';
import { shrinkOnPage } from './shrink-on-page.ts';
import type { ShrinkOrder } from './shrink-order.ts';

/** The server's answer to one file. */
type Uploaded = { msg: { id: string } };
export type FileBox = Awaited<ReturnType<typeof openFileBox>>;

const shrink = async (order: ShrinkOrder) => (await shrinkInWorker(order)) ?? shrinkOnPage(order);

/**
 * The files of one form and all that is done with them. It opens with those that waited with the draft; without a draft
 * nothing is kept. A chunk of its own, that comes after the form.
 */
export async function openFileBox({ url, bytes, draftKey, papers = false }: FilesOptions) {
  const draft = papers ? undefined : draftKey;
  const keep = ({ id, name, upload }: FileEntry, body: Blob) => {
    if (draft !== undefined) void keepFile(draft, { id, name, upload, body });
  };
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
      if (draft !== undefined && upload !== undefined) void markSent(draft, id, upload);
    },
    onGone: ({ id }) => {
      if (draft !== undefined) void dropFiles(draft, id);
    },
  });
  const waited = draft === undefined ? [] : await loadFiles(draft);
  waited.forEach((file) => queue.restore(file));
  void sweepFiles();
  return {
    queue,
    restored: waited.length > 0,
    giveBack: (files: readonly TakenFile[]) =>
      files.forEach(({ entry, body }) => {
        queue.restore({ ...entry, body });
        keep(entry, body);
      }),
  };
}
