import { describe, expect, it } from 'vitest';
import { appCodeAt, enrolmentUri, newAppSecret, stepOfCode } from './app-code.ts';

/** Secret and moments of RFC 6238, appendix B (SHA-1), cut to six digits. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the code of an app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('is at %i s what the standard says', (seconds, code) => {
    expect(appCodeAt(RFC, seconds * 1000)).toBe(code);
    expect(stepOfCode(RFC, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('is taken from a clock that is one step off, and from none that is two', () => {
    const now = 1_800_000_015_000;
    const step = Math.floor(now / 30_000);
    const off = (steps: number) => stepOfCode(RFC, appCodeAt(RFC, now + steps * 30_000), now);
    expect([-2, -1, 0, 1, 2].map(off)).toEqual([null, step - 1, step, step + 1, null]);
  });

  it('counts with its zeros in front, and is nothing with other signs', () => {
    const now = 1234567890_000;
    expect(stepOfCode(RFC, '5924', now)).toBeNull();
    expect(stepOfCode(RFC, '', now)).toBeNull();
    expect(stepOfCode(RFC, '００５９２４', now)).toBeNull();
  });

  it('comes from a secret of 160 bits that no two accounts share', () => {
    const secrets = Array.from({ length: 50 }, newAppSecret);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(secrets).size).toBe(50);
  });

  it('is set up by an address that every app reads', () => {
    expect(enrolmentUri(RFC, 'Player Hub', 'yue')).toBe(
      `otpauth://totp/Player%20Hub:yue?issuer=Player%20Hub&secret=${RFC}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
