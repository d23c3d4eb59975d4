import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { FileKeys, sealed, SealBroken, unsealed } from '../../src/files/index.ts';

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const key = randomBytes(32);
const sealOf = (plain: Buffer, size = 1000) => buffer(sealed(pieces(plain, size), key));
const openOf = (closed: Buffer, size = 777, by = key) => buffer(unsealed(pieces(closed, size), by));

describe('a sealed file', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 400_000])('of %d bytes opens as it was', async (many) => {
    const plain = randomBytes(many);
    for (const size of [1000, 65_536, 300_000]) {
      const closed = await sealOf(plain, size);
      expect((await openOf(closed)).equals(plain)).toBe(true);
    }
  });

  it('shows nothing of what is in it, and never the same bytes twice', async () => {
    const plain = Buffer.from('serial_no\nCANARY2026\n'.repeat(50));
    const [one, two] = [await sealOf(plain), await sealOf(plain)];
    expect(one.includes('CANARY')).toBe(false);
    expect(one.subarray(12).equals(two.subarray(12))).toBe(false);
  });

  it('does not open when a bit, a frame or its end is gone, or under another key', async () => {
    const closed = await sealOf(randomBytes(200_000), 65_536);
    const changed = Buffer.from(closed);
    changed[70_000] = (changed[70_000] ?? 0) ^ 1;
    const frame = 4 + 16 + 65_536;
    const [head, first, second] = [
      closed.subarray(0, 8),
      closed.subarray(8, 8 + frame),
      closed.subarray(8 + frame, 8 + 2 * frame),
    ];
    const rest = closed.subarray(8 + 2 * frame);
    for (const broken of [
      changed,
      closed.subarray(0, 8 + frame),
      closed.subarray(0, -1),
      Buffer.concat([head, second, first, rest]),
      Buffer.concat([head, first, rest]),
      Buffer.from('nothing of ours'),
    ])
      await expect(openOf(broken)).rejects.toThrow(SealBroken);
    await expect(openOf(closed, 777, randomBytes(32))).rejects.toThrow(SealBroken);
  });

  it('has a key that only its owner opens, also after the ring has turned', () => {
    const ring = [{ kid: 'old', key: randomBytes(32) }] as [{ kid: string; key: Buffer }];
    const made = new FileKeys(ring, 'test').create('job-1');
    const turned = new FileKeys([{ kid: 'new', key: randomBytes(32) }, ...ring], 'test');
    expect(turned.open(made.kept, 'job-1').equals(made.key)).toBe(true);
    expect(() => turned.open(made.kept, 'job-2')).toThrow();
    expect(() => new FileKeys([{ kid: 'new', key: randomBytes(32) }], 'test').open(made.kept, 'job-1')).toThrow(
      SealBroken,
    );
  });
});
