import { setTimeout as sleep } from 'node:timers/promises';
import { FileRefused, type PictureDecoder, type Pictures } from '@hub/nest-kit/files';

const TRIES = 5;
const WAIT_MS = 1000;

/** What we drew ourselves is sound: a decoder that refuses it has no time for it now. */
export async function decodeDrawn(
  decoder: Pick<PictureDecoder, 'decode'>,
  path: string,
  waitMs = WAIT_MS,
): Promise<Pictures> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await decoder.decode(path);
    } catch (error) {
      if (!(error instanceof FileRefused) || tried >= TRIES) throw error;
      await sleep(tried * waitMs);
    }
  }
}
