import { SectionTitle } from '@hub/web';
import { CheckboxRow } from '@hub/web/parts';
import { FormFrame, RadioField, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { codeExportBody, type EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { deliveryMessage } from '../../words/delivery-message.ts';
import css from '../one/event.module.css';
import { useAskCodeExportMutation } from '../redemptions.api.ts';

type Props = { event: EventData; onAsked: () => void };

/** What goes into the file, and what it is for. */
export function ExportForm({ event: { row }, onAsked }: Props) {
  const { t } = useLingui();
  const [ask] = useAskCodeExportMutation();
  const form = useContractForm({
    schema: codeExportBody,
    initial: { kind: 'redemptions', event_id: String(row.id), personal: '0', reason: '' },
    messages: (code, params) =>
      code === 'REASON_REQUIRED' || code === 'REASON_SHORT'
        ? t`請寫下用途（4 個字以上）`
        : deliveryMessage(code, params),
    submit: async (body, { key }) => {
      await ask({ body, key }).unwrap();
      form.restart();
      onAsked();
    },
  });
  return (
    <section className={css.part} aria-labelledby="event-export">
      <SectionTitle id="event-export">{t`匯出 CSV`}</SectionTitle>
      <p className={css.text}>{t`檔案在背景準備，完成後 24 小時內可以下載，只有您能下載。`}</p>
      <div className={css.form}>
        <FormFrame form={form} label={t`匯出 CSV`}>
          <RadioField
            form={form}
            name="kind"
            label={t`內容`}
            choices={[
              { value: 'redemptions', label: t`兌換紀錄`, hint: t`一次兌換一列：時間、獎勵、批次、信的狀態` },
              { value: 'locks', label: t`鎖定`, hint: t`一個帳號一列：錯了幾次、什麼時候鎖定` },
            ]}
          />
          <CheckboxRow
            checked={form.values.personal === '1'}
            onChange={(event) => form.change('personal', event.currentTarget.checked ? '1' : '0')}
            label={t`包含個人資料`}
            hint={t`角色名稱、角色 ID、帳號 UID`}
          />
          <TextField
            form={form}
            name="reason"
            label={t`用途`}
            hint={t`會和您的帳號一起留在稽核紀錄，至少 4 個字，例如：活動結束，核對獎勵數量`}
            autoComplete="off"
          />
          <SubmitButton form={form}>{t`開始匯出`}</SubmitButton>
        </FormFrame>
      </div>
    </section>
  );
}
