import type { CaptchaForm, CaptchaView } from '@hub/contracts/shared';

/** Tells a form whether and where to get its challenge. */
export function captchaView(form: CaptchaForm, enabled: boolean): CaptchaView {
  return { enabled, provider: 'altcha', site_key: '', challenge_url: `/api/captcha/challenge?for=${form}` };
}
