/** One file on its way. `url`: address with its query. `name`: what the player calls the file. */
export type Upload = {
  url: string;
  file: Blob;
  name: string;
  signal?: AbortSignal;
  /** Whole percents, as they go out. */
  onProgress?: (percent: number) => void;
};
