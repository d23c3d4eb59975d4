import { round } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { ExportRepository, OwnExports, sweepExports, writesExports } from '@hub/nest-kit/exports';
import { FileStore } from '@hub/nest-kit/files';
import { DataSource } from 'typeorm';
import { ContactBox } from '../contact-box.ts';
import type { DeskFeature } from '../desk-feature.ts';
import { AskExport } from './ask-export.ts';
import { ticketExports as kinds } from './export-kinds.ts';
import { exportsController, ownTicketExportsController } from './exports.controller.ts';
import { ticketExports as rules } from './ticket-exports.ts';

class ExportsModule {}

export const exports: DeskFeature = (desk, cases) => ({
  feature: ExportsModule,
  imports: [cases],
  http: () => ({
    controllers: [exportsController(desk), ownTicketExportsController(desk)],
    providers: [
      AskExport,
      {
        provide: OwnExports,
        inject: [Db, ExportRepository],
        useFactory: (db: Db, box: ExportRepository) => new OwnExports(db, box, rules),
      },
    ],
  }),
  worker: [
    writesExports([DataSource, ContactBox], kinds),
    round(
      'exports',
      'TIDY_MS',
      [DataSource, FileStore],
      (source: DataSource, store: FileStore) => () => sweepExports(source, store),
    ),
  ],
});
