import { Injectable } from '@nestjs/common';
import type { AskWhitelistBody, WhitelistedView } from '@hub/contracts/support';
import { REHEARSE } from '@hub/contracts/topup';
import { ServiceClient, TtlCache, type Caller } from '@hub/nest-kit/http';
import { ProviderShops } from '../payments/provider-shops.ts';
import { gameAbsent } from '../../shop/shop.errors.ts';
import { RehearsalPasses } from './rehearsal-passes.ts';

const REMEMBER_MS = 10_000;
const CALLERS = 1000;
const ASK_MS = 600;

type Visitor = Pick<Caller, 'who' | 'ip'>;

/** Who may go through an order without buying: whoever sees what is not open yet, and colleagues. */
@Injectable()
export class Rehearsals {
  private readonly known = new TtlCache<boolean>(REMEMBER_MS, CALLERS);

  constructor(
    private readonly services: ServiceClient,
    private readonly shops: ProviderShops,
    private readonly passes: RehearsalPasses,
  ) {}

  /** `asked`: of the call, undefined for an order that is meant. Throws 404 for all who may not: no such page is there for them. */
  async isAsked(visitor: Visitor, game: string, asked: string | undefined): Promise<boolean> {
    if (!asked) return false;
    if (!this.shops.rehearsing || !(await this.mayRehearse(visitor, game, asked))) throw gameAbsent();
    return true;
  }

  private async mayRehearse(visitor: Visitor, game: string, asked: string): Promise<boolean> {
    return asked === REHEARSE ? this.isWhitelisted(visitor, game) : this.passes.opens(asked, game);
  }

  /** Known by support; while it is away nobody is. */
  private isWhitelisted({ who, ip }: Visitor, game: string): Promise<boolean> {
    const player = who.kind === 'S' ? { game: who.game, uid: who.uid, role: who.role } : null;
    const body: AskWhitelistBody = { games: [game], ip, player };
    const ask = async () => {
      const sent = { body, repeatable: true, timeoutMs: ASK_MS };
      return (await this.services.call<WhitelistedView>('support', '/internal/whitelist', sent)).whitelisted;
    };
    return this.known.get(JSON.stringify(body), ask).catch(() => false);
  }
}
