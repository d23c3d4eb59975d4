import type { InferType } from 'yup';
import { captchaCalls } from '../identity/captcha.calls.ts';
import { addressOf } from './call-address.ts';
import { oneOf, text, view, yesNo } from './view.ts';

/** Who makes a form's challenge: our own proof of work, or the one outside provider a site may have. */
export const captchaProviders = ['altcha', 'turnstile'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

export const captchaForms = ['create', 'reply', 'lookup', 'login', 'role'] as const;
export type CaptchaForm = (typeof captchaForms)[number];

/**
 * How a form is guarded. `altcha`: `challenge_url` gives a challenge bound to that form. Anything else: a widget, made
 * by the script at `script_url` for the public `site_key`. What does not apply is ''.
 */
export const captchaView = view('Captcha', {
  enabled: yesNo(),
  form: oneOf(...captchaForms),
  provider: oneOf(...captchaProviders),
  site_key: text(),
  challenge_url: text(),
  script_url: text(),
});
export type CaptchaView = InferType<typeof captchaView>;

/** Our own challenge for a form. `grant` makes it one that may stand in for an outside provider that is away. */
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
