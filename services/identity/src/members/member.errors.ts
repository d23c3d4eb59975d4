import { MEMBER_ACCOUNTS_MAX } from '@hub/contracts/identity';
import { AppError } from '@hub/nest-kit/http';

/** Wrong, spent, too old, tried too often, or never sent: one answer. */
export class MemberCodeWrong extends AppError {
  constructor() {
    super(400, { code: { code: 'MEMBER_CODE_WRONG' } });
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

export class TooManyAccounts extends AppError {
  constructor() {
    super(409, { msg: { code: 'MEMBER_ACCOUNTS_MANY', params: { most: MEMBER_ACCOUNTS_MAX } } });
  }
}
