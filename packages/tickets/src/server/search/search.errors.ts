import type { TicketCode } from '@hub/contracts/tickets';
import { AppError } from '@hub/nest-kit/http';

/** Nothing in it can be found by: a single sign of Chinese, or only marks. */
export class SearchWordsMissing extends AppError {
  constructor() {
    const code: TicketCode = 'SEARCH_WORDS';
    super(400, { q: { code } });
  }
}
