import { MACROS_PER_GAME, type TicketCode } from '@hub/contracts/tickets';
import { AppError } from '@hub/nest-kit/http';

const code = (name: TicketCode) => ({ code: name });

/** Absent or of a game that the asker does not serve: the answer is the same. */
export class MacroNotFound extends AppError {
  constructor() {
    super(404, { noexist: code('MACRO_NOEXIST') });
  }
}
export class MacroChanged extends AppError {
  constructor() {
    super(409, { msg: code('MACRO_CHANGED') });
  }
}
export class MacrosFull extends AppError {
  constructor() {
    super(409, { msg: { ...code('MACROS_FULL'), params: { max: MACROS_PER_GAME } } });
  }
}
