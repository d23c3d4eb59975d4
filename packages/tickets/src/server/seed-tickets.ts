import { deadlineKindOf, type DetailName, type LegalAnswers } from '@hub/contracts/tickets';
import { In, type DataSource } from 'typeorm';
import { countMove } from './counters/count-moves.ts';
import { beginDeadline } from './deadlines/keep-deadline.ts';
import { Reply } from './reply.entity.ts';
import { askForIndex } from './search/ask-for-index.ts';
import { Ticket, type ClosedBy } from './ticket.entity.ts';
import { StaffNote } from './work/notes/note.entity.ts';

/** Numbered as by identity. */
export type SeedStaff = { id: number; name: string };

const HOUR_MS = 3_600_000;
const DESK: SeedStaff = { id: 1, name: '小岳' };

/** Its check code is its natural key. */
export type SeedTicket = {
  createdAt: Date;
  row: Omit<Ticket, Past | DetailName | 'id' | 'version' | 'follows' | 'merged_into'>;
  replies: { official: boolean; content: string }[];
  closedBy: ClosedBy | null;
  /** Right after the last word where it is not said. */
  closedAt?: Date;
  rated: { csat: 1 | 2; comment?: string } | null;
  taken?: SeedStaff;
  /** Who wrote the answers; the first of the desk where nobody is named. */
  answeredBy?: SeedStaff;
  notes?: { by: SeedStaff; content: string }[];
  /** What a report with a day was asked for besides. */
  asked?: LegalAnswers;
  /** Natural key of the case that this one continues; it comes before in the list. */
  follows?: Buffer;
  /** Natural key of the case that this one was merged into; it was filed before. */
  mergedInto?: Buffer;
};
type Past =
  | 'created_at'
  | 'waiting_since'
  | 'answered_at'
  | 'first_answered_at'
  | 'assignee_id'
  | 'assignee_name'
  | 'closed_at'
  | 'closed_by'
  | 'csat_time'
  | 'csat'
  | 'csat_comment'
  | 'follows_id'
  | 'merged_into_id'
  | 'held_at'
  | 'held_by'
  | 'hold_reason';

/** Returns how many were new. */
export async function seedTickets(source: DataSource, seeds: SeedTicket[]): Promise<number> {
  const missing = await missingOf(source, seeds);
  missing.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const seed of missing) await source.transaction((manager) => writeOne(manager, seed));
  return missing.length;
}

export async function missingOf<Seed extends { row: Pick<Ticket, 'check_mac'> }>(
  source: DataSource,
  seeds: Seed[],
): Promise<Seed[]> {
  const present = await source.getRepository(Ticket).find({
    select: { check_mac: true },
    where: { check_mac: In(seeds.map((seed) => seed.row.check_mac)) },
  });
  const known = new Set(present.map((ticket) => ticket.check_mac.toString('hex')));
  return seeds.filter((seed) => !known.has(seed.row.check_mac.toString('hex')));
}

async function writeOne(manager: DataSource['manager'], seed: SeedTicket): Promise<void> {
  const at = (step: number) => new Date(seed.createdAt.getTime() + step * HOUR_MS * 0.7);
  const firstStaff = seed.replies.findIndex((reply) => reply.official);
  const lastStaff = seed.replies.findLastIndex((reply) => reply.official);
  const waits = seed.row.status <= 1;
  const end = seed.replies.length + 1;
  const idOf = async (mac: Buffer | undefined) =>
    mac ? (await manager.findOneByOrFail(Ticket, { check_mac: mac })).id : null;
  const ticket = await manager.save(
    manager.create(Ticket, {
      ...seed.row,
      created_at: seed.createdAt,
      waiting_since: waits ? at(seed.replies.length) : null,
      answered_at: lastStaff >= 0 ? at(lastStaff + 1) : null,
      first_answered_at: firstStaff >= 0 ? at(firstStaff + 1) : null,
      closed_at: seed.closedBy ? (seed.closedAt ?? at(end)) : null,
      closed_by: seed.closedBy,
      assignee_id: seed.taken?.id ?? null,
      assignee_name: seed.taken?.name ?? null,
      csat_time: seed.rated ? at(end + 1) : null,
      csat: seed.rated?.csat ?? null,
      csat_comment: seed.rated?.comment ?? null,
      follows_id: await idOf(seed.follows),
      merged_into_id: await idOf(seed.mergedInto),
      version: 1 + seed.replies.length,
    }),
  );
  await countMove({ manager }, null, ticket);
  await askForIndex({ manager }, ticket.id);
  const kind = deadlineKindOf(ticket.question_type);
  if (kind) await beginDeadline({ manager }, ticket.id, kind, seed.asked);
  const desk = seed.answeredBy ?? DESK;
  for (const [step, reply] of seed.replies.entries()) {
    await manager.insert(Reply, {
      ticket_id: ticket.id,
      is_official: reply.official ? 1 : 0,
      staff_id: reply.official ? desk.id : null,
      staff_name: reply.official ? desk.name : null,
      content: reply.content,
      created_at: at(step + 1),
    });
  }
  for (const { by, content } of seed.notes ?? []) {
    const note = { ticket_id: ticket.id, staff_id: by.id, staff_name: by.name, content };
    await manager.insert(StaffNote, { ...note, created_at: at(end - 0.5) });
  }
}
