import type { Provider } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Log } from '@hub/nest-kit/log';
import { CaptchaGrants } from './captcha-grants.ts';
import { captchaSecrets } from './captcha-secrets.ts';
import { ConsumeCaptcha } from './consume-captcha.ts';
import { MakeChallenge } from './make-challenge.ts';
import { OfferCaptcha } from './offer-captcha.ts';
import type { OutsideSettings } from './outside-settings.ts';
import { SiteVerify } from './site-verify.ts';
import { UsedCaptchas } from './used-captchas.ts';

export type CaptchaSettings = { key: Uint8Array; cost: number; outside: OutsideSettings | null };

/** The use cases around challenges. */
export function captchaProvidersOf(settings: CaptchaSettings, source: DataSource, log: Log): Provider[] {
  const secrets = captchaSecrets(settings.key);
  const grants = new CaptchaGrants(settings.key);
  const offers = new OfferCaptcha(settings.outside, grants);
  const siteVerify = settings.outside && new SiteVerify(settings.outside, log);
  const consume = new ConsumeCaptcha(new UsedCaptchas(source), offers, secrets, siteVerify, log);
  return [
    { provide: MakeChallenge, useValue: new MakeChallenge(secrets, grants, settings.cost) },
    { provide: OfferCaptcha, useValue: offers },
    { provide: ConsumeCaptcha, useValue: consume },
  ];
}
