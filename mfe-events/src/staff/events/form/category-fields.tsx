import { Button } from '@hub/web';
import { CheckboxRow, Field, FieldGroup, TextInput } from '@hub/web/parts';
import type { ContractForm } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import { ItemRows } from '../../compensate/items-field.tsx';
import css from '../one/event.module.css';
import { CategoryWords } from './category-words.tsx';
import type { EventValues, TypedCategory } from './event-form.ts';
import { PictureField } from './picture-field.tsx';
import own from './form.module.css';

type Props = {
  row: TypedCategory;
  at: number;
  form: ContractForm<EventValues>;
  onChange: (over: Partial<TypedCategory>) => void;
  /** Left out where it is the only one. */
  onRemove: (() => void) | undefined;
};
type TextName = { [N in keyof TypedCategory]: TypedCategory[N] extends string ? N : never }[keyof TypedCategory];

/** One reward: its name, how often, and the mail that brings it. */
export function CategoryFields({ row, at, form, onChange, onRemove }: Props) {
  const { t } = useLingui();
  const place = at + 1;
  const wired = (name: TextName) => ({
    id: form.fieldId(`categories[${at}].${name}`),
    error: form.errors[`categories[${at}].${name}`],
  });
  const typed = (name: TextName) => ({
    value: row[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <li>
      <div className={css.block} role="group" aria-label={t`獎勵 ${place}`}>
        <div className={own.head}>
          <h3 className={css.heading}>{t`獎勵 ${place}`}</h3>
          {onRemove && (
            <Button variant="quiet" size="small" aria-label={t`拿掉獎勵 ${place}`} onClick={onRemove}>
              {t`拿掉`}
            </Button>
          )}
        </div>
        <CategoryWords row={row} at={at} form={form} onChange={onChange} />
        <PictureField
          {...wired('picture')}
          label={t`獎勵的圖`}
          stands="reward"
          game={form.values.game_id}
          value={row.picture}
          onChange={(picture) => onChange({ picture })}
        />
        <CheckboxRow
          checked={row.open}
          onChange={(event) => onChange({ open: event.currentTarget.checked })}
          label={t`開放兌換`}
          hint={t`關閉時，這種獎勵的序號先不能換，也不算錯誤`}
        />
        <FieldGroup id={form.fieldId(`categories[${at}].items`)} legend={t`物品`} error={wired('items').error}>
          <ItemRows
            id={form.fieldId(`categories[${at}].items`)}
            lines={row.items}
            wrong={wired('items').error !== undefined}
            onChange={(items) => onChange({ items })}
          />
        </FieldGroup>
        <div className={own.pair}>
          <Field {...wired('per_account')} label={t`每個帳號幾次`} hint={t`1 到 20 次`}>
            {(wire) => <TextInput {...wire} {...typed('per_account')} inputMode="numeric" width="short" />}
          </Field>
          <Field {...wired('expire_days')} label={t`幾天內可以領`} hint={t`1 到 180 天`}>
            {(wire) => <TextInput {...wire} {...typed('expire_days')} inputMode="numeric" width="short" />}
          </Field>
        </div>
      </div>
    </li>
  );
}
