import { createHash, randomBytes } from 'node:crypto';
import type { HandOverPrincipal } from '@hub/contracts/shared';
import type { HandOverBody } from '@hub/contracts/tickets';
import { deriveKey, open, seal } from '@hub/nest-kit/crypto';

/** What goes to the other browser: the report as it stands, and in whose name it goes on. */
export type Handed = Pick<HandOverBody, 'form' | 'values' | 'files' | 'follows'> &
  Pick<HandOverPrincipal, 'sender' | 'key'>;

/** 128 random bits. */
export const freshSecret = (): string => randomBytes(16).toString('base64url');
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Seals what is handed over. The code takes part in the key: who has the table and our key still cannot read it. */
export class HandOverBoxes {
  constructor(private readonly key: Uint8Array) {}

  close(code: string, handed: Handed): Buffer {
    return seal(this.keyOf(code), JSON.stringify(handed), hashOfSecret(code).toString('hex'));
  }

  open(code: string, box: Buffer): Handed {
    return JSON.parse(open(this.keyOf(code), box, hashOfSecret(code).toString('hex'))) as Handed;
  }

  private keyOf(code: string): Uint8Array {
    return deriveKey(deriveKey(this.key, 'hand-over'), `hand-over:${code}`);
  }
}
