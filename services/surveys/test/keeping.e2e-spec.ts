import type { SurveyLoginView } from '@hub/contracts/surveys';
import type { ServiceClient } from '@hub/nest-kit/http';
import { PersonData } from '@hub/nest-kit/person-data';
import { nobody } from '@hub/contracts/person-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOld } from '../src/keeping/retention.ts';
import { correctAnswers } from '../src/person-data/correct-answers.ts';
import { personData } from '../src/person-data/person-data.ts';
import { answers, aRole, box, keys, noFiles, startSurveys, type SurveysService } from './surveys.setup.ts';

let surveys: SurveysService;
beforeAll(async () => {
  surveys = await startSurveys();
});
afterAll(() => surveys.close());

type Row = { id: string; role_id: string; box: Buffer | null; choices: string; subject: Buffer };
const answered = async (over: object = {}) => {
  const role = aRole();
  await surveys.call('POST /api/survey/racing-2026', { body: answers(role, over) });
  const [row] = await surveys.rows<Row>('SELECT * FROM answer WHERE role_id = ?', [role]);
  await surveys.rows("UPDATE reward SET state = 'given' WHERE role_id = ?", [role]);
  return { role, id: row!.id };
};
const rowOf = async (id: string) => (await surveys.rows<Row>('SELECT * FROM answer WHERE id = ?', [id]))[0]!;
const mended = { field: 'email', to: 'right@example.com', request: 1 } as const;
const holds = (accounts: { game_id: string; uid: string }[]) =>
  ({ call: async () => ({ accounts }) }) as unknown as Pick<ServiceClient, 'call'>;

describe('what a person left in surveys', () => {
  const erase = async (role: string) => {
    const person = { ...nobody, roles: [{ game_id: 'G112', role_id: role }] };
    let many = 0;
    for (const { erase: destroys } of personData(keys, box, noFiles).categories) {
      const slice = () => destroys?.({ db: surveys.db, person, record: async () => undefined }) ?? Promise.resolve(0);
      for (let gone = await slice(); gone > 0; gone = await slice()) many += gone;
    }
    return many;
  };

  it('is found and read by character, and goes; who answered cannot answer again', async () => {
    const { role, id } = await answered();
    const category = personData(keys, box, noFiles).categories.find(({ key }) => key === 'survey-answers');
    const person = { ...nobody, roles: [{ game_id: 'G112', role_id: role }] };
    expect(await category?.read(surveys.db, person, 0, 10)).toMatchObject([
      { role_id: role, email: 'p@example.com', phone: '0912345678', answers: { question1: 'b' } },
    ]);
    expect(await erase(role)).toBeGreaterThan(1);
    expect(await rowOf(id)).toMatchObject({ role_id: '', box: null, choices: expect.stringContaining('question1') });
    expect(await surveys.rows('SELECT id FROM reward WHERE role_id = ?', [role])).toEqual([]);
    expect(await category?.find(surveys.db, person)).toMatchObject({ rows: 0 });
    expect((await surveys.call('POST /api/survey/racing-2026', { body: answers(role) })).status).toBe(409);
  });

  it('is waited for while a reward is on its way', async () => {
    const { role, id } = await answered();
    await surveys.rows("UPDATE reward SET state = 'asked' WHERE role_id = ?", [role]);
    await erase(role);
    expect((await rowOf(id)).role_id).toBe(role);
    const person = { ...nobody, roles: [{ game_id: 'G112', role_id: role }] };
    const category = personData(keys, box, noFiles).categories.find(({ key }) => key === 'survey-answers');
    expect(await category?.waits?.(surveys.db, person)).toBe(1);
  });

  it('is not waited for where nobody knows when a card code comes: the reward is cancelled, and said to be', async () => {
    const email = `nocard${aRole()}@example.com`;
    await surveys.rows('DELETE FROM card_code WHERE survey_id = ?', [await surveys.idOf('idv-2021')]);
    const { body } = await surveys.call<SurveyLoginView>('POST /api/events/surveylogin', {
      body: { roleId: '345678', accountId: '345678901', gameId: 'h55naxx2tw' },
    });
    const filled = { satisfied: 'a', email, agree: true };
    await surveys.call('POST /api/survey/form/idv-2021', { body: { code: body.code, answers: filled } });
    const data = new PersonData({ db: surveys.db, categories: personData(keys, box, noFiles).categories });
    const person = { ...nobody, emails: [email] };
    const found = async (key: string) => (await data.find(person)).categories.find((one) => one.key === key)?.rows;
    expect([await found('survey-cards-wanted'), await found('survey-answers')]).toEqual([1, 1]);
    const answer = await data.erase({ request: 77, person });
    expect(answer).toMatchObject({
      done: true,
      waits: 0,
      destroyed: [
        { key: 'survey-answers', rows: 1 },
        { key: 'survey-cards-wanted', rows: 1 },
      ],
    });
    const [reward] = await surveys.rows("SELECT state, error FROM reward WHERE kind = 'card_code' ORDER BY id DESC");
    expect(reward).toEqual({ state: 'cancelled', error: 'erased' });
    const [trace] = await surveys.rows("SELECT actor_kind, actor FROM audit WHERE action = 'survey.reward.cancel'");
    expect(trace).toEqual({ actor_kind: 'system', actor: 'erasure' });
    expect([await found('survey-cards-wanted'), await found('survey-answers')]).toEqual([0, 0]);
  });

  it('is corrected, and found by what it is now', async () => {
    const email = `wrong${aRole()}@example.com`;
    const { id } = await answered({ email });
    expect(await correctAnswers(surveys.db, keys, { ...mended, from: email })).toBe(1);
    expect(keys.personalOf(await rowOf(id))).toMatchObject({ email: 'right@example.com', phone: '0912345678' });
    expect(await correctAnswers(surveys.db, keys, { ...mended, from: email })).toBe(0);
  });
});

describe('what has served its time', () => {
  it('goes half a year after the end: who answered, not what was chosen; a held account stays', async () => {
    const [one, held] = [await answered(), await answered()];
    await surveys.rows(
      "UPDATE survey SET state = 'ended', slot = NULL, ended_at = NOW(3) - INTERVAL 179 DAY WHERE survey_key = 'racing-2026'",
    );
    const services = holds([{ game_id: 'G112', uid: `uid-${held.role}` }]);
    await endOld(surveys.db, services);
    expect((await rowOf(one.id)).role_id).toBe(one.role);
    await surveys.rows("UPDATE survey SET ended_at = NOW(3) - INTERVAL 181 DAY WHERE survey_key = 'racing-2026'");
    await endOld(surveys.db, services);
    expect(await rowOf(one.id)).toMatchObject({
      role_id: '',
      box: null,
      choices: expect.stringContaining('question1'),
    });
    expect((await rowOf(held.id)).role_id).toBe(held.role);
    await endOld(surveys.db, holds([]));
    expect((await rowOf(held.id)).role_id).toBe('');
  });

  it('of rewards and card codes goes a year after the end', async () => {
    const id = await surveys.idOf('idv-event18');
    await surveys.rows(
      "UPDATE survey SET state = 'ended', slot = NULL, ended_at = NOW(3) - INTERVAL 366 DAY WHERE id = ?",
      [id],
    );
    await endOld(surveys.db, holds([]));
    const codes = await surveys.rows<{ code_box: Buffer | null }>(
      'SELECT code_box FROM card_code WHERE survey_id = ?',
      [id],
    );
    expect([codes.length > 0, codes.every(({ code_box }) => code_box === null)]).toEqual([true, true]);
    expect(await surveys.rows('SELECT id FROM qualification WHERE survey_id = ?', [id])).toEqual([]);
  });
});
