import { AppError } from '../http/app-error.ts';

export class ApprovalNotFound extends AppError {
  constructor() {
    super(404, { msg: { code: 'NOT_FOUND' } });
  }
}

export class NotASecondPerson extends AppError {
  constructor(code: 'APPROVAL_OWN' | 'APPROVAL_TIED' | 'APPROVAL_ASKER_ONLY') {
    super(403, { msg: { code } });
  }
}

export class ApprovalConflict extends AppError {
  constructor(
    code: 'APPROVAL_CLOSED' | 'APPROVAL_EXPIRED' | 'APPROVAL_STALE' | 'APPROVAL_PENDING' | 'APPROVAL_ASKER_GONE',
  ) {
    super(409, { msg: { code } });
  }
}
