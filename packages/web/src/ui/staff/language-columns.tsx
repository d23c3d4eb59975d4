import { Badge, htmlLang, languageNames, type Language } from '@hub/web';
import type { ReactNode } from 'react';
import css from './language-columns.module.css';

export type LanguageColumn = {
  language: Language;
  state: { words: string; kind: 'ok' | 'warn' | 'neutral' };
  fields: readonly ReactNode[];
};

type Props = { label: string; hint: string; columns: readonly LanguageColumn[] };

export function LanguageColumns({ label, hint, columns }: Props) {
  return (
    <div className={css.frame}>
      <div role="group" aria-label={label} className={css.columns}>
        <p className={css.hint}>{hint}</p>
        {columns.map(({ language, state, fields }) => (
          <div
            key={language}
            role="group"
            aria-label={languageNames[language]}
            className={css.column}
            style={{ gridRow: `span ${fields.length + 1}` }}
          >
            <p className={css.head}>
              <span lang={htmlLang(language)}>{languageNames[language]}</span>
              <Badge kind={state.kind} icon={null}>
                {state.words}
              </Badge>
            </p>
            {fields}
          </div>
        ))}
      </div>
    </div>
  );
}
