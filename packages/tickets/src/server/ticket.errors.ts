import { AppError, TooMany } from '@hub/nest-kit/http';
import type { TicketCode } from '@hub/contracts/tickets';

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
