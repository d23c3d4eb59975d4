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

/** A wrong code, or one that has served already: which of them is nobody's business. */
export class WrongCode extends AppError {
  constructor(code: 'CODE_WRONG' | 'RECOVERY_WRONG' | 'ENROL_CODE_WRONG') {
    super(400, { code: { code } });
  }
}

/** Setting up an app where there is one, or using one where there is none. */
export class FactorState extends AppError {
  constructor(code: 'FACTOR_MISSING' | 'FACTOR_PRESENT' | 'ENROL_GONE') {
    super(409, { msg: { code } });
  }
}

export class PasswordRefused extends AppError {
  constructor(field: 'password' | 'current', code: string) {
    super(400, { [field]: { code } });
  }
}

export class LoginTaken extends AppError {
  constructor() {
    super(400, { login: { code: 'LOGIN_TAKEN' } });
  }
}

/** A role that nobody publishes cannot be given. */
export class RoleUnknown extends AppError {
  constructor(at: number) {
    super(400, { [`roles[${at}].role`]: { code: 'ROLE_UNKNOWN' } });
  }
}

export class AccountNotFound extends AppError {
  constructor() {
    super(404, { msg: { code: 'NOT_FOUND' } });
  }
}

/** Nobody changes the own rights: that is what makes sure that a system owner is always left. */
export class OwnAccount extends AppError {
  constructor() {
    super(403, { msg: { code: 'OWN_ACCOUNT' } });
  }
}

export class AccountChanged extends AppError {
  constructor() {
    super(409, { msg: { code: 'ACCOUNT_CHANGED' } });
  }
}
