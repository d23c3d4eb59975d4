import { Button, formatTime, LinkButton } from '@hub/web';
import { PaneNotice } from '@hub/web/staff';
import type { ExportRow } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { pointName } from './figure-words.ts';
import { useReports } from './reports-context.ts';
import css from './reports.module.css';
import { useFigureWords } from './use-figure-words.ts';

const POLL_MS = 1500;
const isUnderWay = ({ state }: ExportRow) => state === 'waiting' || state === 'running';

/** One's own exports, newest first; what is under way is looked after until it ends. `asked`: one that was just begun. */
export function ExportsList({ asked }: { asked: string | undefined }) {
  const { t } = useLingui();
  const { api } = useReports();
  const [poll, setPoll] = useState(0);
  const { data, error, refetch } = api.exports.useQuery(undefined, { pollingInterval: poll });
  const working = data?.some(isUnderWay) ?? false;
  useEffect(() => setPoll(working ? POLL_MS : 0), [working]);
  const said = useEndings(data);
  const title = useRef<HTMLHeadingElement>(null);
  const isListed = data?.some(({ id }) => id === asked) ?? false;
  // It stands far below the button that began it.
  useEffect(() => {
    if (!isListed) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, [isListed, asked]);
  if (!error && (data === undefined || data.length === 0)) return null;
  return (
    <section className={css.block} aria-labelledby="exports-title">
      <h2 ref={title} id="exports-title" tabIndex={-1} className={css.blockTitle}>{t`我的匯出`}</h2>
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
      <ul className={css.exports}>
        {data?.map((row) => (
          <ExportLine key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

/** Says when one that was under way has ended. */
function useEndings(rows: ExportRow[] | undefined): string {
  const { t } = useLingui();
  const before = useRef<string[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const ended = rows?.find((row) => row.state === 'done' && before.current.includes(row.id));
    if (ended) setSaid(t`匯出完成，可以下載了`);
    before.current = rows?.filter(isUnderWay).map(({ id }) => id) ?? [];
  }, [rows, t]);
  return said;
}

function ExportLine({ row }: { row: ExportRow }) {
  const { t } = useLingui();
  const { api } = useReports();
  const words = useFigureWords();
  const [cancel, { isLoading }] = api.cancel.useMutation();
  const kind = row.kind === 'figures' ? t`報表數字` : t`案件與評分`;
  const name = `${kind} ${pointName(row)}`;
  return (
    <li className={css.line}>
      <div className={css.lineWords}>
        <span className={css.lineName}>
          {name}
          {row.personal === '1' && <span className={css.personal}>{t`含個人資料`}</span>}
        </span>
        <ExportState row={row} />
      </div>
      {row.state === 'done' && (
        <LinkButton look="secondary" size="small" href={api.fileAddress(row.id)} download aria-label={t`下載 ${name}`}>
          {t`下載`}
        </LinkButton>
      )}
      {isUnderWay(row) && (
        <Button
          look="quiet"
          size="small"
          busy={isLoading}
          busyWords={t`取消中`}
          aria-label={t`取消 ${name}`}
          onClick={() => void cancel(row.id)}
        >
          {t`取消`}
        </Button>
      )}
      {row.rows_all !== null && isUnderWay(row) && (
        <progress
          className={css.progress}
          value={row.rows}
          max={row.rows_all || 1}
          aria-label={words.count(row.rows)}
        />
      )}
    </li>
  );
}

function ExportState({ row }: { row: ExportRow }) {
  const { t } = useLingui();
  const words = useFigureWords();
  const rows = words.count(row.rows);
  const all = words.count(row.rows_all);
  const until = row.expires_at ? formatTime(row.expires_at) : '';
  const asked = formatTime(row.asked_at);
  const sentences: Record<ExportRow['state'], string> = {
    waiting: t`排隊中`,
    running: t`已寫 ${rows}／${all} 列`,
    done: t`${rows} 列，${until} 前可以下載`,
    failed: t`沒有完成，需要時請再匯出一次`,
    cancelled: t`已取消`,
    expired: t`已超過 24 小時，檔案刪除了`,
  };
  return (
    <span className={css.lineState}>
      {sentences[row.state]}
      {!isUnderWay(row) && row.state !== 'done' && `・${asked}`}
    </span>
  );
}
