import { formatTwd } from '@hub/contracts/shared';
import { FormFrame, useContractForm } from '@hub/forms';
import { Button, ChevronRightIcon, Skeleton } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { AwayNotice } from '../away-notice.tsx';
import { FlowFrame } from '../flow/flow-frame.tsx';
import type { Flow } from '../flow/flow.ts';
import { loadPart, workKey } from '../flow/order-work.ts';
import { topupMessage } from '../flow/topup-message.ts';
import { useLeaveStep } from '../flow/use-leave-step.ts';
import { GiftPanel, TierPanel } from './bonus-panels.tsx';
import { EventFields } from './event-fields.tsx';
import { amountOf, chosenProduct, emptyPurchase, mostOf, purchaseSchema } from './goods-values.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { OrderCard } from './order-card.tsx';
import css from './order-card.module.css';
import { ProductField } from './product-field.tsx';
import { QuantityField } from './quantity-field.tsx';
import { useGoods, type Goods } from './use-goods.ts';

/** Step 2 of a purchase: what is bought, and on which invoice. */
export function GoodsStep({ flow }: { flow: Flow }) {
  const { goods, error, busy, retry } = useGoods(flow);
  if (goods) return <GoodsForm flow={flow} goods={goods} />;
  return (
    <FlowFrame flow={flow}>
      {error ? <AwayNotice fault={error} busy={busy} onRetry={retry} /> : <Skeleton shape="card" count={4} />}
    </FlowFrame>
  );
}

const kept = Object.keys(emptyPurchase) as (keyof typeof emptyPurchase)[];

function GoodsForm({ flow, goods }: { flow: Flow; goods: Goods }) {
  const { t } = useLingui();
  const { products, shop, gift } = goods;
  const formId = useId();
  const form = useContractForm({
    schema: useMemo(() => purchaseSchema(goods), [goods]),
    initial: { ...emptyPurchase, ...loadPart(flow, 'goods', kept) },
    submit: async () => undefined,
    messages: topupMessage,
    draftKey: workKey(flow, 'goods'),
    draftFields: kept,
    keepsDraft: true,
  });
  const { values } = form;
  useLeaveStep(flow, { part: 'goods', next: 'check', form });

  const product = chosenProduct(products, values.productId);
  const amount = amountOf(products, values);
  const forward = {
    variant: 'primary',
    iconAfter: <ChevronRightIcon />,
    type: 'submit',
    form: formId,
    busy: form.busy,
    children: t`確認內容`,
  } as const;
  const aside = (
    <OrderCard product={product} qty={values.qty} amount={amount} tiers={shop.first_topup} gift={gift}>
      <div className={css.desk}>
        <Button {...forward} wide="always" />
      </div>
    </OrderCard>
  );
  const foot = (
    <div className={css.bar}>
      <span>
        <Trans>應付金額</Trans>
        <b>{formatTwd(amount)}</b>
      </span>
      <Button {...forward} />
    </div>
  );
  return (
    <FlowFrame flow={flow} aside={aside} foot={foot}>
      <FormFrame form={form} id={formId} label={t`選擇商品`}>
        <ProductField form={form} products={products} tiers={shop.first_topup} gifts={gift?.rules ?? []} />
        <QuantityField form={form} most={mostOf(goods, product)} amount={amount} />
        <TierPanel tiers={shop.first_topup} paid={amount} />
        <GiftPanel gift={gift} amount={amount} />
        <EventFields form={form} event={shop.event_optin} />
        <InvoiceFields form={form} />
      </FormFrame>
    </FlowFrame>
  );
}
