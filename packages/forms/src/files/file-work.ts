import { dropFiles, keepFile, loadFiles, markSent, sweepFiles } from './file-drafts.ts';
import type { FileEntry } from './file-entry.ts';
import { prepareFile, type PrepareRules } from './prepare-file.ts';
import { shrinkInWorker } from './shrink-in-worker.ts';
import { shrinkOnPage } from './shrink-on-page.ts';
import type { ShrinkOrder } from './shrink-order.ts';

const shrink = async (order: ShrinkOrder) => (await shrinkInWorker(order)) ?? shrinkOnPage(order);

/** What is done with files beside showing them; in a chunk that comes after the form. Without a draft nothing is kept. */
export function fileWork(rules: PrepareRules, draft: string | undefined) {
  const kept = draft !== undefined;
  return {
    prepare: (file: Blob) => prepareFile(file, rules, shrink),
    keep: async ({ id, name, upload }: FileEntry, body: Blob) => kept && keepFile(draft, { id, name, upload, body }),
    sent: async ({ id, upload }: FileEntry) => kept && upload !== undefined && markSent(draft, id, upload),
    gone: async ({ id }: FileEntry) => kept && dropFiles(draft, id),
    load: async () => {
      if (!kept) return [];
      await sweepFiles();
      return loadFiles(draft);
    },
  };
}
export type FileWork = ReturnType<typeof fileWork>;
