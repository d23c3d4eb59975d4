import { MEMBER_CODE_MINUTES } from '@hub/contracts/identity';
import { count, Db, uncount, type Window } from '@hub/nest-kit/db';
import { TooMany } from '@hub/nest-kit/http';
import type { MemberSecrets } from '../member-secrets.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** To one address. */
export const CODES_AN_HOUR = 5;
export const CODES_A_DAY = 20;
/** From one sender, to whatever addresses. */
export const CODES_OF_SENDER_AN_HOUR = 20;
export const TRIES_OF_SENDER_AN_HOUR = 30;
/** At one address, from everywhere, however many codes were sent there. */
export const TRIES_AT_ADDRESS_A_DAY = 60;
export const TRIES_OF_CODE = 5;

/** SQL: may a code of the table still open something? */
export const CODE_IS_LIVE = `spent_at IS NULL AND tries < ${TRIES_OF_CODE}
  AND created_at > NOW(3) - INTERVAL ${MEMBER_CODE_MINUTES} MINUTE`;

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
        this.window(`code-hour:${to}`, HOUR_S, CODES_AN_HOUR),
        this.window(`code-day:${to}`, DAY_S, CODES_A_DAY),
      ],
      'MEMBER_CODES_MANY',
    );
  }

  /** Every try counts from its beginning: many at once get no more than many in a row. Throws `TooMany`. */
  countTry(emailMac: Buffer, ip: string): Promise<void> {
    return this.claim(this.tries(emailMac, ip), 'MEMBER_TRIES_MANY');
  }

  /** It was no guess. */
  async forgiveTry(emailMac: Buffer, ip: string): Promise<void> {
    for (const window of this.tries(emailMac, ip)) await uncount(this.db.source, window);
  }

  private tries(emailMac: Buffer, ip: string): Window[] {
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
