import { Button, Notice, SectionTitle } from '@hub/web';
import type { ServersImportView } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import css from './settings.module.css';

type Told = ServersImportView['data'];
type Props = { told: Told; busy: boolean; onApply: () => void };

/** What a file would change, or what is wrong with it line by line. */
export function ServersDifference({ told, busy, onApply }: Props) {
  const { t } = useLingui();
  const { added_count: added, changed_count: changed, same, unnamed, fault_count: faults } = told;
  if (told.applied) {
    return (
      <Notice kind="ok" role="status" title={t`已匯入：新增 ${added} 台，更新 ${changed} 台`}>
        <p>
          <Trans>最慢 30 秒後，玩家重新整理就會看到。</Trans>
        </p>
      </Notice>
    );
  }
  return (
    <section aria-labelledby="difference" className={css.form}>
      <SectionTitle id="difference">
        <Trans>比對結果</Trans>
      </SectionTitle>
      <p role="status">{t`新增 ${added} 台，更新 ${changed} 台，相同 ${same} 台，檔案沒有提到 ${unnamed} 台（不會動）`}</p>
      {faults > 0 && (
        <Notice kind="bad" title={t`有 ${faults} 列要修正，還不能匯入`}>
          <ul className={css.plain}>
            {told.faults.map(({ line, text }) => (
              <li key={`${line} ${text}`}>{t`第 ${line} 列：${text}`}</li>
            ))}
          </ul>
          {told.faults.length < faults && <p>{t`只列出前 ${told.faults.length} 列。`}</p>}
        </Notice>
      )}
      <Changes rows={told.added} all={added} title={t`新增`} />
      <Changes rows={told.changed} all={changed} title={t`更新`} />
      {faults === 0 && added + changed > 0 && (
        <Button variant="primary" wide="phone" busy={busy} onClick={onApply}>
          {t`匯入這 ${added + changed} 台`}
        </Button>
      )}
    </section>
  );
}

function Changes({ rows, all, title }: { rows: Told['added']; all: number; title: string }) {
  const { t } = useLingui();
  if (rows.length === 0) return null;
  return (
    <div className={css.scroll} role="region" aria-label={title} tabIndex={0}>
      <table className={css.table}>
        <caption>{rows.length < all ? t`${title}（前 ${rows.length} 台，共 ${all} 台）` : title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>代碼</Trans>
            </th>
            <th scope="col">
              <Trans>現在</Trans>
            </th>
            <th scope="col">
              <Trans>匯入後</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.server_id}>
              <th scope="row">{row.server_id}</th>
              <td>{row.before || '—'}</td>
              <td>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
