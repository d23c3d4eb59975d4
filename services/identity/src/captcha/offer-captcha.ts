import { ownCaptcha, type CaptchaForm, type CaptchaProvider, type CaptchaView } from '@hub/contracts/shared';
import type { CaptchaGrants } from './captcha-grants.ts';
import type { OutsideSettings } from './outside-settings.ts';

/** What a guarded form shows. A provider that the site is not set up for means our own challenge. */
export class OfferCaptcha {
  constructor(
    private readonly outside: OutsideSettings | null,
    private readonly grants: CaptchaGrants,
  ) {}

  /** Where no setting of a game says otherwise. */
  usual(): CaptchaProvider {
    return this.outside?.provider ?? 'altcha';
  }

  effective(wanted: CaptchaProvider): CaptchaProvider {
    return this.outside?.provider === wanted ? wanted : 'altcha';
  }

  run(form: CaptchaForm, wanted: CaptchaProvider): CaptchaView {
    if (!this.outside || this.effective(wanted) === 'altcha') return ownCaptcha(form, true);
    const { provider, siteKey, scriptUrl } = this.outside;
    return { enabled: true, form, provider, site_key: siteKey, challenge_url: '', script_url: scriptUrl };
  }

  /** What one submit shows while the provider is away. */
  whileAway(form: CaptchaForm, wanted: CaptchaProvider, submit: Buffer): CaptchaView {
    return this.outside?.standIn ? ownCaptcha(form, true, this.grants.make(form, submit)) : this.run(form, wanted);
  }
}
