import { Injectable } from '@nestjs/common';
import { staffMay, taipeiIso } from '@hub/contracts/shared';
import { rehearsalAddress, rehearsers, type OpenRehearsalBody, type RehearsalView } from '@hub/contracts/topup';
import { namedObject } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import { Forbidden, type StaffCaller } from '@hub/nest-kit/http';
import { ProviderShops } from '../payments/provider-shops.ts';
import { rehearsalsClosed } from '../desk/desk.errors.ts';
import { RehearsalPasses } from './rehearsal-passes.ts';

/** A link for a colleague: a page of players does not know who is signed in at the desk. */
@Injectable()
export class OpenRehearsal {
  constructor(
    private readonly db: Db,
    private readonly shops: ProviderShops,
    private readonly passes: RehearsalPasses,
  ) {}

  async run({ who, rid, ip }: StaffCaller, { game_id }: OpenRehearsalBody): Promise<RehearsalView> {
    if (!staffMay(who, rehearsers, game_id)) throw new Forbidden();
    if (!this.shops.rehearsing) throw rehearsalsClosed();
    const { pass, until } = this.passes.issue(game_id, who.id);
    await this.db.runTx((tx) =>
      tx.audit({
        actor_kind: 'staff',
        actor: String(who.id),
        action: 'topup.rehearsal.open',
        game_id,
        ...namedObject('topup', 'rehearsal', { until: taipeiIso(until) }),
        rid,
        address: ip,
      }),
    );
    return { data: { address: rehearsalAddress(game_id, pass), until: taipeiIso(until) } };
  }
}
