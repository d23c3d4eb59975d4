import { Injectable } from '@nestjs/common';
import { staffMay, taipeiIso } from '@hub/contracts/shared';
import { rehearsalAddress, rehearsers, type OpenRehearsalBody, type RehearsalView } from '@hub/contracts/topup';
import { namedObject } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import { Forbidden, type StaffCaller } from '@hub/nest-kit/http';
import { ProviderShops } from '../payments/provider-shops.ts';
import { byStaff } from '../order.audit.ts';
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

  async run(caller: StaffCaller, { game_id }: OpenRehearsalBody): Promise<RehearsalView> {
    const { who } = caller;
    if (!staffMay(who, rehearsers, game_id)) throw new Forbidden();
    if (!this.shops.rehearsing) throw rehearsalsClosed();
    const { pass, until } = this.passes.issue(game_id, who.id);
    await this.db.runTx((tx) =>
      tx.audit({
        ...byStaff(caller),
        action: 'topup.rehearsal.open',
        game_id,
        ...namedObject('topup', 'rehearsal', { until: taipeiIso(until) }),
      }),
    );
    return { data: { address: rehearsalAddress(game_id, pass), until: taipeiIso(until) } };
  }
}
