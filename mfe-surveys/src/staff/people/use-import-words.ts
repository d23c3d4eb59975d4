import type { ImportFault, ImportState } from '@hub/contracts/shared';
import type { SurveyImportKind } from '@hub/contracts/surveys';
import type { BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

/** Codes of an import in words. */
export function useImportWords() {
  const { t } = useLingui();
  const states: Record<ImportState, readonly [string, BadgeKind]> = {
    waiting: [t`排隊中`, 'processing'],
    reading: [t`檔案讀取中`, 'processing'],
    checked: [t`比對好了`, 'replied'],
    done: [t`已匯入`, 'ok'],
    cancelled: [t`已取消`, 'neutral'],
    failed: [t`沒有讀完`, 'danger'],
  };
  const faults: Record<ImportFault, string> = {
    '': '',
    not_csv: t`這不是 UTF-8 的 CSV 檔`,
    not_gzip: t`壓縮檔打不開`,
    no_header: t`第一列要是標題`,
    no_rows: t`檔案裡沒有資料列`,
    too_large: t`檔案太大，最多 200,000 列`,
    no_room: t`系統暫時沒有空間，請過一分鐘再試`,
    other: t`讀取時發生問題，請再上傳一次`,
  };
  const kinds: Record<SurveyImportKind, { name: string; header: string; upload: string }> = {
    eligible: {
      name: t`資格名單`,
      header: t`UTF-8；標題列 role_id,account_id，可加 char_name；最多 200,000 列`,
      upload: t`上傳資格名單`,
    },
    card_codes: {
      name: t`點數卡號`,
      header: t`UTF-8；標題列 code，一列一個卡號；最多 200,000 列`,
      upload: t`上傳點數卡號`,
    },
  };
  return { states, faults, kinds };
}
