import { TextAreaField, TextField, type ContractForm } from '@hub/forms';
import { taipeiIso } from '@hub/contracts/shared';
import { TOP_UP_WORDS_MAX, type FormSettingsView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ServerField } from '../create/character-fields.tsx';
import { FieldPair } from '../create/field-pair.tsx';
import type { ReportValues } from '../create/report-values.ts';
import { refuseQuote, withoutQuotes } from '../without-quotes.ts';

type Props = { form: ContractForm<ReportValues> };

/** For visitors, whose token does not say so. */
export function AccountFields({ form, servers }: Props & { servers: FormSettingsView['game']['servers'] }) {
  const { t } = useLingui();
  return (
    <>
      <FieldPair>
        <ServerField form={form} servers={servers} />
        <TextField
          form={form}
          name="in_game_id"
          inputMode="numeric"
          autoComplete="off"
          width="medium"
          label={t({ context: 'tickets', message: '帳號 ID' })}
          hint={t({ context: 'tickets', message: '在遊戲的帳號或設定頁，只填數字' })}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          form={form}
          name="role_id"
          inputMode="numeric"
          autoComplete="off"
          width="medium"
          label={t({ context: 'tickets', message: '角色 ID' })}
          hint={t({ context: 'tickets', message: '在遊戲的個人資料頁，只填數字' })}
        />
        <TextField
          form={form}
          name="character_name"
          autoComplete="off"
          width="medium"
          label={t({ context: 'tickets', message: '角色名稱' })}
        />
      </FieldPair>
    </>
  );
}

/** The field for the moment is the browser's own: a wheel on phones, keys on a desk. */
export function PaymentFields({ form }: Props) {
  const { t } = useLingui();
  const [now] = useState(() => taipeiIso(new Date()).slice(0, 16));
  return (
    <>
      <FieldPair>
        <TextField
          form={form}
          name="paid_at"
          type="datetime-local"
          max={now}
          autoComplete="off"
          width="medium"
          label={t({ context: 'tickets', message: '交易時間' })}
          hint={t({ context: 'tickets', message: '以台北時間為準，收據上看得到' })}
        />
        <TextField
          form={form}
          name="order_no"
          autoComplete="off"
          width="medium"
          spellCheck={false}
          label={t({ context: 'tickets', message: '訂單編號' })}
          hint={t({ context: 'tickets', message: 'Google Play 是 GPA 開頭，App Store 在收據信裡' })}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          form={form}
          name="product"
          autoComplete="off"
          label={t({ context: 'tickets', message: '購買的商品名稱' })}
        />
        <TextField
          form={form}
          name="missing_product"
          autoComplete="off"
          label={t({ context: 'tickets', message: '沒收到的商品名稱' })}
          hint={t({ context: 'tickets', message: '全部都沒收到，就填一樣的名稱' })}
        />
      </FieldPair>
    </>
  );
}

/** Words that were written for an earlier case and never sent: asked of nobody else, and never lost. */
export function WordsField({ form }: Props) {
  const { t } = useLingui();
  const [brought] = useState(form.values.content !== '');
  if (!brought) return null;
  return (
    <TextAreaField
      form={withoutQuotes(form)}
      name="content"
      optional
      rows={4}
      limit={TOP_UP_WORDS_MAX}
      label={t({ context: 'tickets', message: '補充說明' })}
      hint={t({ context: 'tickets', message: '您之前寫好、還沒送出的內容' })}
      onBeforeInput={refuseQuote}
    />
  );
}
