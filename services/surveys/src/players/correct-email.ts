import type { SurveyContent } from '@hub/contracts/surveys';
import type { Tx } from '@hub/nest-kit/db';
import type { SurveyKeys } from '../survey-keys.ts';
import type { Answer } from './save-answer.ts';
import { emailKeyOf } from './email-of.ts';

/** The address of an answer was wrong. False where the answer has none, or has served its time. */
export async function correctEmail(
  { manager }: Pick<Tx, 'manager'>,
  keys: SurveyKeys,
  answer: number | string,
  email: string,
): Promise<boolean> {
  const [row] = await manager.query<(Answer & { content: string })[]>(
    `SELECT a.*, v.content FROM answer a JOIN survey_version v ON v.survey_id = a.survey_id AND v.no = a.version_no
      WHERE a.id = ? FOR UPDATE`,
    [answer],
  );
  const key = row && emailKeyOf(JSON.parse(row.content) as SurveyContent);
  if (!row?.box || key === undefined) return false;
  const box = keys.sealPersonal(row.subject, { ...keys.personalOf(row), [key]: email });
  await manager.query('UPDATE answer SET box = ?, email_mac = ? WHERE id = ?', [box, keys.emailMac(email), row.id]);
  return true;
}
