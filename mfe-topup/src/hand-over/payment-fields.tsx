import type { PaymentFormView } from '@hub/contracts/topup';
import type { Ref } from 'react';

export type PaymentForm = PaymentFormView['record'];

/** What the provider is sent. It names no card, and neither does any page of ours. */
const sent = ['MerchantID', 'TradeInfo', 'TradeSha', 'Version'] as const;

type Props = { form: Ref<HTMLFormElement>; record: PaymentForm };

export function PaymentFields({ form, record }: Props) {
  return (
    <form ref={form} method="post" action={record.newebpay_site} acceptCharset="utf-8" hidden>
      {sent.map((name) => (
        <input key={name} type="hidden" name={name} value={record[name]} />
      ))}
    </form>
  );
}
