/** `fields`: what goes before the file in the form. `answerMs`: for the server, once the whole file is there. */
export type Upload = {
  url: string;
  file: Blob;
  name: string;
  fields?: Readonly<Record<string, string>>;
  key?: string;
  signal?: AbortSignal;
  onProgress?: (percent: number) => void;
  answerMs?: number;
};
