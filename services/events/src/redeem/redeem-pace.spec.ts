import { TooMany } from '@hub/nest-kit/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedeemPace } from './redeem-pace.ts';

const [one, other] = [Buffer.from('one'), Buffer.from('other')];

describe('the pace of redeeming', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('lets a player try another code a second later, and anybody else at once', async () => {
    const pace = new RedeemPace(1000);
    await pace.demand(['player 1', 'address a'], one);
    await pace.demand(['player 2', 'address b'], other);
    vi.advanceTimersByTime(999);
    await expect(pace.demand(['player 1', 'address c'], other)).rejects.toThrow(TooMany);
    vi.advanceTimersByTime(1);
    await pace.demand(['player 1', 'address d'], other);
    await expect(pace.demand(['player 1', 'address d'], one)).rejects.toThrow(TooMany);
  });

  it('lets an address try another code a second later, the same one at once', async () => {
    const pace = new RedeemPace(1000);
    await pace.demand(['player 1', 'address a'], one);
    await pace.demand(['player 2', 'address a'], one);
    await expect(pace.demand(['player 3', 'address a'], other)).rejects.toThrow(TooMany);
  });

  it('takes a double click for one try', async () => {
    const pace = new RedeemPace(1000);
    for (const _ of [1, 2, 3]) await pace.demand(['player 1'], one);
    await expect(pace.demand(['player 1'], other)).rejects.toMatchObject({ status: 429, retryAfterS: 1 });
  });
});
