import { randomBytes } from 'node:crypto';
import { phoneDigits, readPhone, showPhone } from '@hub/contracts/shared';
import { deriveKey, mac, open, seal } from '@hub/nest-kit/crypto';
import type { KeyRing } from '@hub/nest-kit/keys';
import type { Order } from '../order.entity.ts';
import type { Buyer } from './buyer.ts';

const TOKEN = /^o_[\w-]{22}$/;
const TOKEN_BYTES = 16;

type Sealed = Pick<Order, 'report_id' | 'buyer_kid'>;
type Names = Pick<Order, 'email_mac' | 'phone_mac'>;
type Fresh = Pick<Order, 'token_mac' | 'token_box' | 'buyer_box' | 'buyer_kid'> & Names;

/**
 * What of an order is secret: its buyer and its token, sealed and bound to its number, so that a box opens in no other row. Found by
 * keyed hash alone. Both boxes of an order are under one key, `buyer_kid`.
 */
export class OrderKeys {
  private readonly keys: ReadonlyMap<string, Uint8Array>;
  private readonly kid: string;
  private readonly tokens: Uint8Array;
  private readonly emails: Uint8Array;

  /** The first key of the ring seals. `checkKey`: of the hashes. */
  constructor(ring: KeyRing, checkKey: Uint8Array) {
    this.kid = ring[0].kid;
    this.keys = new Map(ring.map(({ kid, key }) => [kid, deriveKey(key, 'order-buyer')]));
    this.tokens = deriveKey(checkKey, 'order-token');
    this.emails = deriveKey(checkKey, 'order-email');
  }

  /** With a token that nobody had before. */
  fresh(report_id: string, buyer: Buyer): Fresh {
    const token = `o_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
    const order = { report_id, buyer_kid: this.kid };
    return {
      token_mac: mac(this.tokens, token),
      token_box: seal(this.keyOf(order), token, `token:${report_id}`),
      buyer_box: this.sealBuyer(order, buyer),
      buyer_kid: this.kid,
      ...this.namesOf(buyer),
    };
  }

  /** What an order is found by when its buyer asks for it. */
  namesOf({ email, phone }: Pick<Buyer, 'email' | 'phone'>): Names {
    return { email_mac: email ? this.emailMac(email) : null, phone_mac: phone ? this.phoneMac(phone) : null };
  }

  sealBuyer(order: Sealed, buyer: Buyer): Buffer {
    return seal(this.keyOf(order), JSON.stringify(buyer), `buyer:${order.report_id}`);
  }

  /** Null once it has served its time. */
  buyerOf(order: Sealed & Pick<Order, 'buyer_box'>): Buyer | null {
    if (!order.buyer_box) return null;
    return JSON.parse(open(this.keyOf(order), order.buyer_box, `buyer:${order.report_id}`)) as Buyer;
  }

  /** Null as well where the box cannot be opened. */
  readableBuyerOf(order: Parameters<OrderKeys['buyerOf']>[0]): Buyer | null {
    try {
      return this.buyerOf(order);
    } catch {
      return null;
    }
  }

  tokenOf(order: Sealed & Pick<Order, 'token_box'>): string {
    return open(this.keyOf(order), order.token_box, `token:${order.report_id}`);
  }

  /** What an order is found by; null for what is no token. */
  tokenMac(token: string): Buffer | null {
    return TOKEN.test(token) ? mac(this.tokens, token) : null;
  }

  emailMac(email: string): Buffer {
    return mac(this.emails, email.normalize('NFKC').trim().toLowerCase());
  }

  /** Of every writing that a number has on forms. */
  phoneMacs(typed: string): Buffer[] {
    const written = readPhone(typed).flatMap((phone) => [
      showPhone(phone),
      phone.national,
      `${phone.locale}${phone.national}`,
    ]);
    return [...new Set([phoneDigits(typed), ...written])].map((digits) => this.phoneMac(digits));
  }

  private phoneMac(typed: string): Buffer {
    return mac(this.emails, `phone:${phoneDigits(typed)}`);
  }

  private keyOf({ buyer_kid }: Sealed): Uint8Array {
    const key = this.keys.get(buyer_kid);
    if (!key) throw new Error(`no key ${buyer_kid} for an order`);
    return key;
  }
}
