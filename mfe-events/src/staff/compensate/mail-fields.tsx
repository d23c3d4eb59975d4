import { TextAreaField, TextField, type ContractForm } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import { ItemsField } from './items-field.tsx';
import type { MailValues } from './mail-form.ts';

/** What the player reads and gets. */
export function MailFields({ form }: { form: ContractForm<MailValues> }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        form={form}
        name="title"
        label={t`信的標題`}
        hint={t`玩家在遊戲內信箱看到的，最多 60 個字`}
        autoComplete="off"
      />
      <TextAreaField form={form} name="body" label={t`信的內容`} rows={4} limit={1000} optional />
      <ItemsField form={form} />
      <TextField
        form={form}
        name="expire_days"
        label={t`幾天內可以領`}
        hint={t`1 到 180 天`}
        inputMode="numeric"
        autoComplete="off"
        width="short"
      />
      <TextField
        form={form}
        name="deadline"
        label={t`最晚送到`}
        hint={t`台北時間；過了還沒送到會提醒，不會取消`}
        type="datetime-local"
        width="medium"
        optional
      />
      <TextField
        form={form}
        name="reason"
        label={t`原因`}
        hint={t`給同事看的，會留在稽核紀錄；玩家看不到`}
        autoComplete="off"
      />
    </>
  );
}
