import { CheckboxRow, Field, TextInput } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** One field that can be looked at, instead of the same password twice. */
export function NewPasswordField({ id, error }: { id: string; error?: string }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <div>
      <Field id={id} label={t`新密碼`} hint={t`至少 12 個字，可以是一句話；空格和中文都可以`} error={error}>
        {(wire) => (
          <TextInput
            {...wire}
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <CheckboxRow label={t`顯示密碼`} checked={shown} onChange={(event) => setShown(event.currentTarget.checked)} />
    </div>
  );
}
