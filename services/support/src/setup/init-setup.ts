import { Injectable } from '@nestjs/common';
import type { WhitelistName } from '@hub/contracts/support';
import type { SetupBody, SetupView } from '@hub/contracts/tickets';
import type { Caller } from '@hub/nest-kit/http';
import { arrivalView, DeskArrivals, type ArrivalFacts, type DeskVisitor } from '@hub/tickets/server';
import { VipRanking } from '../clients/vip-ranking.ts';
import type { Visitor } from '../whitelist/whitelist.policy.ts';
import { Whitelist } from '../whitelist/whitelist.ts';

@Injectable()
export class InitSetup {
  constructor(
    private readonly arrivals: DeskArrivals,
    private readonly ranking: VipRanking,
    private readonly whitelist: Whitelist,
  ) {}

  async run(caller: Caller, body: SetupBody): Promise<SetupView> {
    const visitor = await this.arrivals.visitor(caller, body);
    const [facts, ranking, whitelisted, vipReport] = await Promise.all([
      this.arrivals.facts(visitor, caller),
      visitor.player ? this.ranking.of(visitor.player) : 0,
      this.isOn('preview', visitor),
      this.isOn('vip_report', visitor),
    ]);
    return setupView(visitor, facts, { ranking, whitelisted, vipReport });
  }

  /** A list that cannot be read opens nothing, and fails nothing. */
  private async isOn(list: WhitelistName, visitor: Visitor): Promise<boolean> {
    return this.whitelist.has(list, visitor).catch(() => false);
  }
}

type Standing = { ranking: number; whitelisted: boolean; vipReport: boolean };

function setupView(
  visitor: DeskVisitor,
  facts: ArrivalFacts,
  { ranking, whitelisted, vipReport }: Standing,
): SetupView {
  const { settings } = facts;
  const actions = settings?.quick_actions.filter(
    ({ audience, place }) =>
      (audience === 'everyone' || whitelisted) && (place === 'everywhere' || visitor.player === null),
  );
  return {
    ...arrivalView(visitor, facts),
    isWhitelisted: whitelisted,
    showInvitation: settings?.line.show ?? false,
    line_invite_link: settings?.line.add_friend_link ?? '',
    line_account_name: settings?.line.account_name ?? '',
    line_guide_link: settings?.line.guide_link ?? '',
    isVipreportWhitelisted: vipReport,
    // Who is on that list is let in as the lowest rank is.
    vip_ranking: vipReport ? Math.max(ranking, 1) : ranking,
    tips: settings?.tips ?? [],
    quick_actions: (actions ?? []).map(({ label, url }) => ({ label, url })),
  };
}
