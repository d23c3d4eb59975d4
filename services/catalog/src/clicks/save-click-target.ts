import type { Db } from '@hub/nest-kit/db';
import { InvalidInput } from '@hub/nest-kit/http';
import { ClickTarget } from './click-target.entity.ts';
import { isAllowedAddress } from './click-target.policy.ts';

export type NewClickTarget = Omit<ClickTarget, 'id' | 'game_id' | 'opened'> &
  Partial<Pick<ClickTarget, 'id' | 'game_id'>>;

export class SaveClickTarget {
  constructor(private readonly db: Db) {}

  /** Returns the target's id; throws `InvalidInput` for an address that is not allowed. */
  async run(target: NewClickTarget): Promise<number> {
    if (!isAllowedAddress(target.url, target.hosts)) throw new InvalidInput({ url: { code: 'TARGET_NOT_ALLOWED' } });
    return this.db.runTx(async ({ manager }) => (await manager.save(ClickTarget, { ...target })).id);
  }
}
