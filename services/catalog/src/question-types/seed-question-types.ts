import type { Db } from '@hub/nest-kit/db';
import { insertMissing } from '../rows/insert-missing.ts';
import { demoQuestionTypes } from './demo-question-types.ts';
import { QuestionTypeRow } from './question-type.entity.ts';

export async function seedQuestionTypes(db: Db): Promise<void> {
  await db.runTx(({ manager }) => insertMissing(manager, QuestionTypeRow, ['game_id', 'code'], demoQuestionTypes));
}
