import { SelectField, TextField, type ContractForm } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import type { ReportValues } from './report-values.ts';
import css from './create-report.module.css';

const HOME = '886';

/** Country code and number. */
export function PhoneFields({ form }: { form: ContractForm<ReportValues> }) {
  const { t } = useLingui();
  const named = (code: string, place: string) => ({ value: code, label: `${place} ${code.replace(/^00/, '')}` });
  return (
    <div className={css.phone}>
      <SelectField
        form={form}
        name="mobile_locale"
        autoComplete="tel-country-code"
        label={t({ context: 'tickets', message: '國碼' })}
        hint={t({ context: 'tickets', message: '手機門號的所在地' })}
        empty={`${t({ context: 'tickets', message: '台灣' })} ${HOME}`}
        options={[
          named('852', t({ context: 'tickets', message: '香港' })),
          named('853', t({ context: 'tickets', message: '澳門' })),
          named('65', t({ context: 'tickets', message: '新加坡' })),
          named('60', t({ context: 'tickets', message: '馬來西亞' })),
          named('0086', t({ context: 'tickets', message: '中國' })),
        ]}
      />
      <TextField
        form={form}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        label={t({ context: 'tickets', message: '手機號碼' })}
        hint={t({ context: 'tickets', message: '只填數字，不用加符號' })}
      />
    </div>
  );
}
