import { deriveKey, open, seal } from '@hub/nest-kit/crypto';
import type { Ticket } from './ticket.entity.ts';

export type Contact = Pick<Ticket, 'email' | 'phone_locale' | 'phone_national'>;
type Kept = Contact & Pick<Ticket, 'contact_box' | 'check_mac'>;

const nothing: Contact = { email: '', phone_locale: null, phone_national: null };

/** How to reach who reported: sealed at rest and bound to its case, found by keyed hash (`Contacts`). */
export class ContactBox {
  private readonly key: Uint8Array;

  constructor(key: Uint8Array) {
    this.key = deriveKey(key, 'contact-box');
  }

  seal({ email, phone_locale, phone_national }: Contact, check_mac: Buffer): Contact & { contact_box: Buffer } {
    const text = JSON.stringify([email, phone_locale, phone_national]);
    return { ...nothing, contact_box: seal(this.key, text, check_mac.toString('hex')) };
  }

  /** The readable contact of a stored case; one from before stands there as it is until it is sealed. */
  of({ contact_box, check_mac, ...plain }: Kept): Contact {
    if (contact_box === null) return plain;
    const text = open(this.key, contact_box, check_mac.toString('hex'));
    const [email, phone_locale, phone_national] = JSON.parse(text) as [string, string | null, string | null];
    return { email, phone_locale, phone_national };
  }
}
