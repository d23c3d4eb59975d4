import { contentLang, useNavigate, withToken } from '@hub/web';
import { SelectField, TextAreaField, TextField, type ContractForm } from '@hub/forms';
import { CONTENT_MAX, type FormSettingsView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { refuseQuote, withoutQuotes } from '../without-quotes.ts';
import { TypeHints } from './type-hints.tsx';
import { useReportTemplate } from './use-report-template.ts';
import type { ReportValues } from './report-values.ts';

type Props = { form: ContractForm<ReportValues> };

const EVENT = 'event_';

/** The kind of problem. An event's type leads to the page where its codes are redeemed. */
export function TypeField({ form, settings }: Props & { settings: FormSettingsView }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const fillIn = useReportTemplate(form);
  const choose = (type: string) => {
    if (!type.startsWith(EVENT)) return fillIn(type);
    const event = encodeURIComponent(type.slice(EVENT.length));
    void navigate(withToken(`/events/event_serial?event_id=${event}`));
  };
  return (
    <>
      <SelectField
        form={form}
        name="question_type"
        label={t({ context: 'tickets', message: '問題類型' })}
        options={Object.entries(settings.question_types).map(([value, label]) => ({ value, label, lang: contentLang }))}
        onChoose={choose}
      />
      <TypeHints settings={settings} type={form.values.question_type} />
    </>
  );
}

/** Where answers are announced. */
export function EmailField({ form }: Props) {
  const { t } = useLingui();
  return (
    <TextField
      form={form}
      name="email"
      type="email"
      autoComplete="email"
      label={t({ context: 'tickets', message: '電子信箱' })}
      hint={t({ context: 'tickets', message: '回覆時會寄通知到這裡' })}
    />
  );
}

/** What happened. */
export function DescriptionField({ form }: Props) {
  const { t } = useLingui();
  return (
    <TextAreaField
      form={withoutQuotes(form)}
      name="content"
      label={t({ context: 'tickets', message: '問題描述' })}
      hint={t({ context: 'tickets', message: '發生時間、商品名稱與訂單編號，能幫我們更快查到' })}
      rows={7}
      limit={CONTENT_MAX}
      onBeforeInput={refuseQuote}
    />
  );
}
