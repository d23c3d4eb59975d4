import type { StaffPrincipal } from '@hub/contracts/shared';
import { count } from '../db/counter.ts';
import type { Db } from '../db/db.ts';
import { faultOf, type Log } from '../log/logger.ts';
import { lookBucket, QUARTER_S } from './first-looks.ts';

export type Refusal = { who: StaffPrincipal; method: string; path: string; status: number; rid: string; ip: string };

/** Rows of one person in a quarter of an hour; whoever is refused more often is told of once. */
const MOST = 100;
const OBJECT_MAX = 64;

const bucketOf = (...parts: unknown[]): Buffer => lookBucket('access-refused', ...parts);

/** A row per person, thing and quarter of an hour. */
export class RecordRefusals {
  constructor(
    private readonly db: Db,
    private readonly log: Log,
  ) {}

  /** After the answer, which must not tell by its time whether there was something to refuse. */
  async note(refusal: Refusal): Promise<void> {
    try {
      await this.write(refusal);
    } catch (error) {
      this.log.error({ ...faultOf(error), rid: refusal.rid }, 'a refused look was not noted');
    }
  }

  private write({ who, method, path, status, rid, ip }: Refusal): Promise<void> {
    const object = path.replace(/^\/api\/(staff\/)?/, '').slice(0, OBJECT_MAX);
    return this.db.runTx(async (tx) => {
      const hitsOf = async (bucket: Buffer) =>
        (await count(tx.manager, { bucket, windowS: QUARTER_S, limit: MOST })).hits;
      if ((await hitsOf(bucketOf(who.id, object))) > 1) return;
      const things = await hitsOf(bucketOf(who.id));
      if (things > MOST + 1) return;
      const isLast = things > MOST;
      await tx.audit({
        actor_kind: 'staff',
        actor: who.login,
        action: 'access.refused',
        game_id: '',
        object: isLast ? 'more' : object,
        detail: JSON.stringify(isLast ? { more_than: MOST } : { method, status }),
        rid,
        address: ip,
      });
    });
  }
}
