import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aRemote, integrity } from './builds.ts';
import { ReleaseSite } from './release-site.ts';

const on = new ReleaseSite();
const putting = (build: string) => async (file: string, bytes: Uint8Array | string) =>
  (await on.call('PUT', `/events/builds/${build}/files/${file}`, Buffer.from(bytes))).status;

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

  it('comes back where it is a picture, which is stated as well', async () => {
    const address = '/r/events/shown/dot.svg';
    const { integrities } = aRemote({ area: 'events', build: 'shown' });
    const shown = { ...integrities, [address]: integrity(address) };
    await on.send(aRemote({ area: 'events', build: 'shown', integrities: shown }));
    await rm(join(on.stored, address));
    const put = putting('shown');
    expect(await put('dot.svg', 'other')).toBe(409);
    expect(await put('dot.svg', address)).toBe(204);
  });

  it('comes as it is there, and under no other name, where the build states nothing of pictures', async () => {
    const put = putting('before');
    await put('dot.svg', 'dot');
    await on.send(aRemote({ area: 'events', build: 'before' }));
    const answers = [
      await put('dot.svg', 'dot'),
      await put('dot.svg', 'other'),
      await put('dot.svg.br', brotliCompressSync('dot')),
      await put('dot.svg.br', brotliCompressSync('other')),
      await put('dot.svg.gz', 'other'),
      await put('more.svg', 'dot'),
      await put('more.svg.br', brotliCompressSync('dot')),
    ];
    expect(answers).toEqual([204, 409, 204, 409, 409, 409, 409]);
  });
});
