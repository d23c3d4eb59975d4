import type { Db, Tx } from '../db/db.ts';
import { countExpired, type Due } from './find-expired.ts';
import type { RetentionRule, ExpiredRows } from './retention-rule.ts';

const SLICE = 500;

/** One per round and line, grown in the transaction in which they go. */
export async function recordSwept(
  tx: Tx,
  { key, oldest }: Pick<Due, 'key' | 'oldest'>,
  many: number,
  id = 0,
): Promise<number> {
  if (id > 0) {
    await tx.manager.query('UPDATE swept SET many = many + ? WHERE id = ?', [many, id]);
    return id;
  }
  const made: { insertId: number } = await tx.manager.query(
    'INSERT INTO swept (line, many, oldest, at) VALUES (?, ?, ?, NOW(3))',
    [key, many, oldest],
  );
  return made.insertId;
}

export async function auditSwept(tx: Tx, object: string, detail: Record<string, unknown>): Promise<void> {
  await tx.audit({
    actor_kind: 'system',
    actor: 'retention',
    action: 'retention.sweep',
    game_id: '',
    object,
    detail: JSON.stringify(detail),
    rid: '',
    address: '',
  });
}

/** In slices. Returns how many rows of each line. */
export async function sweepExpired(db: Db, kept: readonly RetentionRule[]): Promise<Record<string, number>> {
  const swept: Record<string, number> = {};
  for (const worn of kept.flatMap(({ sweep = [] }) => sweep)) {
    const many = await sweepLine(db, worn);
    if (many > 0) swept[worn.key] = many;
  }
  return swept;
}

async function sweepLine(db: Db, worn: ExpiredRows): Promise<number> {
  const due = await countExpired(db.source, worn);
  if (due.rows === 0) return 0;
  const [table = ''] = worn.rows.split(' ');
  const statement = worn.set
    ? `UPDATE ${worn.rows.replace(' WHERE ', ` SET ${worn.set} WHERE `)}`
    : `DELETE FROM ${worn.rows}`;
  let [record, all, last] = [0, 0, SLICE];
  while (last === SLICE) {
    [record, last] = await db.runTx(async (tx) => {
      const { affectedRows: many }: { affectedRows: number } = await tx.manager.query(`${statement} LIMIT ${SLICE}`);
      return [many > 0 ? await recordSwept(tx, due, many, record) : record, many];
    });
    all += last;
  }
  await db.runTx((tx) => auditSwept(tx, `table:${table}`, { line: worn.key, rows: all, blanked: Boolean(worn.set) }));
  return all;
}
