import { formatTwd } from '@hub/contracts/shared';
import { SelectField, type ContractForm, type TextName } from '@hub/forms';
import { Field, TextInput } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import type { GoodsValues } from './goods-values.ts';

type Props<V extends GoodsValues> = { form: ContractForm<V>; most: number; amount: number };

/** How many, and what that comes to; the amount is nobody's to type. */
export function QuantityField<V extends GoodsValues>({ form, most, amount }: Props<V>) {
  const { t } = useLingui();
  const numbers = Array.from({ length: most }, (_, at) => String(at + 1));
  return (
    <>
      {most > 1 && (
        <SelectField
          form={form}
          name={'qty' as TextName<V>}
          width="short"
          label={t`數量`}
          hint={t`一次最多 ${most} 份`}
          empty={undefined}
          options={numbers.map((value) => ({ value, label: value }))}
        />
      )}
      <Field id={form.fieldId('wireAmount')} label={t`金額`} error={form.errors.wireAmount}>
        {(wire) => <TextInput {...wire} readOnly width="short" value={amount > 0 ? formatTwd(amount) : ''} />}
      </Field>
    </>
  );
}
