import { foldEmail, readPhone, phoneLocaleOf, type Phone } from '@hub/contracts/shared';
import { deriveKey, mac } from '@hub/nest-kit/crypto';

/** Finds cases by e-mail or phone without an index over the readable contact. */
export class Contacts {
  private readonly key: Uint8Array;

  constructor(key: Uint8Array) {
    this.key = deriveKey(key, 'contact-mac');
  }

  emailMac(address: string): Buffer {
    return mac(this.key, `email:${foldEmail(address)}`);
  }

  phoneMac(phone: Phone): Buffer {
    return mac(this.key, `phone:${phone.locale}:${phone.national}`);
  }

  /** Every stored phone that a typed number may mean. */
  phoneMacs(typed: string, locale?: string): Buffer[] {
    return readPhone(typed, phoneLocaleOf(locale)).map((phone) => this.phoneMac(phone));
  }

  /** Name of a limit's bucket; no contact can be read from it. */
  bucket(kind: string, value: string): Buffer {
    return mac(this.key, `limit:${kind}:${value}`);
  }
}
