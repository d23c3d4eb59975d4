import { newSurveyBody, type NewSurveyBody } from '@hub/contracts/surveys';
import { insertRow, type Db, type Tx } from '@hub/nest-kit/db';
import { checked } from '@hub/nest-kit/http';
import type { SurveyKeys } from '../survey-keys.ts';
import { endSurvey, insertSurvey, lockSurvey, publishDraft } from '../surveys/write-survey.ts';
import type { Survey } from '../surveys/find-survey.ts';
import { splitAnswers } from '../players/split-answers.ts';
import { demoAnswers } from './demo-answers.ts';
import { demoQualified, demoSurveys, type DemoSurvey } from './demo-surveys.ts';

const BY = '示範資料';
const CODES = 20;
const DAY_MS = 86_400_000;

/** Surveys that are not there yet, by the rules of the desk. Returns how many were written. */
export async function seedSurveys(db: Db, keys: SurveyKeys): Promise<number> {
  let written = 0;
  for (const demo of demoSurveys) {
    const body = (await checked(newSurveyBody, demo.body)) as NewSurveyBody;
    if (await db.runTx((tx) => seedSurvey(tx, keys, { ...demo, body }))) written += 1;
  }
  return written;
}

async function seedSurvey(tx: Tx, keys: SurveyKeys, { body, becomes }: DemoSurvey): Promise<boolean> {
  const known = await tx.manager.query<unknown[]>('SELECT id FROM survey WHERE survey_key = ?', [body.key]);
  if (known.length > 0) return false;
  const id = await insertSurvey(tx, body, BY);
  const survey = async () => (await lockSurvey(tx, id)) as Survey;
  if (becomes !== 'draft') await publishDraft(tx, await survey(), body, BY);
  if (becomes === 'ended') {
    await seedAnswers(tx, keys, await survey(), body);
    await endSurvey(tx, await survey(), BY);
  }
  if (body.kind === 'exclusive') await seedQualified(tx, keys, id, body.key);
  return true;
}

async function seedQualified({ manager }: Tx, keys: SurveyKeys, id: number, key: string): Promise<void> {
  await manager.query('INSERT INTO qualification (survey_id, role_id, account_id, char_name) VALUES ?', [
    demoQualified.map((row) => [id, ...row]),
  ]);
  const codes = Array.from(
    { length: CODES },
    (_, at) => `DEMO-${key.toUpperCase()}-${String(at + 1).padStart(4, '0')}`,
  );
  await manager.query('INSERT INTO card_code (survey_id, code_mac, code_box, state) VALUES ?', [
    codes.map((code) => [id, keys.cardMac(code), keys.sealCard(code), 'free']),
  ]);
}

async function seedAnswers({ manager }: Tx, keys: SurveyKeys, survey: Survey, { form }: NewSurveyBody): Promise<void> {
  const { id, game_id, live_no } = survey;
  for (const { answers, days, language } of demoAnswers) {
    const subject = keys.freshSubject();
    const { choices, personal } = splitAnswers(form, answers);
    await insertRow(manager, 'answer', {
      survey_id: id,
      version_no: live_no,
      subject,
      game_id,
      choices: JSON.stringify(choices),
      box: keys.sealPersonal(subject, personal),
      language,
      created_at: new Date(Date.now() - days * DAY_MS),
    });
  }
}
