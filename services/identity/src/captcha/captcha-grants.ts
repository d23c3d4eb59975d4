import type { CaptchaForm } from '@hub/contracts/shared';
import { deriveKey, mac, sameBytes } from '@hub/nest-kit/crypto';

const LIFE_S = 600;
const SHAPE = /^([\w-]{43})\.(\d{1,12})\.([\w-]{43})$/;

/** Signed and bound to the submit, so that nobody can choose the other challenge for himself. */
export class CaptchaGrants {
  private readonly key: Uint8Array;

  constructor(
    captchaKey: Uint8Array,
    private readonly clock: () => number = Date.now,
  ) {
    this.key = deriveKey(captchaKey, 'captcha-grant');
  }

  make(form: CaptchaForm, submit: Buffer): string {
    const name = submit.toString('base64url');
    const until = Math.floor(this.clock() / 1000) + LIFE_S;
    return `${name}.${until}.${this.sign(form, name, until).toString('base64url')}`;
  }

  /** Name of the submit, or null when the grant is not ours, of another form or too old. */
  read(form: CaptchaForm, grant: string): string | null {
    const [, name = '', until = '', signed = ''] = SHAPE.exec(grant) ?? [];
    const good = sameBytes(Buffer.from(signed, 'base64url'), this.sign(form, name, Number(until)));
    return good && Number(until) * 1000 > this.clock() ? name : null;
  }

  private sign(form: CaptchaForm, name: string, until: number): Buffer {
    return mac(this.key, `${form}\n${name}\n${until}`);
  }
}
