import { answerDays, deadlineKinds } from '@hub/contracts/tickets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OfferPromisedTypes1800004100000 } from '../src/migrations/1800004100000-offer-promised-types.ts';
import { QuestionTypeRow } from '../src/question-types/question-type.entity.ts';
import { seededDatabase } from './catalog.factory.ts';

let base: Awaited<ReturnType<typeof seededDatabase>>;
beforeAll(async () => {
  base = await seededDatabase();
});
afterAll(() => base.close());

const found = async (code: string) =>
  (await base.db.source.manager.findOneBy(QuestionTypeRow, { game_id: '*', code }))?.label;

const migrate = async () => {
  const runner = base.db.source.createQueryRunner();
  await new OfferPromisedTypes1800004100000().up(runner);
  await runner.release();
};

it('every game offers the types that the terms promise an answer to', async () => {
  await migrate();
  expect(Object.keys(answerDays)).toEqual([...deadlineKinds]);
  expect(await Promise.all(deadlineKinds.map(found))).toEqual(['申訴', '申請遊戲歷程']);
});

it('an installation from before gets those that it lacks, and keeps its own words', async () => {
  const { manager } = base.db.source;
  await manager.delete(QuestionTypeRow, { game_id: '*', code: 'game_history' });
  await manager.update(QuestionTypeRow, { game_id: '*', code: 'complaint' }, { label: '我要申訴', sort: 5 });
  await migrate();
  expect(await Promise.all(deadlineKinds.map(found))).toEqual(['我要申訴', '申請遊戲歷程']);
});
