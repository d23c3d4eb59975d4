import type { TakenFile } from './file-entry.ts';
import { STORAGE_MS } from './storage-limit.ts';

const store = () => import(/* webpackChunkName: "form-files" */ './file-drafts.ts');

/** Files are never worth waiting for longer than this: a form must open, and a report must leave. */
async function patiently(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((done) => {
    timer = setTimeout(done, STORAGE_MS);
  });
  await Promise.race([work.catch(() => undefined), enough]);
  clearTimeout(timer);
}

/** Sent anew: what was sent ahead belongs to who sent it. */
export function carryFiles(from: string, to: string): Promise<void> {
  return patiently(store().then(({ copyFiles }) => copyFiles(from, to)));
}

export async function putFilesBack(draft: string, files: readonly TakenFile[]): Promise<void> {
  try {
    const { saveFile } = await store();
    for (const { entry, body } of files) {
      const { id, name, stub } = entry;
      await saveFile(draft, { id, name, stub, body });
    }
  } catch {
    // Without storage files last as long as the page.
  }
}

/** A picture that the server has already and this device has not: its small view stands for it here, where there is one. */
export function saveSentFile(
  draft: string,
  { id, name, thumb = new Blob() }: { id: string; name: string; thumb?: Blob },
): Promise<void> {
  return patiently(store().then(({ saveFile }) => saveFile(draft, { id, name, upload: id, stub: true, body: thumb })));
}

export function dropDraftFiles(draft: string): Promise<void> {
  return patiently(store().then(({ dropFiles }) => dropFiles(draft)));
}
