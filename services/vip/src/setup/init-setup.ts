import { Injectable } from '@nestjs/common';
import type { SetupBody } from '@hub/contracts/tickets';
import type { VipSetupView } from '@hub/contracts/vip';
import type { Caller } from '@hub/nest-kit/http';
import { arrivalView, DeskArrivals } from '@hub/tickets/server';
import { Eligibility } from '../eligibility/eligibility.ts';
import { NamedAgent } from '../members/named-agent.ts';

/** The first call of a VIP page: who is there, for which game, and whether they are served. */
@Injectable()
export class InitSetup {
  constructor(
    private readonly arrivals: DeskArrivals,
    private readonly eligibility: Eligibility,
    private readonly agents: NamedAgent,
  ) {}

  async run(caller: Caller, body: SetupBody): Promise<VipSetupView> {
    const visitor = await this.arrivals.visitor(caller, body);
    const [facts, { ranking, whitelisted }, agent_name] = await Promise.all([
      this.arrivals.facts(visitor, caller),
      this.eligibility.of(visitor),
      this.agents.of(visitor),
    ]);
    return { ...arrivalView(visitor, facts), isVipreportWhitelisted: whitelisted, vip_ranking: ranking, agent_name };
  }
}
