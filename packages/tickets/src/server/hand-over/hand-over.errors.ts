import { AppError, TooMany } from '@hub/nest-kit/http';

/** Unknown, used or over: the answer is the same. */
export class HandOverGone extends AppError {
  constructor() {
    super(404, { msg: { code: 'HAND_OVER_GONE' } });
  }
}
export class HandOverSent extends AppError {
  constructor() {
    super(409, { msg: { code: 'HAND_OVER_SENT' } });
  }
}
export class TooManyHandOvers extends TooMany {
  constructor(retryAfterS: number) {
    super(retryAfterS, 'TOO_MANY_HAND_OVERS');
  }
}
