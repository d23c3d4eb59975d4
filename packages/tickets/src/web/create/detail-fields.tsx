import { TextField, type ContractForm } from '@hub/forms';
import { titleIn } from '@hub/contracts/manifest';
import { askedDetails, reportDetails, type ReportDetail } from '@hub/contracts/tickets';
import { useLanguage } from '@hub/web';
import type { ReportValues } from './report-values.ts';

export function DetailFields({ form }: { form: ContractForm<ReportValues> }) {
  const language = useLanguage();
  return askedDetails.map((name) => {
    const { label, asked }: ReportDetail = reportDetails[name];
    return (
      <TextField
        key={name}
        form={form}
        name={name}
        optional
        label={titleIn(label, language)}
        hint={asked?.hint && titleIn(asked.hint, language)}
      />
    );
  });
}
