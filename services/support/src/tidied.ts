import { supportDesk } from '@hub/contracts/support';
import { Db, sweepOld } from '@hub/nest-kit/db';
import { sweepExports } from '@hub/nest-kit/exports';
import type { FileStore, Vault } from '@hub/nest-kit/files';
import type { Log } from '@hub/nest-kit/log';
import { AttachmentJanitor, ContactBox, PaperShredder, sealContacts, sweepHandOvers } from '@hub/tickets/server';
import type { DataSource } from 'typeorm';

type Parts = { source: DataSource; store: FileStore; vault: Vault; box: ContactBox; papersDays: number; log: Log };

/** Everything that the worker clears away, by the names under which its rounds are shown. */
export function tidied({ source, store, vault, box, papersDays: days, log }: Parts) {
  const janitor = new AttachmentJanitor({ desk: supportDesk, source, store });
  const shredder = new PaperShredder({ source, store, vault, days, log });
  return {
    works: {
      'old-rows': () => sweepOld(source),
      attachments: () => janitor.tidy(),
      papers: () => shredder.run(),
      'hand-overs': () => sweepHandOvers(source),
      exports: () => sweepExports(source, store),
      contacts: sealContacts(new Db(source), box),
    },
    /** Stops after what is at hand. */
    close: () => [janitor, shredder].forEach((work) => work.close()),
  };
}
