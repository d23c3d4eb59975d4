import { Button, CircleAlertIcon } from '@hub/web';
import { normaliseInput, type ContractForm } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import css from '../one/event.module.css';
import { CategoryFields } from './category-fields.tsx';
import { emptyCategory, textOf, typedCategories, type EventValues, type TypedCategory } from './event-form.ts';
import own from './form.module.css';

const MOST = 10;

/** The rewards of an event, one block each. */
export function CategoriesField({ form }: { form: ContractForm<EventValues> }) {
  const { t } = useLingui();
  const rows = typedCategories(form.values.categories);
  const error = form.errors.categories;
  const list = useRef<HTMLOListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const grown = useRef(rows.length);
  const put = (next: readonly TypedCategory[]) => form.change('categories', textOf(next));
  const change = (at: number, over: Partial<TypedCategory>) => {
    for (const name of Object.keys(over)) form.forget(`categories[${at}].${name}`);
    put(rows.map((row, index) => (index === at ? { ...row, ...over } : row)));
  };
  // Those after it move up: what the server said of one may not stay at another.
  const remove = (at: number) => {
    for (const name of Object.keys(form.errors)) if (name.startsWith('categories[')) form.forget(name);
    put(rows.filter((_, index) => index !== at));
    title.current?.focus();
  };
  useTidyNumbers(form);
  // A new reward is filled in at once.
  useEffect(() => {
    if (rows.length > grown.current)
      list.current?.querySelector<HTMLElement>(':scope > li:last-child input:not([type="checkbox"])')?.focus();
    grown.current = rows.length;
  }, [rows.length]);
  return (
    <section className={css.part} aria-labelledby="form-rewards">
      <h2 ref={title} id="form-rewards" tabIndex={-1} className={css.heading}>{t`獎勵`}</h2>
      <p
        className={css.text}
      >{t`一種獎勵一個類別：一組序號換一種，每個帳號各有次數上限。順序就是匯入檔的 category_code。`}</p>
      {error !== undefined && (
        <p id={form.fieldId('categories')} tabIndex={-1} className={own.error}>
          <CircleAlertIcon />
          {error}
        </p>
      )}
      <ol ref={list} className={own.categories}>
        {rows.map((row, at) => (
          <CategoryFields
            key={at}
            row={row}
            at={at}
            form={form}
            onChange={(over) => change(at, over)}
            onRemove={rows.length > 1 ? () => remove(at) : undefined}
          />
        ))}
      </ol>
      {rows.length < MOST && (
        <div>
          <Button size="small" onClick={() => put([...rows, emptyCategory])}>
            {t`再加一種獎勵`}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The numbers of the rewards are taken as an input method leaves them, like those of other fields. */
function useTidyNumbers({ join }: ContractForm<EventValues>): void {
  useEffect(() => {
    const tidied = ({ per_account, expire_days, ...one }: TypedCategory): TypedCategory => ({
      ...one,
      per_account: normaliseInput(per_account),
      expire_days: normaliseInput(expire_days),
    });
    return join('categories', { tidy: (text) => textOf(typedCategories(text).map(tidied)) });
  }, [join]);
}
