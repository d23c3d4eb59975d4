import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TtlCache } from '@hub/nest-kit/http';
import { REMEMBER_MS } from '../rows/remember.ts';
import { Game } from './game.entity.ts';
import { QuickAction } from './quick-action.entity.ts';
import { RoleRule } from './role-rule.entity.ts';
import { Server } from './server.entity.ts';
import { Tip } from './tip.entity.ts';

export type WholeGame = Game & {
  servers: Server[];
  tips: Tip[];
  quick_actions: QuickAction[];
  role_rule: RoleRule | null;
};

@Injectable()
export class FindGames {
  private readonly remembered = new TtlCache<WholeGame[]>(REMEMBER_MS);

  constructor(private readonly source: DataSource) {}

  /** The games that are not hidden, in the publisher's order. */
  async shown(now = new Date()): Promise<WholeGame[]> {
    const games = await this.remembered.get('all', () => this.load());
    return games.filter(({ hidden_at }) => !hidden_at || hidden_at > now);
  }

  async one(gameId: string): Promise<WholeGame | null> {
    const games = await this.shown();
    return games.find(({ game_id }) => game_id === gameId) ?? null;
  }

  /** Also of the hidden ones: what was once promised there is still owed. */
  async any(gameId: string): Promise<WholeGame | null> {
    const games = await this.remembered.get('all', () => this.load());
    return games.find(({ game_id }) => game_id === gameId) ?? null;
  }

  private async load(): Promise<WholeGame[]> {
    const { manager } = this.source;
    const [games, servers, tips, actions, rules] = await Promise.all([
      manager.find(Game, { order: { sort: 'ASC', game_id: 'ASC' } }),
      manager.find(Server, { order: { sort: 'ASC', server_id: 'ASC' } }),
      manager.find(Tip, { order: { sort: 'ASC' } }),
      manager.find(QuickAction, { order: { url: 'ASC' } }),
      manager.find(RoleRule),
    ]);
    const of = <Row extends { game_id: string }>(rows: Row[], game: Game) =>
      rows.filter(({ game_id }) => game_id === game.game_id);
    return games.map((game) => ({
      ...game,
      servers: of(servers, game),
      tips: of(tips, game),
      quick_actions: of(actions, game),
      role_rule: of(rules, game)[0] ?? null,
    }));
  }
}
