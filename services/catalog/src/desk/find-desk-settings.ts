import { Injectable } from '@nestjs/common';
import type { DeskSettings } from '@hub/contracts/catalog';
import { FindArticles } from '../faq/find-articles.ts';
import { FindGames } from '../games/find-games.ts';
import { FindQuestionTypes } from '../question-types/find-question-types.ts';
import { deskSettingsView } from './desk-settings.view.ts';

/** Everything that a desk must know about one game. */
@Injectable()
export class FindDeskSettings {
  constructor(
    private readonly games: FindGames,
    private readonly types: FindQuestionTypes,
    private readonly articles: FindArticles,
  ) {}

  /** `inGame`: the visitor came with a token. null when there is no such game. */
  async run(gameId: string, inGame: boolean, now = new Date()): Promise<DeskSettings | null> {
    const [game, types, faq] = await Promise.all([
      this.games.one(gameId),
      this.types.of(gameId, inGame, now),
      this.articles.ofGame(gameId),
    ]);
    return game && deskSettingsView(game, types, faq, now);
  }
}
