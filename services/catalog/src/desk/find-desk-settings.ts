import { Injectable } from '@nestjs/common';
import type { DeskSettings } from '@hub/contracts/catalog';
import type { Language } from '@hub/contracts/shared';
import { FindArticles } from '../faq/find-articles.ts';
import { FindGames } from '../games/find-games.ts';
import { FindNotices } from '../notices/find-notices.ts';
import { FindQuestionTypes } from '../question-types/find-question-types.ts';
import { deskSettingsView } from './desk-settings.view.ts';

@Injectable()
export class FindDeskSettings {
  constructor(
    private readonly games: FindGames,
    private readonly types: FindQuestionTypes,
    private readonly articles: FindArticles,
    private readonly notices: FindNotices,
  ) {}

  /** `inGame`: the visitor came with a token. null when there is no such game. */
  async run(gameId: string, asker: { inGame: boolean; language: Language }): Promise<DeskSettings | null> {
    const now = new Date();
    const { language } = asker;
    const [game, question_types, type_names, faq, notices] = await Promise.all([
      this.games.one(gameId),
      this.types.of(gameId, asker, now),
      this.types.names(gameId, language),
      this.articles.ofGame(gameId, language),
      this.notices.of(gameId, language, now),
    ]);
    return game && deskSettingsView(game, { question_types, type_names, faq, notices }, language, now);
  }
}
