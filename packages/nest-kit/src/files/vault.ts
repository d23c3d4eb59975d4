import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Key, KeyRing } from '../config/keys.ts';
import { deriveKey } from '../crypto/secret-box.ts';
import type { FileSource, FileStore } from './store/file-store.ts';

const VERSION = 1;
const IV = 12;
const TAG = 16;

/** Bytes are bound to `id`, the key to `row`: what is moved does not open, and a new owner touches the key alone. */
export type VaultOwner = { id: string; row: string };
/** Forgetting it destroys view and thumb alike. */
export type WrappedKey = { kekId: string; wrapped: Buffer };

export class VaultClosed extends Error {
  constructor(reason: string) {
    super(`the vault stays closed: ${reason}`);
  }
}

/** Named parts in one order, so that no two bindings spell the same bytes. */
const bound = (...parts: string[]) => Buffer.from(JSON.stringify([...parts, `v${VERSION}`]));
const boundFile = ({ id }: VaultOwner, type: string) => bound('file', id, type);
const boundKey = ({ id, row }: VaultOwner) => bound('key', id, row);

function close(key: Uint8Array, plain: Uint8Array, aad: Buffer): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG }).setAAD(aad);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), body]);
}

function openBox(key: Uint8Array, box: Buffer, aad: Buffer): Buffer {
  if (box.length < 1 + IV + TAG || box[0] !== VERSION) throw new VaultClosed('unknown version');
  const iv = box.subarray(1, 1 + IV);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG }).setAAD(aad);
  decipher.setAuthTag(box.subarray(1 + IV, 1 + IV + TAG));
  try {
    return Buffer.concat([decipher.update(box.subarray(1 + IV + TAG)), decipher.final()]);
  } catch {
    throw new VaultClosed('changed, or not of this row');
  }
}

/** AES-256-GCM under a data key per attachment, wrapped by the ring's first key. `type` tells view from thumb. */
export class Vault {
  constructor(
    private readonly store: FileStore,
    private readonly keks: KeyRing,
  ) {}

  get firstKey(): string {
    return this.keks[0].kid;
  }

  createKey(owner: VaultOwner): WrappedKey {
    return this.wrap(owner, randomBytes(32));
  }

  async put(owner: VaultOwner, wrapped: WrappedKey, type: string, key: string, source: FileSource): Promise<void> {
    const plain = source instanceof Uint8Array ? source : await readFile(source.path);
    await this.store.put(key, close(this.unwrap(owner, wrapped), plain, boundFile(owner, type)));
  }

  /** The plain bytes, and only when every one of them is as it was sealed. Throws `VaultClosed`, `FileMissing`. */
  async get(owner: VaultOwner, wrapped: WrappedKey, type: string, key: string): Promise<Buffer> {
    const dataKey = this.unwrap(owner, wrapped);
    const { stream } = await this.store.get(key);
    return openBox(dataKey, await buffer(stream), boundFile(owner, type));
  }

  /** Null when it is under the ring's first key already. No stored file is touched. */
  rewrap(owner: VaultOwner, wrapped: WrappedKey): WrappedKey | null {
    return wrapped.kekId === this.firstKey ? null : this.wrap(owner, this.unwrap(owner, wrapped));
  }

  /** The file opens for the new row only from then on. */
  move(owner: VaultOwner, wrapped: WrappedKey, row: string): WrappedKey {
    return this.wrap({ ...owner, row }, this.unwrap(owner, wrapped));
  }

  private wrap(owner: VaultOwner, dataKey: Buffer): WrappedKey {
    const kek = this.keks[0];
    return { kekId: kek.kid, wrapped: close(kekOf(kek), dataKey, boundKey(owner)) };
  }

  private unwrap(owner: VaultOwner, { kekId, wrapped }: WrappedKey): Buffer {
    const kek = this.keks.find(({ kid }) => kid === kekId);
    if (!kek) throw new VaultClosed('its process key is gone');
    return openBox(kekOf(kek), wrapped, boundKey(owner));
  }
}

function kekOf({ key }: Key): Uint8Array {
  return deriveKey(key, 'vault');
}
