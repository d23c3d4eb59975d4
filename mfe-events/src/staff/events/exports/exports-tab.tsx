import { formatTime, Notice } from '@hub/web';
import { ExportList, PersonalMark, useExports, useSessionEnd, type ExportWords } from '@hub/web/staff';
import type { CodeExportKind, CodeExportRow, EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useRef, type RefObject } from 'react';
import css from '../one/event.module.css';
import { fileAddress, useCancelCodeExportMutation, useCodeExportsQuery } from '../redemptions.api.ts';
import { ExportForm } from './export-form.tsx';
import { useExportState } from './use-export-state.ts';

/** What can be taken along from an event, and the reader's own files. */
export function ExportsTab({ event }: { event: EventData }) {
  const { t } = useLingui();
  const list = useRef<HTMLHeadingElement>(null);
  return (
    <div className={css.columns}>
      {event.may.includes('export') ? (
        <ExportForm event={event} onAsked={() => list.current?.focus()} />
      ) : (
        <Notice kind="info" title={t`這個帳號不能匯出`}>
          <p>{t`需要時請活動企劃匯出。`}</p>
        </Notice>
      )}
      <OwnFiles titleRef={list} />
    </div>
  );
}

function OwnFiles({ titleRef }: { titleRef: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useLingui();
  const files = useExports<CodeExportRow>(useCodeExportsQuery);
  const [cancel] = useCancelCodeExportMutation();
  const stateOf = useExportState();
  useSessionEnd(files.fault);
  const kinds = useKindWords();
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
  const nameOf = ({ kind, event_name, batch }: CodeExportRow) =>
    [kinds[kind], event_name, batch !== null && t`批次 #${batch}`].filter(Boolean).join(' · ');
  return (
    <ExportList
      className={css.block}
      files={files}
      words={words}
      titleRef={titleRef}
      nameOf={nameOf}
      spokenOf={(row) => `${nameOf(row)} ${formatTime(row.asked_at)}`}
      marksOf={({ personal }) => personal && <PersonalMark>{t`含個人資料`}</PersonalMark>}
      reasonOf={({ reason }) => reason}
      stateOf={stateOf}
      addressOf={fileAddress}
      cancel={cancel}
    />
  );
}

function useKindWords(): Record<CodeExportKind, string> {
  const { t } = useLingui();
  return { redemptions: t`兌換紀錄`, locks: t`鎖定` };
}
