import { deliveryStatuses } from '@hub/contracts/topup';
import { useLingui } from '@lingui/react/macro';

/** What became of the goods of an order that is paid. */
export function useDeliveryWords(): (delivery: number) => string {
  const { t } = useLingui();
  const words: Record<number, string> = {
    [deliveryStatuses.none]: t`正在準備送出`,
    [deliveryStatuses.queued]: t`正在送進遊戲，通常 5 分鐘內`,
    [deliveryStatuses.sent]: t`已送進遊戲，請到遊戲內查看`,
    [deliveryStatuses.held]: t`由專人確認後送出，不用再付一次`,
    [deliveryStatuses.failed]: t`送進遊戲時遇到問題，客服會處理，不用再付一次`,
  };
  return (delivery) => words[delivery] ?? '';
}
