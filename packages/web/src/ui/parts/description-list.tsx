import type { ReactNode } from 'react';
import css from './description-list.module.css';

export type DescriptionItem = {
  term: string;
  value: ReactNode;
  /** Order numbers and codes: monospace. */ code?: boolean;
};

export function DescriptionList({ facts }: { facts: readonly DescriptionItem[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ term, value, code }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value} data-code={code || undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
