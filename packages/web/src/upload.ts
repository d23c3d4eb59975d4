/**
 * One file on its way. `url`: address with its query. `name`: what the sender calls the file. `fields`: what goes before it in
 * the form. `key`: idempotency key of the submit.
 */
export type Upload = {
  url: string;
  file: Blob;
  name: string;
  fields?: Readonly<Record<string, string>>;
  key?: string;
  signal?: AbortSignal;
  onProgress?: (percent: number) => void;
  /** How long the server may take once the whole file is there, in milliseconds. */
  answerMs?: number;
};
