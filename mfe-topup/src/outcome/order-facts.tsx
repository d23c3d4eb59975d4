import { Card, SectionTitle } from '@hub/web';
import { DescriptionList, type DescriptionItem } from '@hub/web/parts';
import { formatTwd } from '@hub/contracts/shared';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderResult } from '../order.api.ts';
import { useInvoiceNames, useMethodNames } from '../use-payment-names.ts';

/** What was ordered, for whom. What is not known yet has no line. */
export function OrderFacts({ order }: { order: OrderResult }) {
  const { t } = useLingui();
  const methodOf = useMethodNames();
  const invoiceOf = useInvoiceNames();
  const { report_id, game_name, server_name, char_name, role_id, title, qty, wire_amount } = order;
  const facts: DescriptionItem[] = [
    { term: t`訂單編號`, value: report_id, code: true },
    { term: t`遊戲`, value: [game_name, server_name].filter(Boolean).join('・') },
    { term: t`角色`, value: char_name && role_id ? t`${char_name}（${role_id}）` : char_name || role_id },
    { term: t`商品`, value: title && `${title} ×${qty}` },
    { term: t`金額`, value: wire_amount > 0 ? formatTwd(wire_amount) : '' },
    { term: t`付款方式`, value: methodOf(order.PaymentType, order.by_transfer) },
    { term: t`發票`, value: invoiceOf(order.invoiceOption) },
    { term: t`電子信箱`, value: order.email },
  ];
  return (
    <Card>
      <SectionTitle>
        <Trans>訂單內容</Trans>
      </SectionTitle>
      <DescriptionList facts={facts.filter(({ value }) => value !== '')} />
    </Card>
  );
}
