import { taipeiIso } from '@hub/contracts/shared';
import type { ImportedFile } from './imported-file.entity.ts';

/** With how far its job is; null without one. */
export type FileWithJob = ImportedFile & {
  done_count: number | null;
  all_count: number | null;
  expires_at: Date | null;
};

/** Nobody has decided yet. */
export const isImportOpen = ({ state }: Pick<ImportedFile, 'state'>): boolean =>
  state === 'waiting' || state === 'reading' || state === 'checked';

/** As `importFields` of the contracts has it. */
export const importedFileView = (row: FileWithJob) => ({
  id: row.id,
  state: row.state,
  file_name: row.file_name,
  file_sha256: row.file_sha256.toString('hex'),
  rows: row.row_count,
  fresh: row.fresh,
  same: row.same,
  faults: row.faults,
  fault: row.fault,
  done: row.done_count ?? 0,
  all: row.all_count,
  made_by: row.made_by,
  made_at: taipeiIso(row.made_at),
  applied_at: row.applied_at && taipeiIso(row.applied_at),
  applied_by: row.applied_by,
  expires_at: row.state === 'checked' && row.expires_at ? taipeiIso(row.expires_at) : null,
  version: row.version,
});
