import { supportDesk } from '@hub/contracts/support';
import { CONFIG, withProviders } from '@hub/nest-kit/app';
import { checkKey, databaseConfig, filesConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { FileStore, PictureDecoder, pictureDecoder } from '@hub/nest-kit/files';
import { parseKey } from '@hub/nest-kit/keys';
import {
  aDemoTicket,
  CheckCodes,
  ContactBox,
  Contacts,
  demoPicturesOf,
  forgetEvents,
  seedFilters,
  seedHelped,
  seedHolidays,
  seedMacros,
  seedMails,
  seedPastCases,
  seedPictures,
  seedTickets,
  tellMissing,
} from '@hub/tickets/server';
import { DataSource } from 'typeorm';
import { object, type InferType } from 'yup';
import { schema } from './data-source.ts';
import { UNREACHABLE } from './seed/demo-desk.ts';
import { demoHelped } from './seed/demo-helped.ts';
import { demoHolidays } from './seed/demo-holidays.ts';
import { demoAddress, nameOf, senderOf } from './seed/demo-people.ts';
import { demoMacros } from './seed/demo-macros.ts';
import { demoTickets } from './seed/demo-tickets.ts';
import { demoViews } from './seed/demo-views.ts';
import { pastCases } from './seed/past/past-cases.ts';
import { seedWhitelist } from './whitelist/seed-whitelist.ts';

/** Figures once had events of their own in the demonstration, without cases. */
const EVENTS_OF_BEFORE = 'demo-';

const seedConfig = object({ ...databaseConfig, ...filesConfig, ...checkKey });
const verb = {
  service: 'support',
  name: 'support seed',
  config: seedConfig,
  schema,
  providers: [pictureDecoder('no picture of the demonstration can be decoded on this machine')],
} as const;

const monthBefore = (now: Date) => new Date(now.getTime() - 30 * 86_400_000);

/** Demo cases with their pictures and mails, half a year of work, canned replies and saved views; times relative to `now`; running it again adds nothing. Returns how many were written. */
export const seed = (env: Env, { now }: { now: Date }): Promise<number> =>
  withProviders(verb, env, async (app) => {
    const [source, store, decoder] = [app.get(DataSource), app.get(FileStore), app.get(PictureDecoder)];
    const key = parseKey(app.get<InferType<typeof seedConfig>>(CONFIG).CHECK_KEY);
    const parts = { codes: new CheckCodes(key), contacts: new Contacts(key), box: new ContactBox(key), now };
    const demo = demoTickets();
    const cases = demo.map((ticket, index) => aDemoTicket(parts, index, ticket, { nameOf, senderOf }));
    const past = pastCases(parts);
    const begins = past[0]?.filedAt ?? now;
    // What is older has the smaller number.
    const older = await seedTickets(
      source,
      cases.filter(({ createdAt }) => createdAt < begins),
    );
    const over = await seedPastCases(source, past);
    const recent = await seedTickets(
      source,
      cases.filter(({ createdAt }) => createdAt >= begins),
    );
    await seedWhitelist(source);
    await seedPictures(
      { desk: supportDesk, source, store, decoder },
      demo.flatMap((ticket, index) => demoPicturesOf(parts.codes, nameOf(index), ticket)),
    );
    await forgetEvents(source, EVENTS_OF_BEFORE);
    await seedHolidays(source, demoHolidays);
    await tellMissing(source);
    await seedHelped(source, demoHelped(now));
    await seedMacros(source, demoMacros, '小岳');
    await seedFilters(source, demoViews);
    await seedMails(source, supportDesk, {
      tickets: cases.filter(({ createdAt }) => createdAt >= monthBefore(now)).map(({ row }) => row.check_mac),
      box: parts.box,
      dead: [{ address: parts.contacts.emailMac(demoAddress(UNREACHABLE)), status: '5.1.1' }],
    });
    return older + over + recent;
  });
