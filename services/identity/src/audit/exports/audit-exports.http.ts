import { Db } from '@hub/nest-kit/db';
import { ExportRepository, OwnExports } from '@hub/nest-kit/exports';
import { SessionsModule } from '../../staff/sessions/sessions.module.ts';
import { AskAuditExport } from './ask-audit-export.ts';
import { auditExports } from './audit-export-rules.ts';
import { AuditExportsController, OwnAuditExportsController } from './audit-exports.controller.ts';

export const imports = [SessionsModule];
export const controllers = [AuditExportsController, OwnAuditExportsController];

export const providers = [
  ExportRepository,
  AskAuditExport,
  {
    provide: OwnExports,
    inject: [Db, ExportRepository],
    useFactory: (db: Db, box: ExportRepository) => new OwnExports(db, box, auditExports),
  },
];

export const exports = [ExportRepository];
