import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { QuestionType } from '@hub/contracts/catalog';
import { inLanguage, type Language } from '@hub/contracts/shared';
import { TtlCache } from '@hub/nest-kit/http';
import { EVERY_GAME } from '../rows/columns.ts';
import { REMEMBER_MS } from '../rows/remember.ts';
import { offeredTypes } from './question-type.policy.ts';
import { QuestionTypeRow } from './question-type.entity.ts';

type Asker = { inGame: boolean; language: Language };

@Injectable()
export class FindQuestionTypes {
  private readonly remembered = new TtlCache<QuestionTypeRow[]>(REMEMBER_MS);

  constructor(private readonly source: DataSource) {}

  async of(gameId: string, { inGame, language }: Asker, now = new Date()): Promise<QuestionType[]> {
    return offeredTypes(await this.own(gameId), inGame, now).map((row) => ({
      code: row.code,
      label: inLanguage(row, ['label'], language).label,
      token_only: row.token_only === 1,
    }));
  }

  /** What every type is called, also those whose time is over: reports name them. */
  async names(gameId: string, language: Language): Promise<Record<string, string>> {
    const rows = (await this.own(gameId)).toSorted(
      (a, b) => Number(b.game_id === EVERY_GAME) - Number(a.game_id === EVERY_GAME),
    );
    return Object.fromEntries(rows.map((row) => [row.code, inLanguage(row, ['label'], language).label]));
  }

  private async own(gameId: string): Promise<QuestionTypeRow[]> {
    const rows = await this.remembered.get('all', () => this.source.manager.find(QuestionTypeRow));
    return rows.filter(({ game_id }) => game_id === gameId || game_id === EVERY_GAME);
  }
}
