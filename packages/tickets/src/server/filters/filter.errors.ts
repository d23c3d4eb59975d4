import type { TicketCode } from '@hub/contracts/tickets';
import { AppError } from '@hub/nest-kit/http';

const fault = (field: string, code: TicketCode) => ({ [field]: { code } });

/** Absent or somebody else's: the answer is the same. */
export class FilterNotFound extends AppError {
  constructor() {
    super(404, fault('noexist', 'FILTER_GONE'));
  }
}
export class FilterChanged extends AppError {
  constructor() {
    super(409, fault('msg', 'FILTER_CHANGED'));
  }
}
export class TooManyFilters extends AppError {
  constructor() {
    super(409, fault('name', 'FILTERS_MANY'));
  }
}
