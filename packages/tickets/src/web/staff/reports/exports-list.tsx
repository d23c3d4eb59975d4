import { formatTime } from '@hub/web';
import { ExportList, PersonalMark, useExports, type ExportWords } from '@hub/web/staff';
import type { ExportRow } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { pointName } from './figure-words.ts';
import { useReports } from './reports-context.ts';
import css from './reports.module.css';
import { useFigureWords } from './use-figure-words.ts';

/** `asked`: one that was just begun. */
export function ExportsList({ asked }: { asked: string | undefined }) {
  const { t } = useLingui();
  const { api } = useReports();
  const files = useExports<ExportRow>(api.exports.useQuery);
  const [cancel] = api.cancel.useMutation();
  const words = useExportWords();
  const stateOf = useExportState();
  const title = useRef<HTMLHeadingElement>(null);
  const isListed = files.rows?.some(({ id }) => id === asked) ?? false;
  // It stands far below the button that began it.
  useEffect(() => {
    if (!isListed) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, [isListed, asked]);
  const nameOf = (row: ExportRow) => `${row.kind === 'figures' ? t`報表數字` : t`案件與評分`} ${pointName(row)}`;
  return (
    <ExportList
      className={css.block}
      files={files}
      words={words}
      titleRef={title}
      nameOf={nameOf}
      marksOf={({ personal }) => personal === '1' && <PersonalMark>{t`含個人資料`}</PersonalMark>}
      stateOf={stateOf}
      addressOf={api.fileAddress}
      cancel={cancel}
    />
  );
}

function useExportWords(): ExportWords {
  const { t } = useLingui();
  return {
    title: t`我的匯出`,
    away: { title: t`匯出清單暫時讀不到`, text: t`進行中的匯出不受影響，會繼續完成。`, again: t`再試一次` },
    done: t`匯出完成，可以下載了`,
    failed: t`匯出沒有完成`,
    download: t`下載`,
    downloadOf: (name) => t`下載 ${name}`,
    cancel: t`取消`,
    cancelOf: (name) => t`取消 ${name}`,
    cancelling: t`取消中`,
  };
}

function useExportState(): (row: ExportRow) => string {
  const { t } = useLingui();
  const words = useFigureWords();
  return (row) => {
    const rows = words.count(row.rows);
    const all = words.count(row.rows_all);
    const until = row.expires_at ? formatTime(row.expires_at) : '';
    const asked = formatTime(row.asked_at);
    const sentences: Record<ExportRow['state'], string> = {
      waiting: t`排隊中`,
      running: t`已寫 ${rows}／${all} 列`,
      done: t`${rows} 列，${until} 前可以下載`,
      failed: `${t`沒有完成，需要時請再匯出一次`}・${asked}`,
      cancelled: `${t`已取消`}・${asked}`,
      expired: `${t`已超過 24 小時，檔案刪除了`}・${asked}`,
    };
    return sentences[row.state];
  };
}
