import { Field, TextInput } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';

export type CodeKind = 'app' | 'recovery';

type Props = { id: string; kind: CodeKind; error?: string };

/** Where a code goes: one field, so that it can be pasted, filled in by the phone and corrected. */
export function CodeField({ id, kind, error }: Props) {
  const { t } = useLingui();
  if (kind === 'recovery') {
    return (
      <Field id={id} label={t`救援碼`} hint={t`12 個英數字，大小寫和橫線都可以`} error={error}>
        {(wire) => (
          <TextInput
            {...wire}
            key="recovery"
            name="code"
            code
            autoComplete="off"
            maxLength={32}
            placeholder="7KQ2-M9XA-4D3H"
          />
        )}
      </Field>
    );
  }
  return (
    <Field id={id} label={t`驗證碼`} hint={t`驗證器 App 目前顯示的 6 位數字`} error={error}>
      {(wire) => (
        <TextInput
          {...wire}
          key="app"
          name="code"
          code
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
        />
      )}
    </Field>
  );
}
