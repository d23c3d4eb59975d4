import { Feature, round } from '@hub/nest-kit/app';
import { sweepExports, writesExports } from '@hub/nest-kit/exports';
import { FileStore } from '@hub/nest-kit/files';
import { DataSource } from 'typeorm';
import { auditExports } from './audit-kind.ts';
import { noteEnd } from './note-end.ts';

@Feature({
  http: () => import('./audit-exports.http.ts'),
  worker: [
    writesExports([DataSource], auditExports, noteEnd),
    round(
      'exports',
      'TIDY_MS',
      [DataSource, FileStore],
      (source: DataSource, store: FileStore) => () => sweepExports(source, store, noteEnd),
    ),
  ],
})
export class AuditExportsModule {}
