import { AppError } from '../http/app-error.ts';

/** Absent, or of no concern to who asks. */
export class ApprovalNotFound extends AppError {
  constructor() {
    super(404, { msg: { code: 'NOT_FOUND' } });
  }
}

/** One's own request, or that of somebody whose sign-in was in one's hands. */
export class NotASecondPerson extends AppError {
  constructor(code: 'APPROVAL_OWN' | 'APPROVAL_TIED' | 'APPROVAL_ASKER_ONLY') {
    super(403, { msg: { code } });
  }
}

/** The request is over, or another one has to be settled first. */
export class ApprovalConflict extends AppError {
  constructor(
    code: 'APPROVAL_CLOSED' | 'APPROVAL_EXPIRED' | 'APPROVAL_STALE' | 'APPROVAL_PENDING' | 'APPROVAL_ASKER_GONE',
  ) {
    super(409, { msg: { code } });
  }
}
