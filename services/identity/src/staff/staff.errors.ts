import { AppError } from '@hub/nest-kit/http';

/** Unknown login, wrong password, closed account: one answer. */
export class LoginFailed extends AppError {
  constructor() {
    super(400, { msg: { code: 'LOGIN_FAILED' } });
  }
}

/** No such session, or not any more. */
export class SessionNotFound extends AppError {
  constructor() {
    super(404, { msg: { code: 'NOT_FOUND' } });
  }
}
