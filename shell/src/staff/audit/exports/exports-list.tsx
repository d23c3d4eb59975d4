import { Button, formatTime, LinkButton } from '@hub/web';
import { PaneNotice } from '@hub/web/staff';
import type { AuditExportRow } from '@hub/contracts/identity';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSessionCheck } from '../use-session-check.ts';
import { fileAddress, useAuditExportsQuery, useCancelAuditExportMutation } from './audit-exports.api.ts';
import css from './exports.module.css';
import { useExportState } from './use-export-state.ts';
import { useFilterWords } from './use-filter-words.ts';

const POLL_MS = 1500;
const isUnderWay = ({ state }: AuditExportRow) => state === 'waiting' || state === 'running';

/** One's own files, newest first; what is under way is looked after until it ends. */
export function ExportsList({ titleRef }: { titleRef: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useLingui();
  const [poll, setPoll] = useState(0);
  const { data, error, refetch } = useAuditExportsQuery(undefined, {
    pollingInterval: poll,
    refetchOnMountOrArgChange: true,
  });
  const working = data?.some(isUnderWay) ?? false;
  useEffect(() => setPoll(working ? POLL_MS : 0), [working]);
  useSessionCheck(error);
  const said = useEndings(data);
  return (
    <section className={css.files}>
      <h3 ref={titleRef} tabIndex={-1} className={css.title}>{t`我的匯出`}</h3>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {error && (
        <PaneNotice
          fault={error}
          title={t`匯出清單暫時讀不到`}
          text={t`進行中的匯出不受影響，會繼續完成。`}
          again={{ label: t`再試一次`, onPress: () => void refetch() }}
        />
      )}
      {data?.length === 0 && <p className={css.state}>{t`還沒有匯出過`}</p>}
      <ul className={css.list}>
        {data?.map((row) => (
          <ExportLine key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

/** Says when one that was under way has ended. */
function useEndings(rows: AuditExportRow[] | undefined): string {
  const { t } = useLingui();
  const before = useRef<string[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const ended = rows?.find((row) => !isUnderWay(row) && before.current.includes(row.id));
    if (ended?.state === 'done') setSaid(t`匯出完成，可以下載了`);
    else if (ended?.state === 'failed') setSaid(t`匯出沒有完成`);
    before.current = rows?.filter(isUnderWay).map(({ id }) => id) ?? [];
  }, [rows, t]);
  return said;
}

function ExportLine({ row }: { row: AuditExportRow }) {
  const { t } = useLingui();
  const words = useFilterWords();
  const state = useExportState();
  const [cancel, { isLoading }] = useCancelAuditExportMutation();
  const asked = formatTime(row.asked_at);
  const name = words(row.filters);
  return (
    <li className={css.line}>
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.reason}>{row.reason}</span>
        <span className={css.state} data-state={row.state}>
          {state(row)}
        </span>
      </div>
      {row.state === 'done' && (
        <LinkButton
          look="secondary"
          size="small"
          href={fileAddress(row.id)}
          download
          aria-label={t`下載 ${name} ${asked}`}
        >
          {t`下載`}
        </LinkButton>
      )}
      {isUnderWay(row) && (
        <Button
          look="quiet"
          size="small"
          busy={isLoading}
          busyWords={t`取消中`}
          aria-label={t`取消 ${name} ${asked}`}
          onClick={() => void cancel(row.id)}
        >
          {t`取消`}
        </Button>
      )}
      {row.state === 'running' && row.rows_all !== null && (
        <progress className={css.progress} value={row.rows} max={row.rows_all || 1} aria-label={state(row)} />
      )}
    </li>
  );
}
