import type { Provider } from '@nestjs/common';
import type { Db } from '@hub/nest-kit/db';
import { ExportBox, OwnExports } from '@hub/nest-kit/exports';
import type { FileStore } from '@hub/nest-kit/files';
import { AskAuditExport } from './ask-audit-export.ts';
import { auditExports } from './audit-export-rules.ts';

/** Where the files go, and how much of them may lie there at a time. */
export type ExportRoom = { store: FileStore; roomBytes: number };

export function auditExportProviders(db: Db, { store, roomBytes }: ExportRoom): Provider[] {
  const box = new ExportBox(db, store);
  return [
    { provide: AskAuditExport, useValue: new AskAuditExport(db, box, roomBytes) },
    { provide: OwnExports, useValue: new OwnExports(db, box, auditExports) },
  ];
}
