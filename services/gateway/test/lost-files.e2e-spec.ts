import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aRemote } from './builds.ts';
import { ReleaseSite } from './release-site.ts';

const on = new ReleaseSite();

describe('a file that the store has lost of a published build', () => {
  it('comes back with the bytes it was published with and no others', async () => {
    const lost = aRemote({ area: 'events', build: 'lost' });
    await on.send(lost);
    const here = join(on.stored, 'r', 'events', 'lost');
    const bytes = await readFile(join(here, 'list.js'));
    await rm(join(here, 'list.js'));
    const put = (file: string, sent: Uint8Array) => on.call('PUT', `/events/builds/lost/files/${file}`, sent);
    expect((await on.call('PUT', '/events/builds/lost', lost)).status).toBe(400);
    expect((await put('list.js', new Uint8Array([1]))).status).toBe(409);
    expect((await put('list.js.br', brotliCompressSync('other'))).status).toBe(409);
    expect((await put('list.js.br', new Uint8Array([1]))).status).toBe(409);
    expect((await put('more.js', bytes)).status).toBe(409);
    for (const round of ['lost', 'there'])
      expect([
        round,
        (await put('list.js', bytes)).status,
        (await put('list.js.br', brotliCompressSync(bytes))).status,
      ]).toEqual([round, 204, 204]);
    expect(await on.call('PUT', '/events/builds/lost', lost)).toMatchObject({ status: 200, body: { change: 'none' } });
    expect(await (await fetch(`${on.gateway.url}/r/events/lost/list.js`)).text()).toBe(bytes.toString());
  });

  it('comes back where it is a picture, and one that is there stays', async () => {
    const put = (byte: number) => on.call('PUT', '/events/builds/lost/files/dot.png', new Uint8Array([byte]));
    expect([(await put(1)).status, (await put(1)).status, (await put(2)).status]).toEqual([204, 204, 409]);
  });
});
