import { AppError, TooMany } from '@hub/nest-kit/http';
import { CAPTCHA_HEADER, type CaptchaView } from '@hub/contracts/shared';
import type { TicketCode } from '@hub/contracts/tickets';

const CAPTCHA_AWAY_S = 60;

const fault = (field: string, code: TicketCode) => ({ [field]: { code } });

/** Absent or somebody else's: the answer is the same. */
export class TicketNotFound extends AppError {
  constructor() {
    super(404, fault('noexist', 'NOEXIST'));
  }
}
export class TicketClosed extends AppError {
  constructor() {
    super(409, fault('msg', 'TICKET_CLOSED'));
  }
}
/** It holds as many messages of its owner as a page can show; what was written is kept by the form. */
export class CaseFull extends AppError {
  constructor(max: number) {
    super(409, { msg: { code: 'CASE_FULL', params: { max } } });
  }
}
export class TicketUnanswered extends AppError {
  constructor() {
    super(409, fault('msg', 'TICKET_UNANSWERED'));
  }
}
/** There is an answer that the owner had not seen when they closed the case. */
export class TicketNews extends AppError {
  constructor() {
    super(409, fault('msg', 'TICKET_NEWS'));
  }
}
export class TicketOpen extends AppError {
  constructor() {
    super(409, fault('msg', 'TICKET_OPEN'));
  }
}
export class TicketRated extends AppError {
  constructor() {
    super(409, fault('msg', 'TICKET_RATED'));
  }
}
/** The case to continue is absent, foreign or open: the answer is the same. */
export class FollowsUnknown extends AppError {
  constructor() {
    super(400, fault('follows', 'FOLLOWS_UNKNOWN'));
  }
}
export class TicketChanged extends AppError {
  constructor() {
    super(409, fault('msg', 'TICKET_CHANGED'));
  }
}
export class GameUnknown extends AppError {
  constructor() {
    super(404, fault('msg', 'GAME_UNKNOWN'));
  }
}
/** The answer carries the check to make now. */
export class CaptchaNeeded extends AppError {
  constructor(code: 'CAPTCHA_REQUIRED' | 'CAPTCHA_FAILED' | 'CAPTCHA_OTHER', captcha: CaptchaView) {
    super(400, fault('captcha_token', code), undefined, { [CAPTCHA_HEADER]: JSON.stringify(captcha) });
  }
}
/** Nobody can pass now: the provider is away and nothing stands in for it. */
export class CaptchaAway extends AppError {
  constructor() {
    super(503, fault('msg', 'CAPTCHA_AWAY'), CAPTCHA_AWAY_S);
  }
}
/** No code was typed; whether the contact is known is not told. */
export class CheckCodeMissing extends AppError {
  constructor() {
    super(400, fault('check_id', 'CHECK_CODE_MAILED'));
  }
}
export class TooManyLookups extends TooMany {
  constructor(retryAfterS: number) {
    super(retryAfterS, 'TOO_MANY_LOOKUPS');
  }
}
export class TooManyReports extends TooMany {
  constructor(retryAfterS: number) {
    super(retryAfterS, 'TOO_MANY_REPORTS');
  }
}
