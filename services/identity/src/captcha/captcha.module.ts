import { CONFIG, Feature, LOG } from '@hub/nest-kit/app';
import { parseKey } from '@hub/nest-kit/keys';
import type { Log } from '@hub/nest-kit/log';
import { CAPTCHA_COST } from '../config.ts';
import { CaptchaGrants } from './captcha-grants.ts';
import { captchaSecrets } from './captcha-secrets.ts';
import { CaptchaController } from './captcha.controller.ts';
import { ConsumeCaptcha } from './consume-captcha.ts';
import { MakeChallenge } from './make-challenge.ts';
import { OfferCaptcha } from './offer-captcha.ts';
import { outsideSettings, type OutsideConfig, type OutsideSettings } from './outside-settings.ts';
import { SiteVerify } from './site-verify.ts';
import { UsedCaptchas } from './used-captchas.ts';

const OUTSIDE = Symbol('outside provider');

type Settings = OutsideConfig & { CAPTCHA_KEY: string; CAPTCHA_COST?: number };
const secretsOf = ({ CAPTCHA_KEY }: Settings) => captchaSecrets(parseKey(CAPTCHA_KEY));

@Feature({
  controllers: [CaptchaController],
  http: [
    { provide: OUTSIDE, inject: [CONFIG], useFactory: (config: Settings) => outsideSettings(config) },
    {
      provide: CaptchaGrants,
      inject: [CONFIG],
      useFactory: ({ CAPTCHA_KEY }: Settings) => new CaptchaGrants(parseKey(CAPTCHA_KEY)),
    },
    {
      provide: OfferCaptcha,
      inject: [OUTSIDE, CaptchaGrants],
      useFactory: (outside: OutsideSettings | null, grants: CaptchaGrants) => new OfferCaptcha(outside, grants),
    },
    {
      provide: MakeChallenge,
      inject: [CONFIG, CaptchaGrants],
      useFactory: (config: Settings, grants: CaptchaGrants) =>
        new MakeChallenge(secretsOf(config), grants, config.CAPTCHA_COST ?? CAPTCHA_COST),
    },
    UsedCaptchas,
    {
      provide: ConsumeCaptcha,
      inject: [CONFIG, OUTSIDE, UsedCaptchas, OfferCaptcha, LOG],
      useFactory: (
        config: Settings,
        outside: OutsideSettings | null,
        used: UsedCaptchas,
        offers: OfferCaptcha,
        log: Log,
      ) => new ConsumeCaptcha(used, offers, secretsOf(config), outside && new SiteVerify(outside, log), log),
    },
  ],
  exports: [ConsumeCaptcha, OfferCaptcha],
})
export class CaptchaModule {}
