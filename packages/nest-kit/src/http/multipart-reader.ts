import { Dicer } from '@fastify/busboy';
import { setMaxListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { boundaryOf, malformed } from './multipart-head.ts';
import { FormParts, HEAD_BYTES, HEAD_LINES } from './multipart-parts.ts';
import { tooLarge, type UploadLimits } from './multipart-rule.ts';

/** How long the sender may be silent, and how long a whole form may take: 8 MiB in ten minutes are 14 KB a second. */
export type UploadTimes = { idleMs: number; wholeMs: number };
const usual: UploadTimes = { idleMs: 30_000, wholeMs: 600_000 };

/** Files go into `room`. Stops at the first fault. Throws `FileRefused`; failures of the disk as they are. */
export async function readMultipart(raw: IncomingMessage, limits: UploadLimits, room: string, times = usual) {
  if (Number(raw.headers['content-length'] ?? 0) > limits.totalBytes) throw tooLarge(limits);
  const boundary = boundaryOf(raw.headers['content-type'] ?? '');
  const settings = { boundary, maxHeaderPairs: HEAD_LINES, maxHeaderSize: HEAD_BYTES };
  const dicer = new Dicer(settings);
  const stop = new AbortController();
  // Every part listens for the end of all.
  setMaxListeners(0, stop.signal);
  const parts = new FormParts(limits, room, stop.signal);
  try {
    await feed(raw, dicer, parts, limits, times);
    return await parts.all();
  } catch (error) {
    stop.abort();
    await parts.settled();
    throw error;
  }
}

function feed(raw: IncomingMessage, dicer: Dicer, parts: FormParts, limits: UploadLimits, times: UploadTimes) {
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
    const silent = () => settle(malformed());
    let idle = setTimeout(silent, times.idleMs);
    const whole = setTimeout(silent, times.wholeMs);
    let finished = false;
    const onData = (chunk: Buffer) => {
      clearTimeout(idle);
      total += chunk.length;
      if (total > limits.totalBytes) return settle(tooLarge(limits));
      if (finished) return void (idle = setTimeout(silent, times.idleMs));
      raw.pause();
      // While our disk is slow it is not the sender who is silent.
      dicer.write(chunk, listen);
    };
    const listen = () => {
      if (over) return;
      clearTimeout(idle);
      idle = setTimeout(silent, times.idleMs);
      raw.resume();
    };
    const onEnd = () => dicer.end();
    const onGone = () => raw.readableEnded || settle(malformed());
    dicer.on('part', (part: Readable) => parts.take(part, settle));
    dicer.on('error', () => settle(malformed()));
    // The end of the form may come before the end of the body: what follows is counted and thrown away.
    // A write that ends the form while a part is still being stored never calls back: the rest is listened to from here.
    dicer.on('finish', () => {
      finished = true;
      if (raw.readableEnded) return settle();
      raw.once('end', () => settle());
      listen();
    });
    // A socket that breaks is heard as `close`; without a listener its error would end the process.
    raw.on('error', () => undefined);
    raw.on('data', onData).on('end', onEnd).on('close', onGone);
  });
}
