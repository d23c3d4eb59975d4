import type { AuditRow } from '@hub/contracts/identity';
import { useLingui } from '@lingui/react/macro';
import css from './audit-detail.module.css';
import { useAuditWords } from './use-audit-words.ts';

type Props = { row: Pick<AuditRow, 'service' | 'object' | 'changes' | 'facts'> };

/** What was there before and what is there now, field by field; then what else the row tells. */
export function AuditChanges({ row }: Props) {
  const { t } = useLingui();
  const words = useAuditWords(row);
  const { changes, facts } = row;
  if (changes.length === 0 && facts.length === 0) return <p className={css.quiet}>{t`這個動作沒有更改內容。`}</p>;
  return (
    <>
      {changes.length > 0 && (
        <table className={css.changes}>
          <caption className={css.subtitle}>{t`更改`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`欄位`}</th>
              <th scope="col">{t`之前`}</th>
              <th scope="col">{t`之後`}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{words.field(field)}</th>
                <td>
                  {before === null || before === '' ? (
                    <None />
                  ) : (
                    <del className={css.before}>{words.value(field, before)}</del>
                  )}
                </td>
                <td>
                  {after === null || after === '' ? (
                    <None />
                  ) : (
                    <ins className={css.after}>{words.value(field, after)}</ins>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {facts.length > 0 && (
        <>
          <h2 className={css.subtitle}>{t`內容`}</h2>
          <dl className={css.facts}>
            {facts.map(({ field, value }) => (
              <div key={field} className={css.fact}>
                <dt>{words.field(field)}</dt>
                <dd>{value === '' ? <None /> : words.value(field, value)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function None() {
  const { t } = useLingui();
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t`沒有`}</span>
    </>
  );
}
