import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { Field, TextInput } from '@hub/web/parts';
import type { ContractForm } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import { caretIn, groupCode, signsBefore } from './group-code.ts';
import type { LookUpValues } from './prefill.ts';

/** Grouped by four while it is typed; the caret stays behind the sign it stood behind. */
export function CheckCodeField({ form }: { form: ContractForm<LookUpValues> }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const signs = useRef<number | null>(null);
  const value = form.values.check_id;

  useLayoutEffect(() => {
    if (signs.current === null) return;
    const caret = caretIn(value, signs.current);
    signs.current = null;
    input.current?.setSelectionRange(caret, caret);
  }, [value]);

  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    signs.current = signsBefore(currentTarget.value, currentTarget.selectionStart);
    form.change('check_id', groupCode(currentTarget.value));
  };
  return (
    <Field
      id={form.fieldId('check_id')}
      label={t({ context: 'tickets', message: '查詢碼' })}
      hint={t({ context: 'tickets', message: '12 個字，寫在憑條和通知信裡' })}
      error={form.errors.check_id}
    >
      {(wire) => (
        <TextInput {...wire} ref={input} code name="check_id" autoComplete="off" value={value} onChange={change} />
      )}
    </Field>
  );
}
