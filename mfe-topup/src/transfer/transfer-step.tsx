import { FormFrame, SubmitButton, useContractForm } from '@hub/forms';
import { getOrderToken, Skeleton } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { AwayNotice } from '../away-notice.tsx';
import { FlowFrame } from '../flow/flow-frame.tsx';
import type { Flow } from '../flow/flow.ts';
import { loadPart, workKey } from '../flow/order-work.ts';
import { usePrevReportQuery } from '../flow/shop.api.ts';
import { topupMessage } from '../flow/topup-message.ts';
import { useLeaveStep } from '../flow/use-leave-step.ts';
import { GiftPanel, TierPanel } from '../goods/bonus-panels.tsx';
import {
  amountOf,
  chosenProduct,
  emptyTransfer,
  mostOf,
  transferSchema,
  type TransferValues,
} from '../goods/goods-values.ts';
import { InvoiceFields } from '../goods/invoice-fields.tsx';
import { RefundWords } from '../goods/order-card.tsx';
import { ProductField } from '../goods/product-field.tsx';
import { QuantityField } from '../goods/quantity-field.tsx';
import { useGoods, type Goods } from '../goods/use-goods.ts';
import { BankAccount } from './bank-account.tsx';
import { TransferFields } from './transfer-fields.tsx';

/** Step 2 of a transfer: what was paid for, from where and when. */
export function TransferStep({ flow }: { flow: Flow }) {
  const { goods, error, busy, retry } = useGoods(flow);
  const token = getOrderToken();
  const { data: before, isLoading } = usePrevReportQuery(token ?? '', { skip: !token });
  const ready = goods && !isLoading;
  return (
    <FlowFrame flow={flow}>
      {flow.shop.bank && <BankAccount bank={flow.shop.bank} game={flow.game} />}
      {ready && (
        <TransferForm
          flow={flow}
          goods={goods}
          known={{
            wireCode: before?.wire_code ?? '',
            wireName: before?.wire_name ?? '',
            bankName: before?.bank_name ?? '',
          }}
        />
      )}
      {!ready && error !== undefined && <AwayNotice fault={error} busy={busy} onRetry={retry} />}
      {!ready && error === undefined && <Skeleton shape="fields" count={6} />}
    </FlowFrame>
  );
}

const kept = Object.keys(emptyTransfer) as (keyof TransferValues)[];

function TransferForm({ flow, goods, known }: { flow: Flow; goods: Goods; known: Partial<TransferValues> }) {
  const { t } = useLingui();
  const { products, shop, gift } = goods;
  const form = useContractForm({
    schema: useMemo(() => transferSchema(goods), [goods]),
    initial: { ...emptyTransfer, ...known, ...loadPart(flow, 'goods', kept) },
    submit: async () => undefined,
    messages: topupMessage,
    draftKey: workKey(flow, 'goods'),
    draftFields: kept,
    keepsDraft: true,
  });
  useLeaveStep(flow, { part: 'goods', next: 'check', form });
  const amount = amountOf(products, form.values);
  return (
    <FormFrame form={form} label={t`填寫匯款`}>
      <ProductField form={form} products={products} tiers={shop.first_topup} gifts={gift?.rules ?? []} />
      <QuantityField form={form} most={mostOf(goods, chosenProduct(products, form.values.productId))} amount={amount} />
      <TierPanel tiers={shop.first_topup} paid={amount} />
      <GiftPanel gift={gift} amount={amount} />
      <TransferFields form={form} />
      <InvoiceFields form={form} />
      <RefundWords />
      <SubmitButton form={form}>
        <Trans>確認內容</Trans>
      </SubmitButton>
    </FormFrame>
  );
}
