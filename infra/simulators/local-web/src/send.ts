import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './answers.ts';

/** Longer than any caller waits; then we hang up ourselves. */
const NEVER_MS = 60_000;

function headersOf({ type, location, headers }: Answer, csp: string): Record<string, string> {
  return {
    ...(type && { 'content-type': `${type}; charset=utf-8` }),
    ...(location && { location }),
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; ${csp}`,
    'x-content-type-options': 'nosniff',
    ...headers,
  };
}

/** Sends an answer in its manner. Settles when it is sent, or when the caller is gone. */
export async function send(response: ServerResponse, answer: Answer, csp: string): Promise<void> {
  if (response.destroyed) return;
  const { manner, file, body = '' } = answer;
  if (manner?.kind === 'never') return waitForNothing(response);
  if (manner?.kind === 'reset') return void response.socket?.resetAndDestroy();
  const bytes = Buffer.from(body);
  const headers = headersOf(answer, csp);
  response.writeHead(answer.status, bytes.length && !file ? { ...headers, 'content-length': bytes.length } : headers);
  if (file) return pipeline(createReadStream(file), response).catch(() => undefined);
  if (manner?.kind === 'cut') return cut(response, bytes);
  if (manner?.kind === 'drip') return drip(response, bytes, manner.everyMs);
  const { socket } = response;
  response.end(bytes);
  if (manner?.kind === 'twice') socket?.write(`HTTP/1.1 200 OK\r\ncontent-length: ${bytes.length}\r\n\r\n${body}`);
}

async function waitForNothing(response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  await sleep(NEVER_MS, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
  response.destroy();
}

function cut(response: ServerResponse, bytes: Buffer): void {
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy());
}

async function drip(response: ServerResponse, bytes: Buffer, everyMs: number): Promise<void> {
  for (const byte of bytes) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await sleep(everyMs, undefined, { ref: false });
  }
  response.end();
}
