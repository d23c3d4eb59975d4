import { Feature, round } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { ExportBox, OwnExports, sweepExports, writesExports } from '@hub/nest-kit/exports';
import { FileStore } from '@hub/nest-kit/files';
import { DataSource } from 'typeorm';
import { SessionsModule } from '../../staff/sessions/sessions.module.ts';
import { AskAuditExport } from './ask-audit-export.ts';
import { auditExports as rules } from './audit-export-rules.ts';
import { AuditExportsController, OwnAuditExportsController } from './audit-exports.controller.ts';
import { auditExports } from './audit-kind.ts';
import { noteEnd } from './note-end.ts';

/** Rows of the audit as a file: asked for here, written by the worker. */
@Feature({
  imports: [SessionsModule],
  controllers: [AuditExportsController, OwnAuditExportsController],
  http: [
    ExportBox,
    AskAuditExport,
    {
      provide: OwnExports,
      inject: [Db, ExportBox],
      useFactory: (db: Db, box: ExportBox) => new OwnExports(db, box, rules),
    },
  ],
  worker: [
    writesExports([DataSource], auditExports, noteEnd),
    round(
      'exports',
      'TIDY_MS',
      [DataSource, FileStore],
      (source: DataSource, store: FileStore) => () => sweepExports(source, store, noteEnd),
    ),
  ],
  exports: [ExportBox],
})
export class AuditExportsModule {}
