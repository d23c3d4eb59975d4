import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { BEGUN, type DecoderAnswer, type DecoderAsk } from './decoder-words.ts';
import { openThreeLoaders } from './loaders.ts';
import { mark } from './mark.ts';
import { decode, PictureFault } from './reencode.ts';

/** Whoever only reads goes before those who wait for a picture: on a full machine this process gets a third of a share. */
const KINDNESS = 5;

/** The process that decodes. It knows no secret, no network and no database, and may be killed at any moment. */
setPriority(KINDNESS);
openThreeLoaders(sharp);
sharp.cache(false);
// Four pictures are under way where four are sent; threads for each of their steps would only wait for each other.
sharp.concurrency(1);
try {
  // When memory runs out the kernel ends this process, not the one that answers people.
  writeFileSync('/proc/self/oom_score_adj', '900');
} catch {
  // Not Linux.
}

const doneOf = (ask: DecoderAsk) => (ask.task === 'mark' ? mark(ask.path, ask.words) : decode(ask.path, ask.most));

async function answerTo(ask: DecoderAsk): Promise<DecoderAnswer> {
  const { id } = ask;
  try {
    return { id, done: await doneOf(ask) };
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
