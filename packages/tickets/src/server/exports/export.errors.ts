import type { TicketCode } from '@hub/contracts/tickets';
import { AppError } from '@hub/nest-kit/http';

const fault = (code: TicketCode, params?: Record<string, unknown>) => ({ msg: { code, ...(params && { params }) } });

export class TooManyExports extends AppError {
  constructor(max: number) {
    super(409, fault('EXPORT_MANY', { max }));
  }
}
