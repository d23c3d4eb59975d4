import { Notice, PageBody, PageTitle, Stack, useGameTheme, usePageTitle } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { HandOver } from '../hand-over/hand-over.tsx';
import { NumberReceipt } from '../number/number-receipt.tsx';
import { usePayAgainMutation, type OrderResult } from '../order.api.ts';
import { RehearsalNotice } from '../rehearsal/rehearsal-notice.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { isMoving, isPlayersTurn, orderOutcome } from './order-outcome.ts';
import { OrderWay } from './order-way.tsx';
import { RefreshLine } from './refresh-line.tsx';
import { useOutcomeWords } from './use-outcome-words.ts';
import { usePolling } from './use-polling.ts';

type Query = { busy: boolean; lost: boolean; refetch: () => unknown };

export function OrderView({ order, query }: { order: OrderResult; query: Query }) {
  const outcome = orderOutcome(order);
  const moving = isMoving(outcome, order);
  const polling = usePolling(`${outcome} ${order.delivery_status}`, moving, () => void query.refetch());
  const { title, lead } = useOutcomeWords()(outcome, order);
  const [payAgain, { data: form, isLoading, error }] = usePayAgainMutation();
  usePageTitle(title);
  useGameTheme(order.game_id || undefined);
  if (form) {
    return (
      <PageBody width="text">
        <HandOver record={form} level={1} />
      </PageBody>
    );
  }
  const actions = (
    <OrderActions
      order={order}
      outcome={outcome}
      pay={{ run: () => void payAgain(order.token), busy: isLoading, fault: error }}
    />
  );
  return (
    <PageBody width="text">
      <PageTitle title={title} lead={lead} />
      <p role="status" className="visually-hidden">
        {title}
      </p>
      <Stack gap="sections">
        {order.rehearsal && <RehearsalNotice />}
        {outcome === 'number' && order.number && (
          <NumberReceipt
            game={order.game_id}
            order={order.report_id}
            title={order.title}
            amount={order.wire_amount}
            number={order.number}
            ends={order.cancel_time}
            token={order.token}
          />
        )}
        {isPlayersTurn(outcome) && actions}
        <OrderWay order={order} outcome={outcome} />
        <OrderFacts order={order} />
        {outcome === 'number' && <BankLimit />}
        {!isPlayersTurn(outcome) && actions}
        <RefreshLine live={moving && !polling.rests} busy={query.busy} lost={query.lost} onPress={polling.again} />
      </Stack>
    </PageBody>
  );
}

export function BankLimit() {
  return (
    <Notice kind="plain">
      <Trans>網路銀行與 ATM 的單日轉帳上限通常是 30,000 元。超過時請改用臨櫃或信用卡。</Trans>
    </Notice>
  );
}
