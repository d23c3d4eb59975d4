import { CHECK_CODE_LENGTH, CODE_SIGNS } from '@hub/contracts/shared';
import { deriveKey, mac, open, randomCode, seal } from '@hub/nest-kit/crypto';

/** The code a player shows to see a case again: found by keyed hash, kept sealed for the view and the mails. */
export class CheckCodes {
  private readonly macKey: Uint8Array;
  private readonly boxKey: Uint8Array;

  constructor(key: Uint8Array) {
    this.macKey = deriveKey(key, 'check-code-mac');
    this.boxKey = deriveKey(key, 'check-code-box');
  }

  /** 12 random signs (60 bits), never seen before by anyone. */
  fresh(): { code: string; check_mac: Buffer; check_box: Buffer } {
    const code = randomCode(CHECK_CODE_LENGTH);
    const check_mac = this.macOf(code);
    return { code, check_mac, check_box: seal(this.boxKey, code, check_mac.toString('hex')) };
  }

  /** The same code for the same name, as secret as the key: cases of a demonstration are recognised by it. */
  named(name: string): { check_mac: Buffer; check_box: Buffer } {
    const code = [...mac(this.boxKey, `named:${name}`).subarray(0, CHECK_CODE_LENGTH)]
      .map((byte) => CODE_SIGNS[byte & 31])
      .join('');
    const check_mac = this.macOf(code);
    return { check_mac, check_box: seal(this.boxKey, code, check_mac.toString('hex')) };
  }

  macOf(code: string): Buffer {
    return mac(this.macKey, code);
  }

  read(row: { check_mac: Buffer; check_box: Buffer }): string {
    return open(this.boxKey, row.check_box, row.check_mac.toString('hex'));
  }
}
