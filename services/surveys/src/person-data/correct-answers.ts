import type { CorrectPersonBody } from '@hub/contracts/person-data';
import type { Db } from '@hub/nest-kit/db';
import type { Answer } from '../players/save-answer.ts';
import type { SurveyKeys } from '../survey-keys.ts';

const SLICE = 100;
const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Where an address stands in answers, another one does now. Phones of answers are found by nobody. In slices, by rising number. */
export async function correctAnswers(
  db: Db,
  keys: SurveyKeys,
  { field, from, to }: CorrectPersonBody,
): Promise<number> {
  if (field !== 'email') return 0;
  let all = 0;
  let after = '0';
  for (let last = SLICE; last === SLICE;) {
    last = await db.runTx(async ({ manager }) => {
      const rows = await manager.query<Answer[]>(
        `SELECT * FROM answer WHERE email_mac = ? AND box IS NOT NULL AND id > ? ORDER BY id LIMIT ${SLICE} FOR UPDATE`,
        [keys.emailMac(from), after],
      );
      for (const row of rows) {
        const said = Object.entries(keys.personalOf(row)).map(([name, text]) => [name, same(text, from) ? to : text]);
        const box = keys.sealPersonal(row.subject, Object.fromEntries(said) as Record<string, string>);
        await manager.query('UPDATE answer SET box = ?, email_mac = ? WHERE id = ?', [box, keys.emailMac(to), row.id]);
        after = row.id;
      }
      return rows.length;
    });
    all += last;
  }
  return all;
}
