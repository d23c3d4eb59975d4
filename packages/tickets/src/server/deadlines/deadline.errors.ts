import type { TicketCode } from '@hub/contracts/tickets';
import { AppError } from '@hub/nest-kit/http';

/** A close alone is no answer. */
export class DeadlineRuns extends AppError {
  constructor() {
    super(409, { msg: { code: 'DEADLINE_RUNS' satisfies TicketCode } });
  }
}
export class DeadlineMerge extends AppError {
  constructor() {
    super(409, { msg: { code: 'DEADLINE_MERGE' satisfies TicketCode } });
  }
}
export class FeeNone extends AppError {
  constructor() {
    super(409, { msg: { code: 'FEE_NONE' satisfies TicketCode } });
  }
}
