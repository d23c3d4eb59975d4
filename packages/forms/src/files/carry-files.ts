import type { TakenFile } from './file-entry.ts';

const store = () => import(/* webpackChunkName: "form-files" */ './file-drafts.ts');

/**
 * Gives the files of one draft to another as well. They are sent anew: what was sent ahead belongs to who sent it. Where
 * the browser keeps no files there are none to give.
 */
export async function carryFiles(from: string, to: string): Promise<void> {
  await store()
    .then(({ copyFiles }) => copyFiles(from, to))
    .catch(() => undefined);
}

/** Puts files that a message had taken along back to the draft. They are sent anew. */
export async function putFilesBack(draft: string, files: readonly TakenFile[]): Promise<void> {
  try {
    const { keepFile } = await store();
    for (const { entry, body } of files) await keepFile(draft, { id: entry.id, name: entry.name, body });
  } catch {
    // Without storage files last as long as the page.
  }
}

/** A picture that the server has already: its small view stands for it here. */
export async function keepSentFile(
  draft: string,
  { id, name, thumb }: { id: string; name: string; thumb: Blob },
): Promise<void> {
  await store()
    .then(({ keepFile }) => keepFile(draft, { id, name, upload: id, body: thumb }))
    .catch(() => undefined);
}

/** Takes all files of a draft from this device. */
export async function dropDraftFiles(draft: string): Promise<void> {
  await store()
    .then(({ dropFiles }) => dropFiles(draft))
    .catch(() => undefined);
}
