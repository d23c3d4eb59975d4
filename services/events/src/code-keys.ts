import { mac, manyMacs, open, seal } from '@hub/nest-kit/crypto';
import { parseKey, parseRing, type KeyRing } from '@hub/nest-kit/keys';
import { faultOf, type Log } from '@hub/nest-kit/log';

/** Names and hides the texts of codes: a dump of the database gives no code away. */
export class CodeKeys {
  private readonly lost = new Set<string>();

  constructor(
    private readonly hash: Uint8Array,
    private readonly ring: KeyRing,
    private readonly log?: Log,
  ) {}

  static from({ SERIAL_KEY, SERIAL_KEYS }: { SERIAL_KEY: string; SERIAL_KEYS: string }, log?: Log): CodeKeys {
    return new CodeKeys(parseKey(SERIAL_KEY), parseRing(SERIAL_KEYS), log);
  }

  /** What a code is looked up by: HMAC-SHA-256 of its normal form. */
  macOf(code: string): Buffer {
    return mac(this.hash, code);
  }

  /** The same for a file of codes; a hash is a text of 32 signs, one for each byte. */
  macsOf(): (code: string) => string {
    return manyMacs(this.hash);
  }

  /** A code for its owner's own list, bound to the redemption's `mail_id`. */
  sealCode(code: string, boundTo: string): Buffer {
    const { kid, key } = this.ring[0];
    return Buffer.concat([Buffer.from(`${kid}:`), seal(key, code, boundTo)]);
  }

  /** '' of a seal that cannot be opened: a lost key must not close the lists. The log has one line for each key. */
  openCode(box: Buffer, boundTo: string): string {
    const cut = box.indexOf(':');
    const kid = box.subarray(0, cut).toString();
    try {
      const found = this.ring.find((row) => row.kid === kid);
      if (!found) throw new Error(`no key ${kid} for a code`);
      return open(found.key, box.subarray(cut + 1), boundTo);
    } catch (error) {
      if (!this.lost.has(kid)) this.log?.error(faultOf(error), 'a redeemed code cannot be opened');
      this.lost.add(kid);
      return '';
    }
  }
}
