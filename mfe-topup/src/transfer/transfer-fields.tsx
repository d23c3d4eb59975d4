import { TextAreaField, TextField, type ContractForm } from '@hub/forms';
import { Card, SectionTitle, Stack } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TransferValues } from '../goods/goods-values.ts';

/** What the statement of the bank is compared with. */
export function TransferFields({ form }: { form: ContractForm<TransferValues> }) {
  const { t } = useLingui();
  return (
    <Card>
      <Stack>
        <SectionTitle>
          <Trans>您的匯款</Trans>
        </SectionTitle>
        <TextField
          form={form}
          name="wireCode"
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          width="short"
          label={t`匯款帳號末五碼`}
          hint={t`您用來匯款的帳號，最後 5 個數字；前面的 0 也要填`}
        />
        <TextField
          form={form}
          name="wireTime"
          type="datetime-local"
          width="medium"
          label={t`匯款時間`}
          hint={t`台灣時間，30 天內的匯款`}
        />
        <TextField
          form={form}
          name="bankName"
          maxLength={32}
          autoComplete="off"
          width="medium"
          label={t`匯出銀行`}
          hint={t`您從哪一家銀行匯出`}
        />
        <TextField
          form={form}
          name="wireName"
          maxLength={32}
          autoComplete="name"
          width="medium"
          label={t`匯款人姓名`}
        />
        <TextAreaField form={form} name="note" label={t`備註`} optional limit={500} rows={3} />
      </Stack>
    </Card>
  );
}
