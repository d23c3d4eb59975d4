import type { InferType } from 'yup';
import { captchaCalls } from '../identity/captcha.calls.ts';
import { addressOf } from './call-address.ts';
import { oneOf, text, view, yesNo } from './view.ts';

export const captchaProviders = ['altcha', 'turnstile'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

export const captchaForms = ['create', 'reply', 'lookup', 'login', 'role'] as const;
export type CaptchaForm = (typeof captchaForms)[number];

/** `altcha`: `challenge_url`. Else a widget by `script_url` and `site_key`. What does not apply is ''. */
export const captchaView = view('Captcha', {
  enabled: yesNo(),
  form: oneOf(...captchaForms),
  provider: oneOf(...captchaProviders),
  site_key: text(),
  challenge_url: text(),
  script_url: text(),
});
export type CaptchaView = InferType<typeof captchaView>;

/** `grant`: it may stand in for an outside provider that is away. */
export function ownCaptcha(form: CaptchaForm, enabled: boolean, grant?: string): CaptchaView {
  return {
    enabled,
    form,
    provider: 'altcha',
    site_key: '',
    challenge_url: addressOf(captchaCalls.offerChallenge, { query: { for: form, grant: grant || undefined } }),
    script_url: '',
  };
}
