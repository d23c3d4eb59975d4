import { Injectable } from '@nestjs/common';
import type { AskWhitelistBody, WhitelistedView, WhitelistName } from '@hub/contracts/support';
import { ServiceClient, TtlCache } from '@hub/nest-kit/http';
import type { Visitor } from './visitor.ts';

const REMEMBER_MS = 30_000;
const ASK_MS = 400;
const LIST: WhitelistName = 'vip_report';

/** Support keeps who sees the reports of VIP before they are open to them; while it is away nobody new does. */
@Injectable()
export class ReportWhitelist {
  private readonly known = new TtlCache<boolean>(REMEMBER_MS, 5000);

  constructor(private readonly services: ServiceClient) {}

  async has({ game, player, ip }: Visitor): Promise<boolean> {
    const account = player && { game, uid: player.uid, role: player.role };
    const body: AskWhitelistBody = { games: [game], ip, player: account };
    const ask = async () => {
      const options = { body, repeatable: true, timeoutMs: ASK_MS };
      return (await this.services.call<WhitelistedView>('support', `/internal/whitelist/${LIST}`, options)).whitelisted;
    };
    return this.known.get(JSON.stringify(body), ask).catch(() => false);
  }
}
