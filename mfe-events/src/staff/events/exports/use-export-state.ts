import { formatTime } from '@hub/web';
import type { CodeExportRow } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';

const many = (rows: number): string => rows.toLocaleString('en');

/** How far a file is, and why there is none. */
export function useExportState(): (row: CodeExportRow) => string {
  const { t } = useLingui();
  const faults: Record<CodeExportRow['fault'], string> = {
    '': t`沒有完成，需要時請再匯出一次`,
    full: t`沒有完成：放檔案的空間滿了，請系統管理者清出空間後再匯出一次`,
    other: t`沒有完成，需要時請再匯出一次`,
  };
  return (row) => {
    const rows = many(row.rows);
    const all = row.rows_all === null ? '' : many(row.rows_all);
    const until = row.expires_at ? formatTime(row.expires_at) : '';
    const asked = formatTime(row.asked_at);
    const sentences: Record<CodeExportRow['state'], string> = {
      waiting: t`排隊中`,
      running: all === '' ? t`已寫 ${rows} 筆` : t`已寫 ${rows}／${all} 筆`,
      done: t`${rows} 筆，${until} 前可以下載`,
      failed: `${faults[row.fault]}・${asked}`,
      cancelled: t`已取消・${asked}`,
      expired: t`已超過 24 小時，檔案刪除了・${asked}`,
    };
    return sentences[row.state];
  };
}
