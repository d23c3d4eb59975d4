import type { InjectionToken, Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExportKinds } from './export-kind.ts';
import { exportHandlers, type ExportOptions } from './run-export.ts';
import { FileStore } from '../files/store/file-store.ts';
import { UploadFolder } from '../files/upload-folder.ts';
import type { Log } from '../log/logger.ts';
import { jobHandlers } from '../app/job-handlers.ts';
import { LOG } from '../app/tokens.ts';

/** `ended` runs in the transaction of a file's end. */
export const writesExports = <P extends unknown[]>(
  inject: InjectionToken[],
  kindsOf: (...parts: P) => ExportKinds,
  ended?: ExportOptions['ended'],
): Provider =>
  jobHandlers(
    [DataSource, FileStore, UploadFolder, LOG, ...inject],
    (source: DataSource, store: FileStore, uploads: UploadFolder, log: Log, ...parts: unknown[]) =>
      exportHandlers({ source, store, uploads, kinds: kindsOf(...(parts as P)), log, ...(ended && { ended }) }),
  );
