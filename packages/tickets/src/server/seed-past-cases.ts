import { In, type DataSource, type EntityManager } from 'typeorm';
import { countMoves } from './counters/count-moves.ts';
import { closers } from './figures/tell-figures.ts';
import { Reply } from './reply.entity.ts';
import { missingOf, type SeedStaff, type SeedTicket } from './seed-tickets.ts';
import { Ticket, type ClosedBy } from './ticket.entity.ts';
import { StaffNote } from './work/notes/note.entity.ts';

/** Cases of one transaction, and of one statement. */
const SLICE = 200;

/** Its check code is its natural key. */
export type SeedPastCase = {
  row: SeedTicket['row'];
  filedAt: Date;
  taken: SeedStaff;
  /** `by` nobody of the staff is the player. The first one is an answer. */
  says: { at: Date; by: SeedStaff | null; content: string }[];
  /** It was closed and opened anew between two answers. */
  reopened?: { closedAt: Date; at: Date; by: SeedStaff; note: string };
  closed: { at: Date; by: ClosedBy };
  rated: { at: Date; csat: 1 | 2; comment?: string } | null;
  /** Natural key of the case that this one continues; that was closed before this was filed. */
  follows?: Buffer;
};
type Written = SeedPastCase & { id: number };

/** Returns how many were new. */
export async function seedPastCases(source: DataSource, seeds: SeedPastCase[]): Promise<number> {
  const missing = await missingOf(source, seeds);
  missing.sort((a, b) => a.filedAt.getTime() - b.filedAt.getTime());
  for (let at = 0; at < missing.length; at += SLICE) {
    const some = missing.slice(at, at + SLICE);
    await source.transaction('READ COMMITTED', (manager) => writeSome(manager, some));
  }
  return missing.length;
}

async function writeSome(manager: EntityManager, seeds: SeedPastCase[]): Promise<void> {
  const rows = seeds.map(rowOf);
  await insertMany(manager, Ticket, rows);
  const ids = await idsOf(
    manager,
    seeds.flatMap(({ row, follows }) => [row.check_mac, ...(follows ? [follows] : [])]),
  );
  const written = seeds.map((seed) => ({ ...seed, id: ids.get(seed.row.check_mac.toString('hex')) ?? 0 }));
  await countMoves(
    { manager },
    rows.map((row) => [null, row]),
  );
  await insertMany(manager, Reply, written.flatMap(repliesOf));
  const reopened = written.filter((seed) => seed.reopened);
  if (reopened.length > 0) await writeReopened(manager, reopened);
  for (const { id, follows } of written) {
    const earlier = follows && ids.get(follows.toString('hex'));
    if (earlier) await manager.update(Ticket, { id }, { follows_id: earlier });
  }
  // Behind what players write meanwhile.
  await manager.query(
    'INSERT IGNORE INTO search_todo (ticket_id, turn, asked_at) SELECT id, 1, NOW(3) FROM ticket WHERE id IN (?)',
    [written.map(({ id }) => id)],
  );
}

async function insertMany<Row extends object>(
  manager: EntityManager,
  entity: new () => Row,
  rows: object[],
): Promise<void> {
  if (rows.length > 0)
    await manager.createQueryBuilder().insert().into(entity).values(rows).updateEntity(false).execute();
}

function rowOf({ row, filedAt, taken, says, reopened, closed, rated }: SeedPastCase) {
  const answers = says.filter(({ by }) => by !== null);
  return {
    ...row,
    created_at: filedAt,
    waiting_since: null,
    answered_at: answers.at(-1)?.at ?? null,
    first_answered_at: answers[0]?.at ?? null,
    assignee_id: taken.id,
    assignee_name: taken.name,
    closed_at: closed.at,
    closed_by: closed.by,
    csat_time: rated?.at ?? null,
    csat: rated?.csat ?? null,
    csat_comment: rated?.comment ?? null,
    version: 2 + says.length + (reopened ? 2 : 0) + (rated ? 1 : 0),
  };
}

async function idsOf(manager: EntityManager, macs: Buffer[]): Promise<Map<string, number>> {
  const rows = await manager.find(Ticket, { select: { id: true, check_mac: true }, where: { check_mac: In(macs) } });
  return new Map(rows.map(({ id, check_mac }) => [check_mac.toString('hex'), id]));
}

const repliesOf = ({ id, says }: Written) =>
  says.map(({ at, by, content }) => ({
    ticket_id: id,
    is_official: by ? 1 : 0,
    staff_id: by?.id ?? null,
    staff_name: by?.name ?? null,
    content,
    created_at: at,
  }));

/** What the rows of a case do not tell: that it had been closed before, and who opened it anew. */
async function writeReopened(manager: EntityManager, cases: Written[]): Promise<void> {
  const events = cases.flatMap((seed) => {
    const { id, row, filedAt, taken, reopened, closed, says } = seed;
    if (!reopened) return [];
    const about = [filedAt, id, row.game_id, row.question_type];
    const before = says.filter(({ at }) => at <= reopened.closedAt).length;
    const last = says.length + 4;
    return [
      [`closed-${id}-${before + 2}`, 'closed', reopened.closedAt, ...about, taken.id, taken.name, closers.staff],
      [`reopened-${id}-${before + 3}`, 'reopened', reopened.at, ...about, reopened.by.id, reopened.by.name, 0],
      [`closed-${id}-${last}`, 'closed', closed.at, ...about, taken.id, taken.name, closers[closed.by]],
    ];
  });
  await manager.query(
    `INSERT INTO figure_event
       (name, kind, at, filed_at, ticket_id, game_id, question_type, agent_id, agent_name, detail) VALUES ?`,
    [events],
  );
  await manager.query('INSERT INTO figure_pending (event_id, at) SELECT id, at FROM figure_event WHERE name IN (?)', [
    events.map(([name]) => name),
  ]);
  const notes = cases.flatMap(({ id, reopened }) =>
    reopened
      ? [
          {
            ticket_id: id,
            staff_id: reopened.by.id,
            staff_name: reopened.by.name,
            content: reopened.note,
            created_at: reopened.at,
          },
        ]
      : [],
  );
  await insertMany(manager, StaffNote, notes);
}
