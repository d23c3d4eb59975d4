import type { Env } from '@hub/nest-kit/config';
import { openDatabase } from '@hub/nest-kit/db';
import { parseKey } from '@hub/nest-kit/keys';
import { CheckCodes, Contacts, seedTickets } from '@hub/tickets/server';
import { schema } from './data-source.ts';
import { demoTickets } from './seed/demo-tickets.ts';
import { aDemoTicket } from './seed/ticket.builder.ts';

/** Demo cases, with times relative to `now`; running it again adds nothing. Returns how many were written. */
export async function seed(env: Env, { now }: { now: Date }): Promise<number> {
  const source = await openDatabase(env.DATABASE_URL ?? '', schema, 2);
  try {
    const key = parseKey(env.CHECK_KEY ?? '');
    const parts = { codes: new CheckCodes(key), contacts: new Contacts(key), now };
    return await seedTickets(
      source,
      demoTickets().map((demo, index) => aDemoTicket(parts, index, demo)),
    );
  } finally {
    await source.destroy();
  }
}
