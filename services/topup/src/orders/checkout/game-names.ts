import { Injectable } from '@nestjs/common';
import type { Language } from '@hub/contracts/shared';
import { ServiceUnavailable } from '@hub/nest-kit/http';
import { CatalogGames } from '../../clients/catalog-games.ts';

@Injectable()
export class GameNames {
  constructor(private readonly games: CatalogGames) {}

  /** Its id where nobody says the name: how an order stands is told all the same. */
  async of(game: string, language: Language): Promise<string> {
    const found = await this.games.find(game, language).catch((error: unknown) => {
      if (error instanceof ServiceUnavailable) return null;
      throw error;
    });
    return found?.game_name ?? game;
  }
}
