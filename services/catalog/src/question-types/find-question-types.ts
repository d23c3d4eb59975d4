import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { QuestionType } from '@hub/contracts/catalog';
import { Remembered } from '@hub/nest-kit/http';
import { EVERY_GAME } from '../rows/columns.ts';
import { REMEMBER_MS } from '../rows/remember.ts';
import { offeredTypes } from './question-type.policy.ts';
import { QuestionTypeRow } from './question-type.entity.ts';

/** What a report at one game can be about. */
@Injectable()
export class FindQuestionTypes {
  private readonly remembered = new Remembered<QuestionTypeRow[]>(REMEMBER_MS);

  constructor(private readonly source: DataSource) {}

  async of(gameId: string, inGame: boolean, now = new Date()): Promise<QuestionType[]> {
    const rows = await this.remembered.get('all', () => this.source.manager.find(QuestionTypeRow));
    const own = rows.filter(({ game_id }) => game_id === gameId || game_id === EVERY_GAME);
    return offeredTypes(own, inGame, now).map(({ code, label, token_only }) => ({
      code,
      label,
      token_only: token_only === 1,
    }));
  }
}
