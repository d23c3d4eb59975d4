import type { Pictures } from './picture.ts';

/** Turns sent pictures into our own, in a process apart. */
export class PictureDecoder {
  /** Writes `<path>.view` and `<path>.thumb`. Throws `FileRefused` (type, pixels, broken, busy). */
  decode(_path: string): Promise<Pictures> {
    return Promise.reject(new Error('under way'));
  }
  async close(): Promise<void> {}
}
