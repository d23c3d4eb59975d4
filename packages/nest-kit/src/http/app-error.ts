import { taipeiMinute, type TextParams } from '@hub/contracts/shared';

const RESTING_S = 5;
const MINUTE_MS = 60_000;

export type Fault = { code: string; params?: TextParams };
export type Faults = Record<string, Fault>;

/** A status and, per field, a code; `msg` is the general one. Only the problem filter turns it into words. */
export class AppError extends Error {
  /** For a missing right: the audit hears of it, whatever the answer says. */
  withheld = false;

  constructor(
    readonly status: number,
    readonly faults: Faults,
    readonly retryAfterS?: number,
    readonly headers: Record<string, string> = {},
  ) {
    super(
      Object.entries(faults)
        .map(([field, fault]) => `${field}:${fault.code}`)
        .join(' '),
    );
  }
}

export class InvalidInput extends AppError {
  constructor(faults: Faults) {
    super(400, faults);
  }
}
export class SessionExpired extends AppError {
  constructor() {
    super(401, { jwt: { code: 'SESSION_EXPIRED' } });
  }
}
export class SecondFactorNeeded extends AppError {
  constructor() {
    super(401, { jwt: { code: 'SECOND_FACTOR_NEEDED' } });
  }
}
export class StepUpNeeded extends AppError {
  constructor() {
    super(403, { step_up: { code: 'STEP_UP_NEEDED' } });
  }
}
export class Forbidden extends AppError {
  override withheld = true;

  constructor(code = 'FORBIDDEN') {
    super(403, { msg: { code } });
  }
}
/** Answered as absent, though it is there: for somebody without the right to it. */
export function withheld<E extends AppError>(absent: E): E {
  absent.withheld = true;
  return absent;
}
export class TooMany extends AppError {
  constructor(retryAfterS: number, code = 'TOO_MANY_REQUESTS') {
    const minutes = Math.max(1, Math.ceil(retryAfterS / 60));
    const until = taipeiMinute(new Date(Math.ceil(Date.now() / MINUTE_MS + retryAfterS / 60) * MINUTE_MS));
    super(429, { msg: { code, params: { minutes, until } } }, retryAfterS);
  }
}
export class TemporarilyUnavailable extends AppError {
  constructor() {
    super(503, { msg: { code: 'SERVICE_RESTING' } }, RESTING_S);
  }
}
export class KeyReused extends AppError {
  constructor() {
    super(409, { msg: { code: 'KEY_REUSED' } });
  }
}
