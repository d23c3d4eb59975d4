import { Injectable } from '@nestjs/common';
import { rolesText, type ColleaguesOfGame } from '@hub/contracts/identity';
import { ticketWriters, type Colleague } from '@hub/contracts/tickets';
import { TtlCache, ServiceUnavailable, TemporarilyUnavailable, ServiceClient } from '@hub/nest-kit/http';
import { Colleagues } from '../work/colleagues/colleagues.ts';

const REMEMBER_MS = 30_000;
const ASK_MS = 1500;

/** While identity is away: the last known list of the game. */
@Injectable()
export class IdentityColleagues extends Colleagues {
  private readonly known = new TtlCache<Colleague[]>(REMEMBER_MS);

  constructor(private readonly services: ServiceClient) {
    super();
  }

  async of(gameId: string): Promise<Colleague[]> {
    const path = `/internal/staff/colleagues?${new URLSearchParams({ game: gameId, roles: rolesText(ticketWriters) })}`;
    const ask = async () => {
      const { staff } = await this.services.call<ColleaguesOfGame>('identity', path, { timeoutMs: ASK_MS });
      return staff.map(({ id, name }) => ({ id, name }));
    };
    try {
      return await this.known.get(gameId, ask);
    } catch (error) {
      if (error instanceof ServiceUnavailable) throw new TemporarilyUnavailable();
      throw error;
    }
  }
}
