import type { TextParams } from '@hub/contracts/shared';
import type { TicketCode } from '@hub/contracts/tickets';
import { AppError, InvalidInput } from '@hub/nest-kit/http';

/** Absent, or of a game that the asker does not serve. */
export class HolidayNotFound extends AppError {
  constructor() {
    super(404, { noexist: { code: 'HOLIDAY_NOEXIST' satisfies TicketCode } });
  }
}

export class HolidayFault extends InvalidInput {
  constructor(field: string, code: TicketCode, params?: TextParams) {
    super({ [field]: { code, ...(params && { params }) } });
  }
}
