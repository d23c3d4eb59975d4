import { AppError, TooMany } from '@hub/nest-kit/http';

/** Absent or withheld: the answer is the same. */
export class MailNotFound extends AppError {
  constructor() {
    super(404, { noexist: { code: 'MAIL_NOEXIST' } });
  }
}
/** The address takes no mail; somebody has to release it first. */
export class MailAddressDead extends AppError {
  constructor() {
    super(409, { msg: { code: 'MAIL_ADDRESS_DEAD' } });
  }
}
export class MailUnderWay extends AppError {
  constructor() {
    super(409, { msg: { code: 'MAIL_UNDER_WAY' } });
  }
}
/** What it says is true no more: the case was opened anew since. */
export class MailOutdated extends AppError {
  constructor() {
    super(409, { msg: { code: 'MAIL_OUTDATED' } });
  }
}
/** Every mail of a case has its code in it: one case sends so many by hand and no more. */
export class TooManyResends extends TooMany {
  constructor(retryAfterS: number) {
    super(retryAfterS, 'TOO_MANY_RESENDS');
  }
}
