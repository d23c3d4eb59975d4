import { Injectable } from '@nestjs/common';
import { rolesText, type ColleaguesOfGame } from '@hub/contracts/identity';
import { ticketWriters } from '@hub/contracts/tickets';
import type { VipAgentsView } from '@hub/contracts/vip';
import { ServiceClient, ServiceUnavailable, TemporarilyUnavailable, TtlCache } from '@hub/nest-kit/http';
import { agentUnknown } from './members.policy.ts';

const REMEMBER_MS = 30_000;
const ASK_MS = 1500;
type Agent = VipAgentsView['data'][number];

/** Who can be the named agent of a player of a game. Accounts are kept by identity. */
@Injectable()
export class Agents {
  private readonly known = new TtlCache<Agent[]>(REMEMBER_MS);

  constructor(private readonly services: ServiceClient) {}

  /** Throws `TemporarilyUnavailable` while identity is away. */
  async of(gameId: string): Promise<Agent[]> {
    const path = `/internal/staff/colleagues?${new URLSearchParams({ game: gameId, roles: rolesText(ticketWriters) })}`;
    const ask = async () => {
      const { staff } = await this.services.call<ColleaguesOfGame>('identity', path, { timeoutMs: ASK_MS });
      return staff.map(({ login, name }) => ({ login, name }));
    };
    try {
      return await this.known.get(gameId, ask);
    } catch (error) {
      if (error instanceof ServiceUnavailable) throw new TemporarilyUnavailable();
      throw error;
    }
  }

  /** '' is nobody; throws for who is none of this game. */
  async named(gameId: string, login: string): Promise<Agent> {
    if (login === '') return { login: '', name: '' };
    const agent = (await this.of(gameId)).find((one) => one.login === login);
    if (!agent) throw agentUnknown();
    return agent;
  }
}
