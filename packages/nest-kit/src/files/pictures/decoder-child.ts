import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { BEGUN, type DecoderAnswer, type DecoderAsk } from './decoder-words.ts';
import { openThreeLoaders } from './loaders.ts';
import { mark } from './mark.ts';
import { measure, PictureFault, reencode } from './reencode.ts';

/** Whoever only reads goes before those who wait for a picture: on a full machine this process gets a third of a share. */
const KINDNESS = 5;

/** The process that decodes. It knows no secret, no network and no database, and may be killed at any moment. */
setPriority(KINDNESS);
openThreeLoaders(sharp);
sharp.cache(false);
sharp.concurrency(2);
try {
  // When memory runs out the kernel ends this process, not the one that answers people.
  writeFileSync('/proc/self/oom_score_adj', '900');
} catch {
  // Not Linux.
}

const tasks = { measure, reencode, mark };

async function answerTo({ id, task, path, words = '' }: DecoderAsk): Promise<DecoderAnswer> {
  try {
    return { id, done: await tasks[task](path, words) };
  } catch (error) {
    if (error instanceof PictureFault) return { id, refused: error.code };
    return { id, failed: String((error as NodeJS.ErrnoException)?.code ?? (error as Error)?.message) };
  }
}

process.on(
  'message',
  (ask: DecoderAsk) => void answerTo(ask).then((answer) => process.send?.(answer, () => undefined)),
);
// A key pressed in a terminal reaches the whole group; the parent decides what is still finished.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
// The parent is gone or has let go. An ordinary exit would wait for a picture that is being decoded.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.(BEGUN);
