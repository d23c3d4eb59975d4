import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Route } from '@hub/contracts/shared';
import type { Encoding } from '../http/accepted-encoding.ts';

type Headers = Record<string, string | string[] | number | undefined>;

/** Below, an answer is one or two packets either way, and compressing costs more than it saves. */
const LEAST_BYTES = 2048;
/** Above, an answer is passed on as it comes, so that it neither fills the memory nor holds up the others. */
const MOST_BYTES = 512 * 1024;
const COMPRESSIBLE = /^(?:application\/json|image\/svg\+xml)\b/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 6 };

/**
 * Answers whose length may tell what is in them stay as they are (BREACH): what a browser fetches with a cookie, because
 * another page can make it do so and the desk reads what strangers wrote, and what hands out tokens.
 */
export const mayCompress = ({ method, service, who, passToken }: Route): boolean =>
  method === 'GET' && service !== 'identity' && who !== 'staff' && who !== 'partner' && !passToken;

/** Headers of an answer that a caller may get compressed, and whether this one is to be. */
export function negotiate(
  status: number,
  headers: Headers,
  encoding: Encoding,
): { headers: Headers; compress: boolean } {
  const kind = COMPRESSIBLE.test(String(headers['content-type'] ?? ''));
  if (headers['content-encoding'] || !(kind || status === 304)) return { headers, compress: false };
  const vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ');
  const length = Number(headers['content-length'] ?? 0);
  const whole = status !== 206 && status !== 304 && !/no-transform/.test(String(headers['cache-control']));
  const compress = whole && encoding !== 'identity' && length >= LEAST_BYTES && length <= MOST_BYTES;
  const etag =
    headers.etag && (compress || (status === 304 && encoding !== 'identity')) ? weak(headers.etag) : undefined;
  return { headers: { ...headers, vary, ...(etag && { etag }) }, compress };
}

/** The same content in another form is the same, but not byte by byte. */
const weak = (etag: string | string[] | number): string => `W/${String(etag).replace(/^W\//, '')}`;

export const compressed = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body, GZIP);
