import type { PaymentFormView } from '@hub/contracts/topup';
import type { Ref } from 'react';

export type PaymentForm = PaymentFormView['record'];

/** What the provider is sent. It names no card, and neither does any page of ours. */
const sent = ['MerchantID', 'TradeInfo', 'TradeSha', 'Version'] as const;

type Props = { id: string; form: Ref<HTMLFormElement>; record: PaymentForm };

/** Its button stands elsewhere on the page, and names it by `id`. */
export function PaymentFields({ id, form, record }: Props) {
  return (
    <form id={id} ref={form} method="post" action={record.newebpay_site} acceptCharset="utf-8" hidden>
      {sent.map((name) => (
        <input key={name} type="hidden" name={name} value={record[name]} />
      ))}
    </form>
  );
}
