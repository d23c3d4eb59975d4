import type { Retention } from '@hub/contracts/retention';
import { Badge, formatTime, useLanguage } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import css from '../desk-jobs/jobs.module.css';
import own from './retention.module.css';
import { useRetentionWords } from './use-retention-words.ts';

function useLine(service: string) {
  const words = useRetentionWords(service);
  return (line: string): [what: string, until: string] => words[line] ?? [line, ''];
}

export function DueTable({ service, rows, label }: { service: string; rows: Retention['due']; label: string }) {
  const { t } = useLingui();
  const lineOf = useLine(service);
  const count = new Intl.NumberFormat(useLanguage());
  return (
    <div className={css.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={`${css.table} ${own.table}`}>
        <thead>
          <tr>
            <th scope="col">{t`資料`}</th>
            <th scope="col">{t`下次會處理`}</th>
            <th scope="col">{t`最早的一筆`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, rows: many, oldest }) => (
            <tr key={line}>
              <th scope="row">
                {lineOf(line)[0]}
                <span className={own.until}>{lineOf(line)[1]}</span>
              </th>
              <td>{many > 0 ? <Badge kind="warn">{t`${count.format(many)} 筆`}</Badge> : t`沒有`}</td>
              <td>{oldest ? formatTime(oldest) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function EndedTable({ service, rows, label }: { service: string; rows: Retention['ended']; label: string }) {
  const { t } = useLingui();
  const lineOf = useLine(service);
  const count = new Intl.NumberFormat(useLanguage());
  if (rows.length === 0) return <p className={css.about}>{t`還沒有處理過期滿的資料。`}</p>;
  return (
    <div className={css.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={`${css.table} ${own.table}`}>
        <thead>
          <tr>
            <th scope="col">{t`處理過的資料`}</th>
            <th scope="col">{t`筆數`}</th>
            <th scope="col">{t`最早的一筆`}</th>
            <th scope="col">{t`時間`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, rows: many, oldest, at }) => (
            <tr key={`${line} ${at}`}>
              <th scope="row">{lineOf(line)[0]}</th>
              <td>{count.format(many)}</td>
              <td>{oldest ? formatTime(oldest) : '—'}</td>
              <td>{formatTime(at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
