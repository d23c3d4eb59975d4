import { SelectField, TextField, type ContractForm } from '@hub/forms';
import type { PhoneLocale } from '@hub/contracts/shared';
import { useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { typedCode, type ReportValues } from './report-values.ts';
import css from './create-report.module.css';

const HOME: PhoneLocale = '886';

export function PhoneFields({ form }: { form: ContractForm<ReportValues> }) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const places: Record<PhoneLocale, string> = {
    '886': t({ context: 'tickets', message: '台灣' }),
    '852': t({ context: 'tickets', message: '香港' }),
    '853': t({ context: 'tickets', message: '澳門' }),
    '65': t({ context: 'tickets', message: '新加坡' }),
    '60': t({ context: 'tickets', message: '馬來西亞' }),
    '86': t({ context: 'tickets', message: '中國' }),
  };
  const offered = desk.phoneLocales.filter((code) => code !== HOME);
  return (
    <div className={css.phone}>
      <SelectField
        form={form}
        name="mobile_locale"
        autoComplete="tel-country-code"
        label={t({ context: 'tickets', message: '國碼' })}
        hint={t({ context: 'tickets', message: '手機門號的所在地' })}
        empty={`${places[HOME]} ${HOME}`}
        options={offered.map((code) => ({ value: typedCode(code), label: `${places[code]} ${code}` }))}
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
