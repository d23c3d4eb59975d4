import { createHash } from 'node:crypto';
import type { ConsumeCaptchaBody, ConsumeCaptchaView } from '@hub/contracts/identity';
import type { Log } from '@hub/nest-kit/log';
import { readCaptchaPayload } from './captcha-payload.ts';
import type { CaptchaSecrets } from './captcha-secrets.ts';
import type { OfferCaptcha } from './offer-captcha.ts';
import { faultOfOwn } from './own-answers.ts';
import { ProviderAway, type SiteVerify } from './site-verify.ts';
import { submitHash, type UsedCaptchas } from './used-captchas.ts';

/** An answer that was proven: its hash, under which it is used up. A fault: why it was not. */
type Proof = { answer: Buffer } | { fault: string; away?: boolean };

/** Takes an answer for one submit. Nothing passes unproven; what has passed once under its key passes again. */
export class ConsumeCaptcha {
  constructor(
    private readonly used: UsedCaptchas,
    private readonly offers: OfferCaptcha,
    private readonly secrets: CaptchaSecrets,
    private readonly outside: SiteVerify | null,
    private readonly log: Log,
  ) {}

  async run(body: ConsumeCaptchaBody): Promise<ConsumeCaptchaView> {
    const submit = submitHash(body.for, body.by);
    if (await this.used.hasPassed(submit)) return { ok: true };
    const proof = await this.prove(body, submit);
    if ('answer' in proof) {
      if (await this.used.claim(proof.answer, submit)) return { ok: true };
      return this.refuse(body, submit, { fault: 'used before' });
    }
    // The same submit may have passed beside us while its answer was looked at here.
    if (body.payload && (await this.used.hasPassed(submit))) return { ok: true };
    return this.refuse(body, submit, proof);
  }

  private async prove(body: ConsumeCaptchaBody, submit: Buffer): Promise<Proof> {
    const guardedOutside = this.offers.effective(body.provider) !== 'altcha';
    const own = readCaptchaPayload(body.payload);
    if (own) {
      const wanted = { form: body.for, submit: guardedOutside ? submit : null };
      const fault = await faultOfOwn(own, wanted, this.secrets);
      return fault ? { fault } : { answer: Buffer.from(own.challenge.signature, 'hex') };
    }
    if (!this.outside || (!body.payload && !guardedOutside)) return { fault: body.payload ? 'malformed' : 'missing' };
    return this.askProvider(this.outside, body, submit);
  }

  /** Without a token: could there have been one? A widget that does not load must not lock anybody out. */
  private async askProvider(outside: SiteVerify, body: ConsumeCaptchaBody, submit: Buffer): Promise<Proof> {
    const { payload: token, ip, for: form, host } = body;
    try {
      if (!token) {
        await outside.probe(submit);
        return { fault: 'missing' };
      }
      const fault = await outside.faultOf({ token, ip, form, submit, host });
      return fault ? { fault } : { answer: createHash('sha256').update(token).digest() };
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      return { fault: error.message, away: true };
    }
  }

  private refuse(
    { for: form, provider }: ConsumeCaptchaBody,
    submit: Buffer,
    { fault, away = false }: { fault: string; away?: boolean },
  ): ConsumeCaptchaView {
    this.log.info({ code: 'CAPTCHA_REFUSED', reason: fault, kind: form }, 'captcha');
    const captcha = away ? this.offers.whileAway(form, provider, submit) : this.offers.run(form, provider);
    return { ok: false, away, captcha };
  }
}
