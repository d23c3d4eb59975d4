import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { seen, startUploads } from './upload-service.ts';

export const form = (fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};
export const part = (head: string, body = 'x') => `--b\r\n${head}\r\n\r\n${body}\r\n`;
export const text = (name: string, body = 'x') => part(`Content-Disposition: form-data; name="${name}"`, body);
export const file = (name: string, fileName: string, body = 'x') =>
  part(`Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png`, body);
export const END = '--b--\r\n';

/** A service that takes uploads, for the tests of one file; after each it must be empty and still answer. */
export function uploadsInTest() {
  let service: Awaited<ReturnType<typeof startUploads>>;
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'hub-uploads-'));
    service = await startUploads(root);
  });
  afterEach(async () => {
    seen.hold = null;
    await expect.poll(() => service.left()).toEqual([]);
    // Whatever was sent, the process answers the next one.
    expect((await send(form({ note: 'still here' }))).status).toBe(201);
  });
  afterAll(async () => {
    await service.close();
    await rm(root, { recursive: true, force: true });
  });

  const send = async (body: FormData | string | Uint8Array, headers: Record<string, string> = {}, path = 'upload') => {
    const answer = await fetch(`${service.url}/${path}`, {
      method: 'POST',
      body: body as BodyInit,
      headers: { ...service.headers, ...headers },
    });
    return { status: answer.status, code: answer.headers.get('x-hub-code'), body: (await answer.json()) as unknown };
  };
  const raw = (text: string, boundary = 'b') =>
    send(text, { 'content-type': `multipart/form-data; boundary=${boundary}` });
  return { send, raw, url: () => service.url, headers: () => service.headers, left: () => service.left() };
}
