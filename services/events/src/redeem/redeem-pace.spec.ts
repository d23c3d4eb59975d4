import { TooMany } from '@hub/nest-kit/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedeemPace } from './redeem-pace.ts';

const [one, other] = [Buffer.from('one'), Buffer.from('other')];

describe('the pace of redeeming', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('lets a player try another code a second later, and anybody else at once', () => {
    const pace = new RedeemPace(1000);
    pace.demand('H73:uid:1', one);
    pace.demand('H73:uid:2', other);
    vi.advanceTimersByTime(999);
    expect(() => pace.demand('H73:uid:1', other)).toThrow(TooMany);
    vi.advanceTimersByTime(1);
    pace.demand('H73:uid:1', other);
    expect(() => pace.demand('H73:uid:1', one)).toThrow(TooMany);
  });

  it('takes a double click for one try', () => {
    const pace = new RedeemPace(1000);
    for (const _ of [1, 2, 3]) pace.demand('H73:uid:1', one);
    try {
      pace.demand('H73:uid:1', other);
    } catch (error) {
      expect(error).toMatchObject({ status: 429, retryAfterS: 1 });
    }
    expect.assertions(1);
  });
});
