import { invoiceOptions, RECIPIENT_MAX, type InvoiceOption } from '@hub/contracts/topup';
import { PlaceField, RadioField, SelectField, TextField, type ContractForm, type TextName } from '@hub/forms';
import { Button, Card, langOfWords, Notice, SectionTitle, Stack } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDonateQuery } from '../flow/shop.api.ts';
import { useInvoiceNames } from '../use-payment-names.ts';
import type { GoodsValues } from './goods-values.ts';

type Props<V extends GoodsValues> = { form: ContractForm<V> };
const named = <V extends GoodsValues>(name: keyof GoodsValues) => name as unknown as TextName<V>;

/** All of them are electronic invoices of the duplicate kind. */
export function InvoiceFields<V extends GoodsValues>({ form }: Props<V>) {
  const { t } = useLingui();
  const names = useInvoiceNames();
  const hints: Record<InvoiceOption, string> = {
    donate: t`捐給公益單位`,
    ezpay: t`存在付款服務的會員載具，中獎會寄信通知`,
    mobile: t`存進您的財政部載具`,
    citizen: t`存進自然人憑證`,
    paper: t`寄到您填寫的地址`,
  };
  const option = form.values.invoiceOption;
  return (
    <Card>
      <Stack>
        <SectionTitle>
          <Trans>發票</Trans>
        </SectionTitle>
        <RadioField
          form={form}
          name={named<V>('invoiceOption')}
          label={t`發票的方式`}
          hint={t`二聯式電子發票`}
          choices={invoiceOptions.map((value) => ({ value, label: names(value), hint: hints[value] }))}
          onChoose={() => form.change('carrierNum', '' as V['carrierNum'])}
        />
        {option === 'donate' && <DonateField form={form} />}
        {option === 'mobile' && (
          <TextField
            form={form}
            name={named<V>('carrierNum')}
            label={t`手機條碼`}
            hint={t`斜線開頭，後面 7 碼`}
            code
            maxLength={8}
            autoComplete="off"
            width="medium"
          />
        )}
        {option === 'citizen' && (
          <TextField
            form={form}
            name={named<V>('carrierNum')}
            label={t`自然人憑證條碼`}
            hint={t`2 個大寫英文加 14 個數字`}
            code
            maxLength={16}
            autoComplete="off"
            width="medium"
          />
        )}
        {option === 'paper' && (
          <>
            <TextField
              form={form}
              name={named<V>('recipient')}
              label={t`收件人`}
              maxLength={RECIPIENT_MAX}
              autoComplete="name"
              width="medium"
            />
            <PlaceField form={form} name={named<V>('area')} label={t`寄送地區`} />
            <TextField form={form} name={named<V>('address')} label={t`寄送地址`} autoComplete="street-address" />
          </>
        )}
      </Stack>
    </Card>
  );
}

function DonateField<V extends GoodsValues>({ form }: Props<V>) {
  const { t } = useLingui();
  const { data: units, isError, isFetching, refetch } = useDonateQuery();
  const chosen = form.values.loveCode;
  // One that was chosen before is not lost where the list is.
  const options = Object.entries(units ?? (chosen ? { [chosen]: chosen } : {}));
  return (
    <div>
      <SelectField
        form={form}
        name={named<V>('loveCode')}
        label={t`捐贈單位`}
        options={options.map(([value, name]) => ({
          value,
          label: name === value ? value : `${name} ${value}`,
          lang: langOfWords(name),
        }))}
      />
      {isError && (
        <Notice kind="warn" role="status" title={t`捐贈單位的清單沒有載到`}>
          <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
            <Trans>再試一次</Trans>
          </Button>
        </Notice>
      )}
    </div>
  );
}
