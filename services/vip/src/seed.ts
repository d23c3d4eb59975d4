import { vipDesk } from '@hub/contracts/vip';
import type { Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { openFileStore, PictureDecoder } from '@hub/nest-kit/files';
import { parseKey } from '@hub/nest-kit/keys';
import {
  aDemoTicket,
  CheckCodes,
  ContactBox,
  Contacts,
  demoPicturesOf,
  seedFilters,
  seedMacros,
  seedMails,
  seedPictures,
  seedTickets,
  tellMissing,
} from '@hub/tickets/server';
import { schema } from './data-source.ts';
import { demoCases } from './seed/demo-cases.ts';
import { demoMacros } from './seed/demo-macros.ts';
import { nameOf, senderOf } from './seed/demo-people.ts';
import { demoViews } from './seed/demo-views.ts';
import { rankVips } from './seed/rank-vips.ts';
import { seedRanks } from './seed/seed-ranks.ts';

const monthBefore = (now: Date) => new Date(now.getTime() - 30 * 86_400_000);

/** Demo players and cases, canned replies and saved views; times relative to `now`; running it again adds nothing. Returns how many cases were written. */
export async function seed(env: Env, { now }: { now: Date }): Promise<number> {
  const source = await openDatabase(env.DATABASE_URL ?? '', schema, 2);
  const store = await openFileStore(env.FILES_URL ?? '');
  const decoder = new PictureDecoder();
  try {
    const key = parseKey(env.CHECK_KEY ?? '');
    const parts = { codes: new CheckCodes(key), contacts: new Contacts(key), box: new ContactBox(key), now };
    await rankVips(source, now);
    await seedRanks(new Db(source), now);
    const demo = demoCases();
    const cases = demo.map((one, place) => aDemoTicket(parts, place, one, { nameOf, senderOf }));
    const written = await seedTickets(source, cases);
    await seedPictures(
      { desk: vipDesk, source, store, decoder },
      demo.flatMap((one, place) => demoPicturesOf(parts.codes, nameOf(place), one)),
    );
    await tellMissing(source);
    await seedMacros(source, demoMacros, '小岳');
    await seedFilters(source, demoViews);
    await seedMails(source, vipDesk, {
      tickets: cases.filter(({ createdAt }) => createdAt >= monthBefore(now)).map(({ row }) => row.check_mac),
      box: parts.box,
      dead: [],
    });
    return written;
  } finally {
    await decoder.close();
    await store.close();
    await source.destroy();
  }
}
