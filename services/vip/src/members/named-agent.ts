import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import type { Visitor } from '../eligibility/visitor.ts';
import { Agents } from './agents.ts';

type Named = { agent: string; agent_name: string };

/** Who looks after a player, as the player is told. */
@Injectable()
export class NamedAgent {
  constructor(
    private readonly db: Db,
    private readonly agents: Agents,
  ) {}

  /** By name; '' for none, and where the agent serves the game no more. While identity is away the list is believed. */
  async of({ game, player }: Visitor): Promise<string> {
    if (!player) return '';
    const [named] = await this.db.source.query<Named[]>(
      `SELECT agent, agent_name FROM vip_entry WHERE game_id = ? AND partner_uid = ? AND level > 0 AND agent <> ''
        AND begins_at <= NOW(3) AND ends_at >= NOW(3)`,
      [game, player.uid],
    );
    if (!named) return '';
    const serving = await this.agents.of(game).catch(() => null);
    return serving ? (serving.find(({ login }) => login === named.agent)?.name ?? '') : named.agent_name;
  }
}
