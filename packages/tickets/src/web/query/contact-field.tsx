import { TextField, type ContractForm } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import type { LookUpValues } from './prefill.ts';

export function ContactField({ form }: { form: ContractForm<LookUpValues> }) {
  const { t } = useLingui();
  if (form.values.contact === 'mobile') {
    return (
      <TextField
        form={form}
        name="mobile"
        type="tel"
        autoComplete="tel"
        width="medium"
        label={t({ context: 'tickets', message: '手機' })}
        hint={t({ context: 'tickets', message: '台灣以外的號碼請加國碼，例如 85291234567' })}
      />
    );
  }
  return (
    <TextField
      form={form}
      name="email"
      type="email"
      autoComplete="email"
      label={t({ context: 'tickets', message: '電子信箱' })}
    />
  );
}
