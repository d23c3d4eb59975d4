import type { ExportState } from '@hub/contracts/shared';
import { formatTime } from '@hub/web';
import { useExportTexts } from './export-texts.ts';
import type { ExportedFile } from './use-exports.ts';

const many = (rows: number): string => rows.toLocaleString('en');

/** How far a file is, and why there is none; `faultOf`: why it failed, where that is known. */
export function useExportState<Row extends ExportedFile>(
  faultOf?: (row: Row) => string | undefined,
): (row: Row) => string {
  const words = useExportTexts();
  return (row) => {
    const { state, rows, rows_all, expires_at, fault }: ExportedFile = row;
    const asked = formatTime(row.asked_at);
    const failed = faultOf?.(row) ?? (fault === 'full' ? words.noRoom : words.unfinished);
    const sentences: Record<ExportState, string> = {
      waiting: words.waiting,
      running: rows_all === null ? words.written(many(rows)) : words.writtenOf(many(rows), many(rows_all)),
      done: words.ready(many(rows), expires_at ? formatTime(expires_at) : ''),
      failed: `${failed}・${asked}`,
      cancelled: `${words.cancelled}・${asked}`,
      expired: `${words.expired}・${asked}`,
    };
    return sentences[state];
  };
}
