import { Dicer } from '@fastify/busboy';
import { setMaxListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { FileRefused } from '../files/file-refused.ts';
import { boundaryOf, malformed } from './multipart-head.ts';
import { FormParts, HEAD_BYTES, HEAD_LINES } from './multipart-parts.ts';
import type { UploadLimits } from './multipart-rule.ts';

/** How long the sender may be silent, and how long a whole form may take: 8 MiB in ten minutes are 14 KB a second. */
export type UploadTimes = { idleMs: number; wholeMs: number };
const usual: UploadTimes = { idleMs: 30_000, wholeMs: 600_000 };

/**
 * Reads one form from the wire; files go into `room`. Every byte is counted as it comes, and at the first fault reading
 * stops where it is. Throws `FileRefused`; failures of the disk as they are.
 */
export async function readMultipart(raw: IncomingMessage, limits: UploadLimits, room: string, times = usual) {
  if (Number(raw.headers['content-length'] ?? 0) > limits.totalBytes) throw new FileRefused('FILE_TOO_LARGE');
  const boundary = boundaryOf(raw.headers['content-type'] ?? '');
  const settings = { boundary, maxHeaderPairs: HEAD_LINES, maxHeaderSize: HEAD_BYTES };
  const dicer = new Dicer(settings);
  const stop = new AbortController();
  // Every part listens for the end of all.
  setMaxListeners(0, stop.signal);
  const parts = new FormParts(limits, room, stop.signal);
  try {
    await feed(raw, dicer, parts, limits.totalBytes, times);
    return await parts.all();
  } catch (error) {
    stop.abort();
    await parts.settled();
    throw error;
  }
}

function feed(raw: IncomingMessage, dicer: Dicer, parts: FormParts, totalBytes: number, times: UploadTimes) {
  return new Promise<void>((resolve, reject) => {
    let total = 0;
    let over = false;
    const settle = (error?: unknown) => {
      if (over) return;
      over = true;
      clearTimeout(idle);
      clearTimeout(whole);
      raw.off('data', onData).off('end', onEnd).off('close', onGone).pause();
      if (error) reject(error);
      else resolve();
    };
    const idle = setTimeout(() => settle(malformed()), times.idleMs);
    const whole = setTimeout(() => settle(malformed()), times.wholeMs);
    const onData = (chunk: Buffer) => {
      idle.refresh();
      total += chunk.length;
      if (total > totalBytes) return settle(new FileRefused('FILE_TOO_LARGE'));
      raw.pause();
      dicer.write(chunk, () => over || raw.resume());
    };
    const onEnd = () => dicer.end();
    const onGone = () => raw.readableEnded || settle(malformed());
    dicer.on('part', (part: Readable) => parts.take(part, settle));
    dicer.on('error', () => settle(malformed()));
    // The end of the form may come before the end of the body: what follows is counted and thrown away.
    dicer.on('finish', () => (raw.readableEnded ? settle() : raw.once('end', () => settle())));
    // A socket that breaks is heard as `close`; without a listener its error would end the process.
    raw.on('error', () => undefined);
    raw.on('data', onData).on('end', onEnd).on('close', onGone);
  });
}
