import { In, type DataSource } from 'typeorm';
import { Reply } from './reply.entity.ts';
import { Ticket } from './ticket.entity.ts';

const HOUR_MS = 3_600_000;
const DESK_NAME = '小岳';

/** A whole case with its past; its check code is its natural key. */
export type SeedTicket = {
  createdAt: Date;
  row: Omit<Ticket, 'id' | 'note' | 'waiting_since' | 'answered_at' | 'csat_time' | 'version' | 'created_at'>;
  replies: { official: boolean; content: string }[];
  rated: boolean;
};

/** Writes the cases that are not there yet; returns how many that were. */
export async function seedTickets(source: DataSource, seeds: SeedTicket[]): Promise<number> {
  const tickets = source.getRepository(Ticket);
  const present = await tickets.find({
    select: { check_mac: true },
    where: { check_mac: In(seeds.map((seed) => seed.row.check_mac)) },
  });
  const known = new Set(present.map((ticket) => ticket.check_mac.toString('hex')));
  const missing = seeds.filter((seed) => !known.has(seed.row.check_mac.toString('hex')));
  missing.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const seed of missing) await source.transaction((manager) => writeOne(manager, seed));
  return missing.length;
}

async function writeOne(manager: DataSource['manager'], seed: SeedTicket): Promise<void> {
  const at = (step: number) => new Date(seed.createdAt.getTime() + step * HOUR_MS * 0.7);
  const lastStaff = seed.replies.findLastIndex((reply) => reply.official);
  const waits = seed.row.status <= 1;
  const ticket = await manager.save(
    manager.create(Ticket, {
      ...seed.row,
      created_at: seed.createdAt,
      waiting_since: waits ? at(seed.replies.length) : null,
      answered_at: lastStaff >= 0 ? at(lastStaff + 1) : null,
      csat_time: seed.rated ? at(seed.replies.length + 1) : null,
      version: 1 + seed.replies.length,
    }),
  );
  for (const [step, reply] of seed.replies.entries()) {
    await manager.insert(Reply, {
      ticket_id: ticket.id,
      is_official: reply.official ? 1 : 0,
      staff_name: reply.official ? DESK_NAME : null,
      content: reply.content,
      created_at: at(step + 1),
    });
  }
}
