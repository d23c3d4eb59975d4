import { CAPTCHA_HEADER, type CaptchaView } from '@hub/contracts/shared';
import { AppError } from '@hub/nest-kit/http';

const AWAY_S = 60;

/** Wrong, spent, too old, tried too often, or never sent: one answer. */
export class MemberCodeWrong extends AppError {
  constructor() {
    super(400, { code: { code: 'MEMBER_CODE_WRONG' } });
  }
}

/** The answer carries the check to make now. */
export class CaptchaNeeded extends AppError {
  constructor(code: 'CAPTCHA_REQUIRED' | 'CAPTCHA_FAILED' | 'CAPTCHA_OTHER', captcha: CaptchaView) {
    super(400, { captcha_token: { code } }, undefined, { [CAPTCHA_HEADER]: JSON.stringify(captcha) });
  }
}

/** Nobody can pass now. */
export class CaptchaAway extends AppError {
  constructor() {
    super(503, { msg: { code: 'CAPTCHA_AWAY' } }, AWAY_S);
  }
}

export class FreshCodeNeeded extends AppError {
  constructor() {
    super(403, { step_up: { code: 'MEMBER_FRESH_CODE' } });
  }
}

export class ProfileChanged extends AppError {
  constructor() {
    super(409, { msg: { code: 'MEMBER_CHANGED' } });
  }
}
