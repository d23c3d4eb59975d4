import type { Delivery, DeliveryStep, DeliveryTry, DeliveryWay } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useErrorWords } from './use-error-words.ts';
import { isRecallResult, useRecallWords } from './use-recall-words.ts';

/** How good a moment of the way was. */
export type Mood = 'ok' | 'bad' | 'open' | 'plain';
export type Told = { what: string; mood: Mood };

/** One try as a sentence: what the game said, or what we do not know. */
export function useTryWords(): (one: DeliveryTry) => Told {
  const { t } = useLingui();
  const errorOf = useErrorWords();
  return ({ outcome, error }) => {
    const why = errorOf(error);
    const told: Record<DeliveryTry['outcome'], Told> = {
      delivered: { what: t`送到了，遊戲收下`, mood: 'ok' },
      duplicate: { what: t`遊戲說之前就收到了，只算一次`, mood: 'ok' },
      refused: { what: t`遊戲退回：${why}`, mood: 'bad' },
      unclear: { what: t`${why}，不確定遊戲是否收到`, mood: 'open' },
      not_sent: { what: t`${why}，確定沒有送出`, mood: 'open' },
      later: { what: t`遊戲請我們晚點再送`, mood: 'open' },
      unauthorised: { what: t`遊戲不認得我們的簽章，可能是金鑰或時鐘不對`, mood: 'bad' },
      lost: { what: t`寄送程式中斷，不確定遊戲是否收到`, mood: 'open' },
    };
    return told[outcome];
  };
}

/** What happened beside the tries, and who did it. */
export function useStepWords({ replaces }: Pick<Delivery, 'replaces'>): (step: DeliveryWay) => Told {
  const { t } = useLingui();
  const recall = useRecallWords();
  const made = (by: string) => (replaces ? t`${by} 建立，取代 #${replaces.id}` : t`${by} 建立`);
  return ({ step, by, note }) => {
    const answer = isRecallResult(note) ? note : 'unclear';
    const told: Record<DeliveryStep, Told> = {
      asked: { what: by ? made(by) : t`收到要求，排入寄送`, mood: 'plain' },
      released: { what: by ? t`${by} 放行批次` : t`批次放行`, mood: 'plain' },
      late: { what: t`過了期限還沒送到`, mood: 'bad' },
      manual: { what: t`自動重試都用完了，交給人處理`, mood: 'bad' },
      retry: { what: t`${by} 要求立刻再送`, mood: 'plain' },
      cancel: { what: t`${by} 取消`, mood: 'plain' },
      by_hand: { what: t`${by} 標記為已手動補發`, mood: 'ok' },
      replace: { what: t`${by} 換成新的一封`, mood: 'plain' },
      recall: { what: t`${by} 要求收回`, mood: 'plain' },
      answered: { what: recall[answer], mood: answer === 'recalled' ? 'ok' : answer === 'unclear' ? 'open' : 'bad' },
      found: { what: t`問過遊戲：信在遊戲裡，算送達`, mood: 'ok' },
      withdrawn: { what: t`訂單退款，不再寄送`, mood: 'plain' },
      conflict: { what: t`同一編號又來了不同內容，沒有收下`, mood: 'bad' },
    };
    return told[step];
  };
}

/** What people wrote about a step, or the word of what led to it; '' where there is nothing to add. */
export function useStepNote({ replaces }: Pick<Delivery, 'replaces'>): (step: DeliveryWay) => string {
  const errorOf = useErrorWords();
  return ({ step, note }) => {
    switch (step) {
      case 'answered':
      case 'conflict':
        return '';
      case 'asked':
        // Else it is the name of the service that asked: the source says that in words.
        return replaces ? note : '';
      case 'manual':
        return errorOf(note);
      default:
        return note;
    }
  };
}
