import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from '../config/keys.ts';
import { deriveKey, open, seal } from '../crypto/secret-box.ts';

const VERSION = 1;
const SALT = 7;
const TAG = 16;
const FRAME = 64 * 1024;
const LAST = 0x8000_0000;

/** A file's data key under the process key `kek`. Whoever forgets it has destroyed the file. */
export type FileKey = { kek: string; wrapped: Buffer };

/** It was changed, cut off, or is of another owner. */
export class SealBroken extends Error {}

export class FileKeys {
  constructor(
    private readonly ring: KeyRing,
    private readonly purpose: string,
  ) {}

  create(owner: string): { key: Buffer; kept: FileKey } {
    const [{ kid, key: kek }] = this.ring;
    const key = randomBytes(32);
    return { key, kept: { kek: kid, wrapped: seal(deriveKey(kek, this.purpose), key.toString('base64'), owner) } };
  }

  open({ kek, wrapped }: FileKey, owner: string): Buffer {
    const found = this.ring.find(({ kid }) => kid === kek);
    if (!found) throw new SealBroken(`no key ${kek} for a file`);
    return Buffer.from(open(deriveKey(found.key, this.purpose), wrapped, owner), 'base64');
  }
}

/** Version and salt, then frames: length (the top bit marks the last one), tag, text. A frame fits its place only. */
const nonceOf = (salt: Buffer, index: number, last: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  salt.copy(nonce);
  nonce.writeUInt8(last ? 1 : 0, SALT);
  nonce.writeUInt32BE(index, SALT + 1);
  return nonce;
};

function sealFrame(key: Buffer, salt: Buffer, index: number, last: boolean, text: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(salt, index, last));
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE((body.length | (last ? LAST : 0)) >>> 0);
  return Buffer.concat([head, cipher.getAuthTag(), body]);
}

/** AES-256-GCM over frames of 64 KiB: a file of any size in constant memory. A key seals one file. */
export async function* sealed(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  yield Buffer.concat([Buffer.from([VERSION]), salt]);
  let rest: Buffer = Buffer.alloc(0);
  let index = 0;
  for await (const piece of source) {
    rest = Buffer.concat([rest, piece]);
    let at = 0;
    // One sign is always held back, so that the last frame is known for the last.
    for (; rest.length - at > FRAME; at += FRAME)
      yield sealFrame(key, salt, index++, false, rest.subarray(at, at + FRAME));
    rest = rest.subarray(at);
  }
  yield sealFrame(key, salt, index, true, rest);
}

/** The plain bytes; a frame comes out only when it is as it was sealed. Throws `SealBroken`. */
export async function* unsealed(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const bytes = new Taken(source);
  const head = await bytes.take(1 + SALT);
  if (head[0] !== VERSION) throw new SealBroken('unknown version');
  for (let index = 0; ; index += 1) {
    const size = (await bytes.take(4)).readUInt32BE();
    const last = size >= LAST;
    const frame = await bytes.take(TAG + (last ? size - LAST : size));
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(head.subarray(1), index, last));
    decipher.setAuthTag(frame.subarray(0, TAG));
    try {
      yield Buffer.concat([decipher.update(frame.subarray(TAG)), decipher.final()]);
    } catch {
      throw new SealBroken('changed');
    }
    if (last) return;
  }
}

class Taken {
  private readonly pieces: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.pieces = source[Symbol.asyncIterator]();
  }

  async take(many: number): Promise<Buffer> {
    if (many > FRAME + TAG) throw new SealBroken('a frame too long');
    while (this.rest.length < many) {
      const next = await this.pieces.next();
      if (next.done) throw new SealBroken('cut off');
      this.rest = Buffer.concat([this.rest, next.value]);
    }
    const taken = this.rest.subarray(0, many);
    this.rest = this.rest.subarray(many);
    return taken;
  }
}
