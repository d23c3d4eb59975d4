import { offline } from './base-query.ts';
import type { Upload } from './upload.ts';

/** Throws the flat fault of the base API, or the signal's reason. The code comes with the first file. */
export async function uploadFile<Answer>(upload: Upload): Promise<Answer> {
  const sender = await import(/* webpackChunkName: "send-file" */ './send-file.ts').catch(() =>
    Promise.reject(offline),
  );
  return (await sender.sendFile(upload)) as Answer;
}
