import { CAPTCHA_HEADER, type CaptchaProvider, type CaptchaView } from '@hub/contracts/shared';
import { AppError } from './app-error.ts';

const AWAY_S = 60;

/** The answer carries the check to make now. */
export class CaptchaNeeded extends AppError {
  constructor(code: 'CAPTCHA_REQUIRED' | 'CAPTCHA_FAILED' | 'CAPTCHA_OTHER', captcha: CaptchaView) {
    super(400, { captcha_token: { code } }, undefined, { [CAPTCHA_HEADER]: JSON.stringify(captcha) });
  }
}

/** Nobody can pass now: the provider is away and nothing stands in for it. */
export class CaptchaUnavailable extends AppError {
  constructor() {
    super(503, { msg: { code: 'CAPTCHA_AWAY' } }, AWAY_S);
  }
}

type Failed = { away: boolean; captcha: CaptchaView };
type Asked = { provider: CaptchaProvider; payload: string; key: string | null | undefined };

/** What to answer to a check that was not passed. What stands in is bound to the submit, which has no name without a key. */
export function captchaRefusal({ away, captcha }: Failed, { provider, payload, key }: Asked): AppError {
  if (away && (captcha.provider === provider || !key)) return new CaptchaUnavailable();
  if (away) return new CaptchaNeeded('CAPTCHA_OTHER', captcha);
  return new CaptchaNeeded(payload ? 'CAPTCHA_FAILED' : 'CAPTCHA_REQUIRED', captcha);
}
