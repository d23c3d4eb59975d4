import { MEMBER_CODE_MINUTES } from '@hub/contracts/identity';
import { count, Db, uncount, type Window } from '@hub/nest-kit/db';
import { TooMany } from '@hub/nest-kit/http';
import type { MemberSecrets } from '../member-secrets.ts';
import { tellOfLock } from './lock-told.ts';
import type { ShownCode } from './shown-code.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** To one address. */
export const CODES_AN_HOUR = 5;
export const CODES_A_DAY = 20;
/** From one sender, to whatever addresses. */
export const CODES_OF_SENDER_AN_HOUR = 20;
/** From one sender to one address: what others ask for leaves some for the owner. */
export const CODES_OF_PAIR_AN_HOUR = 4;
export const CODES_OF_PAIR_A_DAY = 12;
export const TRIES_OF_SENDER_AN_HOUR = 30;
/** At one address, from everywhere but the pages that asked for its codes. */
export const TRIES_AT_ADDRESS_A_DAY = 60;
/** Of one code: by the page that asked for it, and by all others together. */
export const TRIES_OF_PAGE = 5;
export const TRIES_ELSEWHERE = 3;

/** SQL: may a code of the table still open something, as long as it was not tried too often? */
export const CODE_IS_RECENT = `spent_at IS NULL AND created_at > NOW(3) - INTERVAL ${MEMBER_CODE_MINUTES} MINUTE`;

/** `forgive`: it was no guess. */
export type Tried = { forgive(): Promise<void> };

/** Counted in rows: an empty Redis forgives nobody. */
export class CodeLimits {
  constructor(
    private readonly db: Db,
    private readonly secrets: MemberSecrets,
  ) {}

  /** Throws `TooMany`. Alike for addresses that are a member's and those that are nobody's. */
  async countCode(emailMac: Buffer, ip: string): Promise<void> {
    const to = emailMac.toString('hex');
    await this.claim(
      [
        this.window(`code-sender:${ip}`, HOUR_S, CODES_OF_SENDER_AN_HOUR),
        this.window(`code-pair-hour:${to}:${ip}`, HOUR_S, CODES_OF_PAIR_AN_HOUR),
        this.window(`code-pair-day:${to}:${ip}`, DAY_S, CODES_OF_PAIR_A_DAY),
        this.window(`code-hour:${to}`, HOUR_S, CODES_AN_HOUR),
        this.window(`code-day:${to}`, DAY_S, CODES_A_DAY),
      ],
      'MEMBER_CODES_MANY',
    );
  }

  /**
   * Every try counts from its beginning: many at once get no more than many in a row. Not so from a page that asked for a code itself, which
   * counts its tries: whatever others try, it stays open. Throws `TooMany`.
   */
  async countTry(shown: ShownCode, ip: string): Promise<Tried> {
    if (await this.hasAsked(shown)) return { forgive: async () => {} };
    const [sender, address] = this.tries(shown.emailMac, ip);
    await this.claim([sender], 'MEMBER_TRIES_MANY');
    const { over, retryAfterS } = await count(this.db.source, address);
    if (over) {
      await tellOfLock(this.db, shown.emailMac, address);
      throw new TooMany(retryAfterS, 'MEMBER_TRIES_MANY');
    }
    return {
      forgive: async () => {
        for (const window of [sender, address]) await uncount(this.db.source, window);
      },
    };
  }

  private async hasAsked({ emailMac, pageMac }: ShownCode): Promise<boolean> {
    const rows = await this.db.source.query<unknown[]>(
      `SELECT 1 FROM member_code
        WHERE email_mac = ? AND page_mac = ? AND page_tries < ${TRIES_OF_PAGE} AND ${CODE_IS_RECENT} LIMIT 1`,
      [emailMac, pageMac],
    );
    return rows.length > 0;
  }

  private tries(emailMac: Buffer, ip: string): [sender: Window, address: Window] {
    return [
      this.window(`try-sender:${ip}`, HOUR_S, TRIES_OF_SENDER_AN_HOUR),
      this.window(`try-address:${emailMac.toString('hex')}`, DAY_S, TRIES_AT_ADDRESS_A_DAY),
    ];
  }

  private async claim(windows: readonly Window[], code: string): Promise<void> {
    for (const window of windows) {
      const { over, retryAfterS } = await count(this.db.source, window);
      if (over) throw new TooMany(retryAfterS, code);
    }
  }

  private window(name: string, windowS: number, limit: number): Window {
    return { bucket: this.secrets.bucket(name), windowS, limit };
  }
}
