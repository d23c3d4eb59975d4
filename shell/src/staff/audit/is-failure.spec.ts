import { describe, expect, it } from 'vitest';
import { isFailure } from './is-failure.ts';

describe('isFailure', () => {
  it.each(['staff-login-failed', 'staff-login-locked', 'staff-password-failed', 'staff-factor-enrol-failed'])(
    '%s is one',
    (action) => expect(isFailure(action)).toBe(true),
  );

  it.each(['staff-login', 'staff-factor-shown', 'ticket.read', 'failed-nothing'])('%s is none', (action) =>
    expect(isFailure(action)).toBe(false),
  );
});
