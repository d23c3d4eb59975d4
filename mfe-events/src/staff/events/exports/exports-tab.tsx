import { formatTime, Notice } from '@hub/web';
import { ExportList, useExports, useSessionEnd } from '@hub/web/staff';
import type { CodeExportKind, CodeExportRow, EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useRef, type RefObject } from 'react';
import css from '../one/event.module.css';
import { fileAddress, useCancelCodeExportMutation, useCodeExportsQuery } from '../redemptions.api.ts';
import { ExportForm } from './export-form.tsx';

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
  useSessionEnd(files.fault);
  const kinds = useKindWords();
  const nameOf = ({ kind, event_name, batch }: CodeExportRow) =>
    [kinds[kind], event_name, batch !== null && t`批次 #${batch}`].filter(Boolean).join(' · ');
  return (
    <ExportList
      className={css.block}
      files={files}
      titleRef={titleRef}
      nameOf={nameOf}
      spokenOf={(row) => `${nameOf(row)} ${formatTime(row.asked_at)}`}
      isPersonal={({ personal }) => personal}
      reasonOf={({ reason }) => reason}
      addressOf={fileAddress}
      cancel={cancel}
    />
  );
}

function useKindWords(): Record<CodeExportKind, string> {
  const { t } = useLingui();
  return { redemptions: t`兌換紀錄`, locks: t`鎖定` };
}
