import { Field, TextInput } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import css from './faq.module.css';

type Props = {
  typed: string;
  onType: (typed: string) => void;
  /** How many articles fit; undefined while nothing is typed. */ found?: number;
};

/** Looks through the articles while one types; how many were found is also said. */
export function FaqSearch({ typed, onType, found }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <search className={css.search}>
      <Field id={id} label={t({ context: 'support', message: '搜尋常見問題' })}>
        {(wire) => (
          <TextInput
            {...wire}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        )}
      </Field>
      <p className="visually-hidden" role="status">
        {found !== undefined && t({ context: 'support', message: `找到 ${found} 篇` })}
      </p>
    </search>
  );
}
