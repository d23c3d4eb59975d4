import { request } from 'node:http';
import { sentenceOf, sharedTexts, type Texts } from '@hub/contracts/shared';
import { ticketTexts } from '@hub/contracts/tickets';
import { afterAll, beforeAll, expect } from 'vitest';
import { plain } from '../../../packages/nest-kit/test/files/samples.ts';
import { startFaultSite } from '../fault-site.ts';

export const UPLOAD = '/api/questions/attachments?for=create';
const texts: Texts = { ...sharedTexts, ...ticketTexts };

export type Answer = { status: number; body: Record<string, unknown> };
export const english = (code: string, name: string) => sentenceOf(texts, code, 'en', { name, mb: 8 });

export const BOUNDARY = 'xHUBx';
export type Raw = { type?: string; headers?: Record<string, string>; end?: boolean; pauseMs?: number; path?: string };

export const part = (disposition: string, body: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
export const END = `--${BOUNDARY}--\r\n`;

/** A whole site that takes whatever is sent to it. */
export function hostileSite() {
  let site: Awaited<ReturnType<typeof startFaultSite>>;
  let startedAs: number;

  beforeAll(async () => {
    site = await startFaultSite({ parts: ['identity', 'catalog', 'support', 'gateway'], apart: ['support'] });
    startedAs = site.process('support').pid;
  }, 120_000);
  afterAll(() => site?.end());

  async function upload(bytes: Uint8Array, name = 'proof.png', type = 'image/png'): Promise<Answer> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
    const answer = await fetch(site.url + UPLOAD, { method: 'POST', body: form, headers: { 'accept-language': 'en' } });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  /** A body exactly as written; the answer, or that the connection was ended. */
  function send(parts: (string | Buffer)[], { type, headers = {}, end = true, pauseMs = 0, path = UPLOAD }: Raw = {}) {
    const { hostname, port } = new URL(site.url);
    const contentType = type ?? `multipart/form-data; boundary=${BOUNDARY}`;
    return new Promise<Answer | 'ended'>((done) => {
      const call = request(
        {
          hostname,
          port,
          path,
          method: 'POST',
          agent: false,
          headers: { 'content-type': contentType, 'accept-language': 'en', ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => done('ended'));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            done({ status: response.statusCode ?? 0, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> });
            call.destroy();
          });
        },
      );
      call.on('error', () => done('ended'));
      const next = (): void => {
        const part = parts.shift();
        if (part === undefined) return void (end && call.end());
        call.write(part);
        if (pauseMs) setTimeout(next, pauseMs);
        else next();
      };
      next();
    });
  }

  /** The service and the gateway are the ones that were started, and work. */
  async function alive() {
    expect(site.process('support').pid).toBe(startedAs);
    const good = await upload(await plain().png().toBuffer());
    expect(good.status).toBe(200);
    return good;
  }

  /** From now on `alive` means the support service as it runs now. */
  const begunAnew = () => (startedAs = site.process('support').pid);
  return { site: () => site, upload, send, alive, begunAnew };
}

export type HostileSite = ReturnType<typeof hostileSite>;
