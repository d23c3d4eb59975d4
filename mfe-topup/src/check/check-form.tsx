import type { PaymentFormView } from '@hub/contracts/topup';
import { FormFrame, SubmitButton, useContractForm } from '@hub/forms';
import { isApiFault, setOrderToken, Notice, type ApiFault } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { BuyerValues } from '../buyer/buyer-values.ts';
import { useFlowStep, type Flow } from '../flow/flow.ts';
import { discardStarted, endWork, type StartedOrder } from '../flow/order-work.ts';
import { useOpenPurchaseMutation, useReportTransferMutation, type ReportedTransfer } from '../flow/shop.api.ts';
import { topupMessage } from '../flow/topup-message.ts';
import { purchaseSchema, transferSchema } from '../goods/goods-values.ts';
import { RefundWords } from '../goods/order-card.tsx';
import type { Goods } from '../goods/use-goods.ts';
import { CheckRows } from './check-rows.tsx';
import { OrderGone, type GoneOrder } from './order-gone.tsx';
import { useBuyerRows, useInvoiceRows, useOrderRows, type OrderValues } from './use-check-rows.tsx';

/** What came of it: it is paid at the provider now, or a person checks it. */
export type Sent = { payment: PaymentFormView['record'] } | { transfer: ReportedTransfer };

type Props = {
  flow: Flow;
  goods: Goods;
  started: StartedOrder;
  buyer: BuyerValues;
  order: OrderValues;
  onSent: (sent: Sent) => void;
  gone: GoneOrder | undefined;
  onGone: (gone: GoneOrder | undefined) => void;
};

/** An order that has ended, or is none, is begun anew with what was typed. */
const isGone = (fault: unknown): fault is ApiFault =>
  isApiFault(fault) && [403, 404, 409].includes(Number(fault.status));

export function CheckForm({ flow, goods, started, buyer, order, onSent, gone, onGone }: Props) {
  const { t } = useLingui();
  const { addressOf } = useFlowStep();
  const [reportTransfer] = useReportTransferMutation();
  const [openPurchase] = useOpenPurchaseMutation();
  const isTransfer = flow.way === 'transfer';
  const schema = useMemo(() => {
    const asked = { ...goods, order: { report_id: started.report_id, token: started.token } };
    return isTransfer ? transferSchema(asked) : purchaseSchema(asked);
  }, [goods, isTransfer, started.report_id, started.token]);
  const form = useContractForm({
    schema,
    initial: order,
    submit: send,
    messages: topupMessage,
  });

  async function send(body: object): Promise<void> {
    try {
      const sent: Sent = isTransfer
        ? { transfer: await reportTransfer(body).unwrap() }
        : { payment: await openPurchase({ ...body, report_type: flow.type }).unwrap() };
      setOrderToken('payment' in sent ? sent.payment.token : sent.transfer.token);
      endWork(flow);
      onSent(sent);
    } catch (fault) {
      if (isGone(fault)) {
        discardStarted(flow);
        onGone({ order: started, there: fault.status === 409 });
      }
      throw fault;
    }
  }

  const parts = { fieldId: form.fieldId, errors: form.errors };
  const buyerRows = useBuyerRows(flow, buyer);
  const orderRows = useOrderRows(flow, goods, order);
  const invoiceRows = useInvoiceRows(flow, order);
  const toGoods = addressOf('goods');
  return (
    <FormFrame form={form} label={t`確認內容`}>
      <CheckRows title={isTransfer ? t`匯款和商品` : t`訂單內容`} rows={orderRows} to={toGoods} {...parts} />
      <CheckRows title={t`發票和寄送`} rows={invoiceRows} to={toGoods} {...parts} />
      <CheckRows title={t`購買人和角色`} rows={buyerRows} to={addressOf('buyer')} {...parts} />
      {isTransfer ? (
        <Notice kind="info">
          <p>
            <Trans>送出後由專人核對匯款，核對完成就送進遊戲。</Trans>
          </p>
        </Notice>
      ) : (
        <Notice kind="info">
          <p>
            <Trans>下一步會打開付款頁面。24 小時內沒有付款的訂單會自動取消。</Trans>
          </p>
        </Notice>
      )}
      <RefundWords />
      {gone ? (
        <OrderGone flow={flow} gone={gone} onBegun={() => onGone(undefined)} />
      ) : (
        <SubmitButton form={form}>{isTransfer ? t`送出匯款回報` : t`前往付款`}</SubmitButton>
      )}
    </FormFrame>
  );
}
