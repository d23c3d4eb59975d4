import { Navigate, Skeleton } from '@hub/web';
import { useState } from 'react';
import { AwayNotice } from '../away-notice.tsx';
import { buyerFields, emptyBuyer } from '../buyer/buyer-values.ts';
import { FlowFrame } from '../flow/flow-frame.tsx';
import { useFlowStep, type Flow } from '../flow/flow.ts';
import { loadStarted, loadPart } from '../flow/order-work.ts';
import { emptyPurchase, emptyTransfer } from '../goods/goods-values.ts';
import { useGoods } from '../goods/use-goods.ts';
import { HandOver } from '../hand-over/hand-over.tsx';
import { CheckForm, type Sent } from './check-form.tsx';
import type { GoneOrder } from './order-gone.tsx';
import { TransferSent } from './transfer-sent.tsx';

const goodsFields = Object.keys({ ...emptyPurchase, ...emptyTransfer });

/** The last steps: everything once more, then sent; what came of it stands in its place. */
export function CheckStep({ flow }: { flow: Flow }) {
  const { step, addressOf, goTo } = useFlowStep();
  const { goods, error, busy, retry } = useGoods(flow);
  const [sent, setSent] = useState<Sent>();
  const [gone, setGone] = useState<GoneOrder>();
  if (sent) {
    return (
      <FlowFrame flow={flow}>
        {'payment' in sent ? <HandOver record={sent.payment} /> : <TransferSent report={sent.transfer} />}
      </FlowFrame>
    );
  }
  // Of a page that was loaded anew, the order’s own page tells more.
  if (step === 'done') return <Navigate to="/wire_report_result" replace />;
  const buyer = loadPart(flow, 'buyer', buyerFields);
  const order = loadPart(flow, 'goods', goodsFields);
  const started = gone?.order ?? loadStarted(flow);
  if (!started || !buyer) return <Navigate to={addressOf('buyer')} replace />;
  if (!order) return <Navigate to={addressOf('goods')} replace />;
  return (
    <FlowFrame flow={flow}>
      {goods && (
        <CheckForm
          key={started.report_id}
          flow={flow}
          goods={goods}
          started={started}
          buyer={{ ...emptyBuyer, ...buyer }}
          order={{ ...emptyPurchase, ...emptyTransfer, ...order }}
          gone={gone}
          onGone={setGone}
          onSent={(made) => {
            setSent(made);
            goTo('done', true);
          }}
        />
      )}
      {!goods && error !== undefined && <AwayNotice fault={error} busy={busy} onRetry={retry} />}
      {!goods && error === undefined && <Skeleton shape="card" count={3} />}
    </FlowFrame>
  );
}
