import { Injectable } from '@nestjs/common';
import type { ConsumeCaptchaBody, ConsumeCaptchaView, OfferCaptchaView } from '@hub/contracts/identity';
import { ownCaptcha, type CaptchaForm, type CaptchaProvider, type CaptchaView } from '@hub/contracts/shared';
import { TtlCache, ServiceUnavailable, TemporarilyUnavailable, ServiceClient } from '@hub/nest-kit/http';
import { CaptchaCheck } from '../ports.ts';

const REMEMBER_MS = 30_000;
const OFFER_MS = 800;
/** Longer than two tries of identity at an outside provider. */
const CONSUME_MS = 6000;

/** Challenges are kept by identity, which knows the used ones and the outside provider. */
@Injectable()
export class IdentityCaptcha extends CaptchaCheck {
  private readonly offers = new TtlCache<CaptchaView>(REMEMBER_MS);

  constructor(private readonly services: ServiceClient) {
    super();
  }

  async offer(form: CaptchaForm, provider: CaptchaProvider): Promise<CaptchaView> {
    if (provider === 'altcha') return ownCaptcha(form, true);
    const path = `/internal/captcha/offer?${new URLSearchParams({ for: form, provider })}`;
    const ask = async () =>
      (await this.services.call<OfferCaptchaView>('identity', path, { timeoutMs: OFFER_MS })).captcha;
    return this.offers.get(path, ask).catch(() => ownCaptcha(form, true));
  }

  async consume(body: ConsumeCaptchaBody): Promise<ConsumeCaptchaView> {
    try {
      return await this.services.call<ConsumeCaptchaView>('identity', '/internal/captcha/consume', {
        body,
        repeatable: true,
        timeoutMs: CONSUME_MS,
      });
    } catch (error) {
      if (error instanceof ServiceUnavailable) throw new TemporarilyUnavailable();
      throw error;
    }
  }
}
