import { Injectable } from '@nestjs/common';
import type { RevokeTokensBody, RevokeTokensView } from '@hub/contracts/partner';
import { Db } from '@hub/nest-kit/db';
import { idempotentCall, type Partner } from '@hub/nest-kit/partner';
import { endLink } from '../members/accounts/end-links.ts';
import { revokeIn } from './revoke-tokens.ts';

/** Ends, at a game's wish, everything that one of its accounts holds by now, and that a member may see what it redeemed. */
@Injectable()
export class RevokeForGame {
  constructor(private readonly db: Db) {}

  run(partner: Partner, { partner_uid }: RevokeTokensBody): Promise<RevokeTokensView> {
    const { game, kid } = partner;
    return idempotentCall(this.db, partner, async (tx) => {
      const by = { actor_kind: 'system', actor: `game:${game}`, rid: partner.rid, address: '' } as const;
      await revokeIn(tx, `game:${game}`, partner, { chain: '', game, uid: partner_uid, reason: `key ${kid}` });
      // After the tokens: a link that is made at this moment sees that they ended, or is there to be ended.
      await endLink(tx, { game, uid: partner_uid }, by);
      return { ok: true };
    });
  }
}
