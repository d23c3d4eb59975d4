import type { ReactNode } from 'react';
import css from './wide-table.module.css';

type Props = { label: string; heads: readonly ReactNode[]; children: ReactNode };

/** Rows with many columns: a table where there is room, a card each on phones. Cells say their head in `data-head`. */
export function WideTable({ label, heads, children }: Props) {
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={css.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={at} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
