import { useLingui } from '@lingui/react/macro';
import type { QueueName } from '../desk-address.ts';

type QueueWords = { name: string; order: string; empty: string; next: string };

export function useQueueWords(): Record<QueueName, QueueWords> {
  const { t } = useLingui();
  const newest = t`新的在上面`;
  return {
    waiting: {
      name: t`待處理`,
      order: t`等最久的在上面`,
      empty: t`沒有等待的案件`,
      next: t`有新案件時會自動出現在這裡。`,
    },
    replied: { name: t`已回覆`, order: newest, empty: t`沒有已回覆的案件`, next: t`回覆送出後，案件會移到這裡。` },
    closed: { name: t`已結案`, order: newest, empty: t`沒有結案的案件`, next: t`玩家結案後，案件會移到這裡。` },
    all: { name: t`全部`, order: newest, empty: t`還沒有案件`, next: t`玩家送出回報後，案件會出現在這裡。` },
  };
}
