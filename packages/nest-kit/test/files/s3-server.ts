import S3rver from '@20minutes/s3rver';
import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server seals its page marks with DES, which OpenSSL no longer has. Our store goes on by key and reads none. */
function sealMarks() {
  const original = crypto.createCipheriv;
  crypto.createCipheriv = ((name: string, key: Uint8Array, iv: Uint8Array) =>
    name === 'des' ? original('des-ede3-cbc', Buffer.alloc(24, 1), iv) : original(name, key, iv)) as typeof original;
  return () => {
    crypto.createCipheriv = original;
  };
}

/**
 * A server that speaks S3, on a free port, with one bucket. It reckons the signature of a listing without the slash that
 * ends a bucket's path, so only a `strict` one checks signatures, and cannot be asked for lists.
 */
export async function startS3(strict = false) {
  const directory = await mkdtemp(join(tmpdir(), 'hub-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    allowMismatchedSignatures: !strict,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const unseal = sealMarks();
  const { port } = (await server.run()) as AddressInfo;
  const urlFor = (secret: string) => `s3://S3RVER:${secret}@pictures?path-style=true&endpoint=http://127.0.0.1:${port}`;
  const url = urlFor('S3RVER');
  const close = async () => {
    unseal();
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  return { url, urlFor, close };
}
