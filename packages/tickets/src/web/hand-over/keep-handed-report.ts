import { fetchOwn } from '@hub/web';
import { saveSentFile, loadDraft, saveDraft } from '@hub/forms';
import type { Desk, OpenedHandOverView } from '@hub/contracts/tickets';
import { formNamed, reportWork, VISITOR } from '../create/report-work.ts';
import type { Handed } from '../create/use-filled.ts';
import { filesDraftKey } from '../create/use-report-files.ts';

type HandedFile = OpenedHandOverView['files'][number];

/** The small views are for the eye alone: the report goes on without them. */
const VIEWS_MS = 5000;
/** Of a key, enough to tell the reports of one browser apart. */
const MARK = 8;

/** A draft of its own, so that other writing stays. Returns its address, and the state for where nothing is kept. */
export async function keepHandedReport(
  desk: Desk,
  { game_id, form, role_id, values, follows, files, token }: OpenedHandOverView,
  key: string,
): Promise<{ path: string; state?: Handed }> {
  const mark = { draft: key.slice(0, MARK), ...(follows !== null && { follows }) };
  const { draft, path } = reportWork(desk, game_id, role_id ?? VISITOR, formNamed(form), mark);
  const fields = Object.keys(values);
  // The same answer once more: what was written here since is newer.
  if (loadDraft(draft, fields)) return { path };
  const kept = saveDraft(draft, values, fields);
  await Promise.all(files.map((file) => saveFile(filesDraftKey(draft, file.group), file, token)));
  return kept ? { path } : { path, state: { typed: values } };
}

/** The server has the picture itself: it goes along even where its small view does not come. */
async function saveFile(draft: string, { id, name, thumb }: HandedFile, token: string): Promise<void> {
  await saveSentFile(draft, { id, name, thumb: await viewOf(thumb, token) });
}

async function viewOf(address: string, token: string): Promise<Blob | undefined> {
  try {
    return await fetchOwn(address, AbortSignal.timeout(VIEWS_MS), token);
  } catch {
    return undefined;
  }
}
