import { formatTime } from '@hub/web';
import { ExportList, useExports, type ExportWords } from '@hub/web/staff';
import type { AuditExportRow } from '@hub/contracts/identity';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useSessionCheck } from '../use-session-check.ts';
import { fileAddress, useAuditExportsQuery, useCancelAuditExportMutation } from './audit-exports.api.ts';
import css from './exports.module.css';
import { useExportState } from './use-export-state.ts';
import { useFilterWords } from './use-filter-words.ts';

export function ExportsList({ titleRef }: { titleRef: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useLingui();
  const files = useExports<AuditExportRow>(useAuditExportsQuery);
  const [cancel] = useCancelAuditExportMutation();
  const filters = useFilterWords();
  const stateOf = useExportState();
  useSessionCheck(files.fault);
  const words: ExportWords = {
    title: t`我的匯出`,
    none: t`還沒有匯出過`,
    away: { title: t`匯出清單暫時讀不到`, text: t`進行中的匯出不受影響，會繼續完成。`, again: t`再試一次` },
    done: t`匯出完成，可以下載了`,
    failed: t`匯出沒有完成`,
    download: t`下載`,
    downloadOf: (name) => t`下載 ${name}`,
    cancel: t`取消`,
    cancelOf: (name) => t`取消 ${name}`,
    cancelling: t`取消中`,
  };
  return (
    <ExportList
      className={css.files}
      level={3}
      files={files}
      words={words}
      titleRef={titleRef}
      nameOf={(row) => filters(row.filters)}
      spokenOf={(row) => `${filters(row.filters)} ${formatTime(row.asked_at)}`}
      reasonOf={({ reason }) => reason}
      stateOf={stateOf}
      addressOf={fileAddress}
      cancel={cancel}
    />
  );
}
