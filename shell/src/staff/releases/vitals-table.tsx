import type { VitalRow } from '@hub/contracts/releases';
import { vitalNames, type VitalName, type Webview } from '@hub/contracts/shared';
import { useLingui } from '@lingui/react/macro';
import { vitalsByPage } from './vitals-by-page.ts';
import css from './vitals-table.module.css';

const SHOWN = 30;

/** Three of four visits were at least this fast, in the last day. */
export function VitalsTable({ vitals }: { vitals: readonly VitalRow[] }) {
  const { t } = useLingui();
  const heads: Record<VitalName, string> = { LCP: 'LCP', CLS: 'CLS', INP: 'INP', TTFB: 'TTFB', mount: t`頁面出現` };
  const ways: Record<Webview, string> = {
    browser: t`瀏覽器`,
    webview: t`遊戲內視窗`,
    frame: t`本站的內嵌框`,
    foreign: t`其他網站的頁面`,
  };
  const pages = vitalsByPage(vitals);
  if (vitals.length === 0) return <p className={css.quiet}>{t`這一天還沒有量到。`}</p>;
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t`各頁的速度`}>
      <table className={css.table}>
        <caption className={css.quiet}>{t`最近 24 小時，四次裡有三次不超過這個值；括號裡是量到的次數`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`頁面`}</th>
            {vitalNames.map((name) => (
              <th key={name} scope="col">
                {heads[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.slice(0, SHOWN).map(({ route, webview, values }) => (
            <tr key={`${route} ${webview}`}>
              <th scope="row">
                <code>{route}</code> <span className={css.quiet}>{ways[webview]}</span>
              </th>
              {vitalNames.map((name) => (
                <td key={name} data-head={heads[name]}>
                  <Measured row={values[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pages.length > SHOWN && <p className={css.quiet}>{t`只列出最多人開的 ${SHOWN} 頁。`}</p>}
    </div>
  );
}

function Measured({ row }: { row: VitalRow | undefined }) {
  const { i18n } = useLingui();
  if (!row) return '—';
  const { name, p75, samples } = row;
  const value =
    name === 'CLS' ? i18n.number(p75 / 1000, { maximumFractionDigits: 3 }) : `${i18n.number(Math.round(p75))} ms`;
  return (
    <span>
      {value} <span className={css.quiet}>({i18n.number(samples)})</span>
    </span>
  );
}
