import { AppError } from '@hub/nest-kit/http';

/** Absent or of a game that the asker does not serve: the answer is the same. */
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
/** It is on its way already. */
export class MailUnderWay extends AppError {
  constructor() {
    super(409, { msg: { code: 'MAIL_UNDER_WAY' } });
  }
}
