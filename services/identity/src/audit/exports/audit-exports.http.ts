import { Db } from '@hub/nest-kit/db';
import { ExportBox, OwnExports } from '@hub/nest-kit/exports';
import { SessionsModule } from '../../staff/sessions/sessions.module.ts';
import { AskAuditExport } from './ask-audit-export.ts';
import { auditExports } from './audit-export-rules.ts';
import { AuditExportsController, OwnAuditExportsController } from './audit-exports.controller.ts';

export const imports = [SessionsModule];
export const controllers = [AuditExportsController, OwnAuditExportsController];

export const providers = [
  ExportBox,
  AskAuditExport,
  {
    provide: OwnExports,
    inject: [Db, ExportBox],
    useFactory: (db: Db, box: ExportBox) => new OwnExports(db, box, auditExports),
  },
];

export const exports = [ExportBox];
