import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Route, Principal } from '@hub/contracts/shared';
import type { Encoding } from '../http/accepted-encoding.ts';

type Headers = Record<string, string | string[] | number | undefined>;

/** Above, an answer streams: it neither fills the memory nor holds up others. Below, it costs more than it saves. */
const MOST_BYTES = 512 * 1024;
const LEAST_BYTES = { alike: 1024, own: 4096 };
const COMPRESSIBLE = /^(?:application\/json|image\/svg\+xml)\b/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

/**
 * Answers whose length may tell what is in them stay plain (BREACH): those to a cookie, and those that hand out tokens.
 */
const mayCompress = ({ method, service, who, passToken }: Route): boolean =>
  method === 'GET' && service !== 'identity' && who !== 'staff' && who !== 'partner' && !passToken;

export function negotiate(
  status: number,
  headers: Headers,
  { encoding, least }: Packing,
): { headers: Headers; compress: boolean } {
  const kind = COMPRESSIBLE.test(String(headers['content-type'] ?? ''));
  if (headers['content-encoding'] || !(kind || status === 304)) return { headers, compress: false };
  const vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ');
  const length = Number(headers['content-length'] ?? 0);
  const whole = status !== 206 && status !== 304 && !/no-transform/.test(String(headers['cache-control']));
  const compress = whole && encoding !== 'identity' && length >= least && length <= MOST_BYTES;
  const etag =
    headers.etag && (compress || (status === 304 && encoding !== 'identity')) ? weak(headers.etag) : undefined;
  return { headers: { ...headers, vary, ...(etag && { etag }) }, compress };
}

/** The same content in another form is the same, but not byte by byte. */
const weak = (etag: string | string[] | number): string => `W/${String(etag).replace(/^W\//, '')}`;

const compressed = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body, GZIP);

const KEEP = 100;
const KEEP_UP_TO = 64 * 1024;

export type Packing = { encoding: Encoding; least: number; pack(body: Buffer): Buffer };

type Call = { who: Principal; encoding: Encoding; address: string; language: string };

export class Packings {
  private readonly kept = new Map<string, { body: Buffer; packed: Buffer }>();

  /** Only visitors get one alike: many calls tell players what is their own. null: never compressed. */
  of(route: Route, { who, encoding, address, language }: Call): Packing | null {
    if (!mayCompress(route)) return null;
    if (who.kind !== 'anon') return { encoding, least: LEAST_BYTES.own, pack: (body) => compressed(body, encoding) };
    const key = [encoding, language, address].join(' ');
    return { encoding, least: LEAST_BYTES.alike, pack: (body) => this.once(key, body, encoding) };
  }

  private once(key: string, body: Buffer, encoding: Encoding): Buffer {
    const found = this.kept.get(key);
    if (found?.body.equals(body)) return found.packed;
    const packed = compressed(body, encoding);
    this.kept.delete(key);
    if (this.kept.size >= KEEP) this.kept.delete(this.kept.keys().next().value ?? '');
    if (body.length <= KEEP_UP_TO) this.kept.set(key, { body, packed });
    return packed;
  }
}
