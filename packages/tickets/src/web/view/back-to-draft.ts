import { loadDraft, putFilesBack, saveDraft, type TakenFile } from '@hub/forms';
import { tellWorkIsBack } from '../work-left.ts';
import { dropUnsent } from './unsent-reply.ts';

type Message = { place: string; key: string; draft: string; text: string; files: readonly TakenFile[] };

/** The session ended: goes before what was written since, and is sent in the name of who is there then. */
export async function backToDraft({ place, key, draft, text, files }: Message): Promise<void> {
  // The form leaves the page with its session, and keeps its own words as it goes.
  await new Promise((resolve) => setTimeout(resolve));
  const since = loadDraft(draft, ['content'])?.values.content ?? '';
  const content = [text, since].filter(Boolean).join('\n\n');
  // Only what is safe as a draft may leave the messages under way.
  if (saveDraft(draft, { content }, ['content'])) dropUnsent(place, key);
  tellWorkIsBack();
  await putFilesBack(draft, files);
}
