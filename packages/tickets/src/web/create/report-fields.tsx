import { langOfWords, GiftIcon, LinkButton, Notice, useNavigate, withToken } from '@hub/web';
import { SelectField, TextAreaField, TextField, type ContractForm } from '@hub/forms';
import { CONTENT_MAX, deadlineKindOf, EVENT_TYPE, type FormSettingsView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { refuseQuote, withoutQuotes } from '../without-quotes.ts';
import { useReportTemplate } from './use-report-template.ts';
import type { ReportValues } from './report-values.ts';

type Props = { form: ContractForm<ReportValues> };

/** An event's type leads to its page of codes; who only passes it with the arrow keys is asked first. */
export function TypeField({ form, settings }: Props & { settings: FormSettingsView }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const fillIn = useReportTemplate(form);
  const passing = useRef(false);
  const choose = (type: string) => {
    const event = eventAddress(type);
    if (event === undefined) return fillIn(type);
    if (passing.current) return;
    // Whoever comes back stands where they were, with no type chosen.
    form.change('question_type', '');
    void navigate(withToken(event));
  };
  const elsewhere = settings.events_in_game && !settings.user;
  const chosen = eventAddress(form.values.question_type);
  return (
    <>
      <SelectField
        form={form}
        name="question_type"
        label={t({ context: 'tickets', message: '問題類型' })}
        hint={elsewhere ? t({ context: 'tickets', message: '要兌換活動序號，請從遊戲內開啟' }) : undefined}
        options={Object.entries(settings.question_types).map(([value, label]) => ({
          value,
          label,
          lang: langOfWords(label),
        }))}
        onChoose={choose}
        onKeyDown={({ key }) => (passing.current = key !== 'Enter' && key !== ' ')}
        onPointerDown={() => (passing.current = false)}
      />
      {chosen !== undefined && (
        <Notice kind="info" role="status" title={t({ context: 'tickets', message: '這個類型在活動頁兌換序號' })}>
          <LinkButton variant="secondary" to={withToken(chosen)} icon={<GiftIcon />}>
            <Trans context="tickets">前往序號兌換</Trans>
          </LinkButton>
        </Notice>
      )}
    </>
  );
}

function eventAddress(type: string): string | undefined {
  if (!type.startsWith(EVENT_TYPE)) return undefined;
  return `/events/event_serial?event_id=${encodeURIComponent(type.slice(EVENT_TYPE.length))}`;
}

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

/** `proof`: also asks for what shows whose account it is. */
export function DescriptionField({ form, proof }: Props & { proof?: boolean }) {
  const { t } = useLingui();
  const promised = deadlineKindOf(form.values.question_type);
  const hints = {
    proof: t({ context: 'tickets', message: '請寫最後登入時間、綁定方式、曾儲值的訂單編號，以及發生了什麼事' }),
    complaint: t({ context: 'tickets', message: '請寫不同意的是哪個決定或哪件事、理由，以及希望我們怎麼處理' }),
    game_history: t({ context: 'tickets', message: '請寫想查什麼，例如道具、交易、登入，以及大約什麼時候發生' }),
    other: t({ context: 'tickets', message: '發生時間、商品名稱與訂單編號，能幫我們更快查到' }),
  };
  return (
    <TextAreaField
      form={withoutQuotes(form)}
      name="content"
      label={t({ context: 'tickets', message: '問題描述' })}
      hint={hints[proof ? 'proof' : (promised ?? 'other')]}
      rows={7}
      limit={CONTENT_MAX}
      onBeforeInput={refuseQuote}
    />
  );
}
