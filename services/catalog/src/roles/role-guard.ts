import type { ConsumeCaptchaBody, ConsumeCaptchaView } from '@hub/contracts/identity';
import { deriveKey, mac } from '@hub/nest-kit/crypto';
import { count, type Db } from '@hub/nest-kit/db';
import {
  CaptchaNeeded,
  ServiceUnavailable,
  TemporarilyUnavailable,
  type Caller,
  type ServiceClient,
} from '@hub/nest-kit/http';
import type { KeyRing } from '@hub/nest-kit/keys';
import type { FindCaptcha } from '../site/find-captcha.ts';
import { TooManyRoles } from './role.errors.ts';

const HOUR_S = 3600;
/** Look-ups of one address in an hour: so many are free, so many with a challenge each. */
const FREE = 20;
const MOST = 200;
const MOST_OF_STAFF = 300;
/** Longer than two tries of identity at an outside provider. */
const CONSUME_MS = 6000;

/** Keeps anybody from reading names off a game's list of roles. Counted in the database, which outlives any process. */
export class RoleGuard {
  private readonly key: Uint8Array;

  constructor(
    private readonly db: Db,
    private readonly services: ServiceClient,
    private readonly captcha: FindCaptcha,
    ring: KeyRing,
  ) {
    this.key = deriveKey(ring[0].key, 'role-limits');
  }

  /**
   * Throws `CaptchaNeeded`, `TooManyRoles`, 503 when no check can be proven. A passed check is good for the same
   * `question`.
   */
  async demand({ ip }: Caller, question: string, payload: string): Promise<void> {
    const { hits, retryAfterS } = await this.count(`address:${ip}`);
    if (hits > MOST) throw new TooManyRoles(retryAfterS);
    if (hits <= FREE) return;
    const { site: provider } = await this.captcha.run();
    const by = mac(this.key, `asked:${ip}:${question}`).toString('base64url');
    const verdict = await this.consume({ payload, for: 'role', provider, by: `role:${by}`, ip });
    if (verdict.ok) return;
    // The provider is away and nothing stands in for it: nobody could pass.
    if (verdict.away && verdict.captcha.provider === provider) throw new TemporarilyUnavailable();
    throw new CaptchaNeeded(payload ? 'CAPTCHA_FAILED' : 'CAPTCHA_REQUIRED', verdict.captcha);
  }

  /** Throws `TooManyRoles`. */
  async demandStaff(staffId: number): Promise<void> {
    const { hits, retryAfterS } = await this.count(`staff:${staffId}`);
    if (hits > MOST_OF_STAFF) throw new TooManyRoles(retryAfterS);
  }

  private count(name: string) {
    return count(this.db.source, { bucket: mac(this.key, name), windowS: HOUR_S, limit: MOST });
  }

  private async consume(body: ConsumeCaptchaBody): Promise<ConsumeCaptchaView> {
    try {
      const sent = { body, repeatable: true, timeoutMs: CONSUME_MS };
      return await this.services.call<ConsumeCaptchaView>('identity', '/internal/captcha/consume', sent);
    } catch (error) {
      if (error instanceof ServiceUnavailable) throw new TemporarilyUnavailable();
      throw error;
    }
  }
}
