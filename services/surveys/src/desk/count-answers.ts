import type { Db, Tx } from '@hub/nest-kit/db';
import type { Answer } from '../players/save-answer.ts';
import type { Choices } from '../players/split-answers.ts';

const SLICE = 1000;

type Fresh = Pick<Answer, 'id' | 'survey_id' | 'version_no' | 'choices'> & { day: string };

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
    `SELECT id, survey_id, version_no, choices, DATE_FORMAT(created_at + INTERVAL 8 HOUR, '%Y-%m-%d') AS day FROM answer
      WHERE counted = 0 ORDER BY id LIMIT ${SLICE} FOR UPDATE SKIP LOCKED`,
  );
  if (answers.length === 0) return 0;
  const options: Counts = new Map();
  const days: Counts = new Map();
  for (const { survey_id, version_no, choices, day } of answers) {
    countOne(days, [survey_id, version_no, day]);
    for (const chosen of countedOf(JSON.parse(choices) as Choices))
      countOne(options, [survey_id, version_no, ...chosen]);
  }
  // In one order everywhere, so that two workers wait for each other in turn.
  if (options.size > 0)
    await manager.query(
      `INSERT INTO option_count (survey_id, version_no, field, choice, many) VALUES ?
        ON DUPLICATE KEY UPDATE many = many + VALUES(many)`,
      [inOrder(options)],
    );
  await manager.query(
    `INSERT INTO day_count (survey_id, version_no, day, many) VALUES ?
      ON DUPLICATE KEY UPDATE many = many + VALUES(many), counted_at = NOW(3)`,
    [inOrder(days)],
  );
  await manager.query('UPDATE answer SET counted = 1 WHERE id IN (?)', [answers.map(({ id }) => id)]);
  return answers.length;
}

type Key = (string | number)[];
type Counts = Map<string, [key: Key, many: number]>;

function countOne(counts: Counts, key: Key): void {
  const name = key.join(' ');
  counts.set(name, [key, (counts.get(name)?.[1] ?? 0) + 1]);
}

const inOrder = (counts: Counts): Key[] =>
  [...counts.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, [key, many]]) => [...key, many]);

/** A question that was answered counts under '' as well. */
function countedOf(choices: Choices): [field: string, choice: string][] {
  return Object.entries(choices).flatMap(([field, said]): [string, string][] => {
    if (said === false) return [];
    const chosen = said === true ? [] : [said].flat();
    return [[field, ''], ...chosen.map((choice): [string, string] => [field, choice])];
  });
}
