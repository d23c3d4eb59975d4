import type { VitalRow } from '@hub/contracts/releases';
import { useLingui } from '@lingui/react/macro';
import css from './releases.module.css';

const SHOWN = 30;

/** Three of four visits were at least this fast, in the last day. */
export function VitalsTable({ vitals }: { vitals: readonly VitalRow[] }) {
  const { t, i18n } = useLingui();
  if (vitals.length === 0) return <p className={css.quiet}>{t`這一天還沒有量到。`}</p>;
  const shown = ({ name, p75 }: VitalRow) =>
    name === 'CLS' ? i18n.number(p75 / 1000, { maximumFractionDigits: 3 }) : `${i18n.number(Math.round(p75))} ms`;
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t`各頁的速度`}>
      <table className={css.table}>
        <caption className={css.quiet}>{t`最近 24 小時，四次裡有三次不超過這個值`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`頁面`}</th>
            <th scope="col">{t`開啟方式`}</th>
            <th scope="col">{t`項目`}</th>
            <th scope="col">{t`值`}</th>
            <th scope="col">{t`次數`}</th>
          </tr>
        </thead>
        <tbody>
          {vitals.slice(0, SHOWN).map((row) => (
            <tr key={`${row.name} ${row.route} ${row.webview}`}>
              <th scope="row">
                <code>{row.route}</code>
              </th>
              <td>{row.webview}</td>
              <td>{row.name}</td>
              <td>{shown(row)}</td>
              <td>{i18n.number(row.samples)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
