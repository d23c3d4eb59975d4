import type { TicketCode } from '@hub/contracts/tickets';
import { AppError } from '@hub/nest-kit/http';

const fault = (code: TicketCode, params?: Record<string, unknown>) => ({ msg: { code, ...(params && { params }) } });

/** Somebody has as many under way as one may have. */
export class TooManyExports extends AppError {
  constructor(max: number) {
    super(409, fault('EXPORT_MANY', { max }));
  }
}
export class ExportNotReady extends AppError {
  constructor() {
    super(409, fault('EXPORT_NOT_READY'));
  }
}
/** Its time is over. */
export class ExportGone extends AppError {
  constructor() {
    super(410, fault('EXPORT_GONE'));
  }
}
