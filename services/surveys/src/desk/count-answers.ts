import type { Db, Tx } from '@hub/nest-kit/db';
import type { Answer } from '../players/save-answer.ts';
import type { Choices } from '../players/split-answers.ts';

const SLICE = 1000;

type Fresh = Pick<Answer, 'id' | 'survey_id' | 'choices'> & { day: string };

/** Counts what came since, each answer once: whoever dies leaves whole slices. Returns how many were counted. */
export async function countAnswers(db: Db): Promise<number> {
  let counted = 0;
  for (;;) {
    const many = await db.runTx((tx) => countSlice(tx));
    counted += many;
    if (many < SLICE) return counted;
  }
}

async function countSlice({ manager }: Tx): Promise<number> {
  const answers = await manager.query<Fresh[]>(
    `SELECT id, survey_id, choices, DATE_FORMAT(created_at + INTERVAL 8 HOUR, '%Y-%m-%d') AS day FROM answer
      WHERE counted = 0 ORDER BY id LIMIT ${SLICE} FOR UPDATE SKIP LOCKED`,
  );
  if (answers.length === 0) return 0;
  const options = new Map<string, [survey: number, field: string, choice: string, many: number]>();
  const days = new Map<string, [survey: number, day: string, many: number]>();
  for (const { survey_id, choices, day } of answers) {
    days.set(`${survey_id} ${day}`, [survey_id, day, (days.get(`${survey_id} ${day}`)?.[2] ?? 0) + 1]);
    for (const [field, choice] of countedOf(JSON.parse(choices) as Choices)) {
      const name = `${survey_id} ${field} ${choice}`;
      options.set(name, [survey_id, field, choice, (options.get(name)?.[3] ?? 0) + 1]);
    }
  }
  // In one order everywhere, so that two workers wait for each other in turn.
  if (options.size > 0)
    await manager.query(
      'INSERT INTO option_count (survey_id, field, choice, many) VALUES ? ON DUPLICATE KEY UPDATE many = many + VALUES(many)',
      [inOrder(options)],
    );
  await manager.query(
    `INSERT INTO day_count (survey_id, day, many) VALUES ?
      ON DUPLICATE KEY UPDATE many = many + VALUES(many), counted_at = NOW(3)`,
    [inOrder(days)],
  );
  await manager.query('UPDATE answer SET counted = 1 WHERE id IN (?)', [answers.map(({ id }) => id)]);
  return answers.length;
}

const inOrder = <T>(rows: Map<string, T>): T[] =>
  [...rows.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

/** A question that was answered counts under '' as well. */
function countedOf(choices: Choices): [field: string, choice: string][] {
  return Object.entries(choices).flatMap(([field, said]): [string, string][] => {
    if (said === false) return [];
    const chosen = said === true ? [] : [said].flat();
    return [[field, ''], ...chosen.map((choice): [string, string] => [field, choice])];
  });
}
