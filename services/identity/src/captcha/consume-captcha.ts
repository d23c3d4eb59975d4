import { createHash } from 'node:crypto';
import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { DataSource } from 'typeorm';
import type { ConsumeCaptchaBody } from '@hub/contracts/identity';
import { sameBytes } from '@hub/nest-kit/crypto';
import { isDuplicate } from '@hub/nest-kit/db';
import type { Log } from '@hub/nest-kit/log';
import { readCaptchaPayload, type CaptchaPayload } from './captcha-payload.ts';
import type { CaptchaSecrets } from './captcha-secrets.ts';
import { CaptchaUsed } from './captcha-used.entity.ts';

/** Takes a solved challenge for one submit. The database alone knows which are used, so it holds without Redis too. */
export class ConsumeCaptcha {
  constructor(
    private readonly source: DataSource,
    private readonly secrets: CaptchaSecrets,
    private readonly log: Log,
  ) {}

  async run(body: ConsumeCaptchaBody): Promise<boolean> {
    const payload = readCaptchaPayload(body.payload);
    const fault = payload ? await this.faultOf(payload, body.for) : 'malformed';
    const ok = payload !== null && fault === null && (await this.claim(payload, body.by));
    if (!ok) this.log.info({ code: 'CAPTCHA_REFUSED', reason: fault ?? 'used before', kind: body.for }, 'captcha');
    return ok;
  }

  private async faultOf({ challenge, solution }: CaptchaPayload, form: string): Promise<string | null> {
    const result = await verifySolution({ challenge, solution, deriveKey, ...this.secrets });
    if (result.expired) return 'expired';
    if (result.invalidSignature) return 'not ours';
    if (!result.verified) return 'wrong solution';
    return challenge.parameters.data.for === form ? null : 'for another form';
  }

  private async claim({ challenge }: CaptchaPayload, by: string): Promise<boolean> {
    const signature = Buffer.from(challenge.signature, 'hex');
    const usedBy = createHash('sha256').update(by).digest();
    const used = this.source.getRepository(CaptchaUsed);
    try {
      const expires_at = new Date(challenge.parameters.expiresAt * 1000);
      await used.insert({ signature, used_by: usedBy, expires_at });
      return true;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const earlier = await used.findOneBy({ signature });
      return earlier !== null && sameBytes(earlier.used_by, usedBy);
    }
  }
}
