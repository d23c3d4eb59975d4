import { offline } from './base-query.ts';
import type { Upload } from './upload.ts';

/**
 * Sends one file, field `file`, and gives the answer. Throws the flat fault of the base API, or the signal's reason when
 * it was called off. The code comes with the first file: pages without one do not load it.
 */
export async function uploadFile<Answer>(upload: Upload): Promise<Answer> {
  const sender = await import(/* webpackChunkName: "send-file" */ './send-file.ts').catch(() =>
    Promise.reject(offline),
  );
  return (await sender.sendFile(upload)) as Answer;
}
