import { deliveryStatuses } from '@hub/contracts/topup';
import { Card, CoinsIcon, formatTime, GiftIcon } from '@hub/web';
import { ClockIcon, Stepper, type StepperStep } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import type { OrderResult } from '../order.api.ts';
import { isOver, type OrderOutcome } from './order-outcome.ts';
import { useDeliveryWords } from './use-delivery-words.ts';

type Of = Pick<OrderResult, 'create_time' | 'delivery_status' | 'paid_time' | 'cancel_time' | 'rehearsal'>;

/** Order, payment, delivery: payment and delivery are two lines, since one may be done long before the other. */
export function OrderWay({ order, outcome }: { order: Of; outcome: OrderOutcome }) {
  const { t } = useLingui();
  const payment = usePaymentStep(order, outcome);
  const delivery = useDeliveryStep(order, outcome);
  if (isOver(outcome) || outcome === 'unfinished') return null;
  return (
    <Card>
      <Stepper
        label={t`訂單的進度`}
        stops={[{ title: t`訂單成立`, note: formatTime(order.create_time), state: 'done' }, payment, delivery]}
      />
    </Card>
  );
}

function usePaymentStep({ paid_time, cancel_time }: Of, outcome: OrderOutcome): StepperStep {
  const { t } = useLingui();
  const until = cancel_time === null ? '' : formatTime(cancel_time);
  const before = until ? t`${until} 前沒有付款，訂單會自動取消` : undefined;
  if (outcome === 'paid') {
    return { title: t`已付款`, note: paid_time === null ? undefined : formatTime(paid_time), state: 'done' };
  }
  const icon = <ClockIcon />;
  if (outcome === 'late') return { title: t`確認款項`, note: t`由專人確認`, state: 'now', icon };
  if (outcome === 'checking') return { title: t`核對匯款`, note: t`依回報的順序核對`, state: 'now', icon };
  return { title: outcome === 'number' ? t`等待轉帳` : t`等待付款`, note: before, state: 'now', icon };
}

function useDeliveryStep({ delivery_status, rehearsal }: Of, outcome: OrderOutcome): StepperStep {
  const { t } = useLingui();
  const words = useDeliveryWords();
  const title = t`送進遊戲`;
  if (rehearsal) return { title, note: t`測試訂單不會送進遊戲`, state: 'later', icon: <GiftIcon /> };
  if (outcome !== 'paid') return { title, note: t`付款後通常 5 分鐘內`, state: 'later', icon: <GiftIcon /> };
  const isSent = delivery_status === deliveryStatuses.sent;
  return { title, note: words(delivery_status), state: isSent ? 'done' : 'now', icon: <CoinsIcon /> };
}
