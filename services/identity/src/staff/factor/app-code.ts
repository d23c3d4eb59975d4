import { Secret, TOTP } from 'otpauth';
import { FACTOR_DIGITS } from '@hub/contracts/identity';
import { sameBytes } from '@hub/nest-kit/crypto';

/** Seconds a code stands, and how many steps to either side a clock may be off. */
const PERIOD_S = 30;
const SKEW_STEPS = 1;

const appOf = (secret: string, issuer = '', login = '') =>
  new TOTP({
    issuer,
    label: login,
    secret: Secret.fromBase32(secret),
    digits: FACTOR_DIGITS,
    period: PERIOD_S,
  });

/** A secret for an authenticator app: 160 random bits in base 32, 32 signs. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from the QR code; `issuer` is whose account it shows there. */
export const enrolmentUri = (secret: string, issuer: string, login: string): string =>
  appOf(secret, issuer, login).toString();

export const appCodeAt = (secret: string, nowMs: number): string => appOf(secret).generate({ timestamp: nowMs });

/** The step that a code belongs to, null when it is none of now or its neighbours. The same work for every code. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | null {
  const app = appOf(secret);
  const now = Math.floor(nowMs / 1000 / PERIOD_S);
  const typed = Buffer.from(code);
  let found: number | null = null;
  for (let step = now - SKEW_STEPS; step <= now + SKEW_STEPS; step += 1) {
    const wanted = Buffer.from(app.generate({ timestamp: step * PERIOD_S * 1000 }));
    if (sameBytes(wanted, typed)) found = step;
  }
  return found;
}
