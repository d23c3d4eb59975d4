import { offline } from './base-query.ts';

/** One file on its way. `url`: address with its query. `name`: what the player calls the file. */
export type Upload = {
  url: string;
  file: Blob;
  name: string;
  signal?: AbortSignal;
  /** Whole percents, as they go out. */
  onProgress?: (percent: number) => void;
};

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
