import type { SupportCode } from '@hub/contracts/support';
import { AppError, InvalidInput } from '@hub/nest-kit/http';

const fault = (code: SupportCode) => ({ code });

/** Absent, or of a game that the asker does not serve. */
export class WhitelistEntryNotFound extends AppError {
  constructor() {
    super(404, { noexist: fault('WHITELIST_NOEXIST') });
  }
}
export class WhitelistFault extends InvalidInput {
  constructor(field: string, code: SupportCode) {
    super({ [field]: fault(code) });
  }
}
