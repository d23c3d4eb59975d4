import { supportDesk } from '@hub/contracts/support';
import type { Env } from '@hub/nest-kit/config';
import { openDatabase } from '@hub/nest-kit/db';
import { openFileStore, PictureDecoder } from '@hub/nest-kit/files';
import { parseKey } from '@hub/nest-kit/keys';
import { CheckCodes, Contacts, seedPictures, seedTickets } from '@hub/tickets/server';
import { schema } from './data-source.ts';
import { demoPicturesOf } from './seed/demo-pictures.ts';
import { demoTickets } from './seed/demo-tickets.ts';
import { aDemoTicket } from './seed/ticket.builder.ts';
import { seedWhitelist } from './whitelist/seed-whitelist.ts';

/** Demo cases with their pictures, times relative to `now`; running it again adds nothing. Returns how many were written. */
export async function seed(env: Env, { now }: { now: Date }): Promise<number> {
  const source = await openDatabase(env.DATABASE_URL ?? '', schema, 2);
  const store = await openFileStore(env.FILES_URL ?? '');
  const decoder = new PictureDecoder();
  try {
    const key = parseKey(env.CHECK_KEY ?? '');
    const parts = { codes: new CheckCodes(key), contacts: new Contacts(key), now };
    const demo = demoTickets();
    const written = await seedTickets(
      source,
      demo.map((ticket, index) => aDemoTicket(parts, index, ticket)),
    );
    await seedWhitelist(source);
    await seedPictures(
      { desk: supportDesk, source, store, decoder },
      demo.flatMap((ticket, index) => demoPicturesOf(parts.codes, index, ticket)),
    );
    return written;
  } finally {
    await decoder.close();
    await store.close();
    await source.destroy();
  }
}
