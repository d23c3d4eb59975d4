import type {
  DeskAttempt,
  DeskOrder,
  DeskStep,
  OrderDeliveryState,
  OrderKind,
  OrderState,
  PaymentIssueKind,
  ProviderAnswer,
} from '@hub/contracts/topup';
import type { BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

/** Where goods are, or may still be, on their way. */
export const showsDelivery = ({ state, delivery, rehearsal }: DeskOrder): boolean =>
  !rehearsal && (state === 'paid' || (state === 'refunded' && delivery !== 'none'));

/** How an order and its delivery stand, in words. */
export function useStateWords() {
  const { t } = useLingui();
  const states: Record<OrderState, readonly [string, BadgeKind]> = {
    draft: [t`填寫中`, 'neutral'],
    waiting: [t`未付款`, 'neutral'],
    reported: [t`待核對`, 'processing'],
    paid: [t`已付款`, 'ok'],
    late: [t`逾期付款，待決定`, 'warn'],
    cancelled: [t`玩家取消`, 'neutral'],
    expired: [t`自動取消`, 'neutral'],
    failed: [t`付款失敗`, 'danger'],
    rejected: [t`已退回回報`, 'danger'],
    refunded: [t`已退款`, 'neutral'],
  };
  const deliveries: Record<OrderDeliveryState, readonly [string, BadgeKind]> = {
    none: [t`還沒發送`, 'neutral'],
    queued: [t`發送中`, 'processing'],
    sent: [t`已發送`, 'ok'],
    failed: [t`發送失敗`, 'danger'],
    held: [t`發送暫停`, 'warn'],
  };
  const kinds: Record<OrderKind, string> = { transfer: t`匯款回報`, purchase: t`線上付款` };
  const regions: Record<DeskOrder['report_type'], string> = { '1': t`台灣`, '2': t`海外` };
  return { states, deliveries, kinds, regions };
}

/** What happened to an order, and who did it. */
export function useStepWords() {
  const { t } = useLingui();
  const steps: Record<string, string> = {
    started: t`開始填寫`,
    chosen: t`送往付款`,
    reported: t`回報匯款`,
    number: t`取得繳費帳號`,
    paid: t`付款成功`,
    paid_late: t`訂單結束後才付款`,
    declined: t`付款失敗`,
    expired: t`逾時自動取消`,
    cancelled: t`取消了訂單`,
    confirmed: t`確認匯款`,
    rejected: t`退回匯款回報`,
    reopened: t`重新核對`,
    accepted: t`接受逾期付款`,
    refunded: t`退款`,
  };
  const parties: Record<DeskStep['party'], string> = {
    player: t`玩家`,
    provider: t`金流平台`,
    clock: t`系統`,
    desk: t`同事`,
  };
  return { stepOf: (step: string) => steps[step] ?? step, parties };
}

/** What the provider said, or was asked. */
export function useProviderWords() {
  const { t } = useLingui();
  const attempts: Record<DeskAttempt['state'], readonly [string, BadgeKind]> = {
    opened: [t`已開啟付款頁`, 'neutral'],
    number: [t`已取號`, 'processing'],
    paid: [t`已付款`, 'ok'],
    failed: [t`失敗`, 'danger'],
  };
  const issues: Record<PaymentIssueKind, string> = {
    unknown_order: t`查無訂單`,
    other_merchant: t`別的商店的款項`,
    other_amount: t`金額和訂單不同`,
    second: t`訂單已付過，又收到一筆`,
    other_order: t`這筆交易已經付過別的訂單`,
  };
  const answers: Record<ProviderAnswer, string> = {
    ...issues,
    paid: t`已付款，訂單更新了`,
    paid_late: t`訂單結束後付款，等待決定`,
    again: t`已知的付款，沒有變動`,
    declined: t`付款失敗`,
    ignored: t`沒有影響這筆訂單`,
    unpaid: t`還沒付款`,
    unknown: t`平台沒有這筆交易`,
    later: t`查詢次數已達上限，請稍後再查`,
  };
  return { attempts, issues, answers };
}
