import { deriveKey, open, seal } from '@hub/nest-kit/crypto';
import type { KeyRing } from '@hub/nest-kit/keys';

const PURPOSE = 'identity-secrets';

/** Secrets at rest: sealed with the first key of the ring, opened with any of them, always tied to their row. */
export class KeyBox {
  private readonly keys: Uint8Array[];

  constructor(ring: KeyRing) {
    this.keys = ring.map(({ key }) => deriveKey(key, PURPOSE));
  }

  seal(text: string, boundTo: string): Buffer {
    return seal(this.keys[0] as Uint8Array, text, boundTo);
  }

  /** Throws when no key of the ring opens it, or it belongs to another row. */
  open(box: Buffer, boundTo: string): string {
    let last: unknown;
    for (const key of this.keys) {
      try {
        return open(key, box, boundTo);
      } catch (error) {
        last = error;
      }
    }
    throw new Error(`the secret of ${boundTo} does not open: is its key missing in KEK_KEYS?`, { cause: last });
  }
}
