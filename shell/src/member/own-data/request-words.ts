import type { DataRequestKind, DataRequestState } from '@hub/contracts/surveys';
import type { BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

/** A request in the words of whoever made it. */
export function useRequestWords() {
  const { t } = useLingui();
  const kinds: Record<DataRequestKind, string> = {
    export: t`索取一份我的全部資料`,
    correct: t`更正我的資料`,
    delete: t`刪除我的資料`,
  };
  const states: Record<DataRequestState, readonly [string, BadgeKind]> = {
    open: [t`已收到`, 'processing'],
    proven: [t`處理中`, 'processing'],
    erasing: [t`刪除中`, 'processing'],
    done: [t`已完成`, 'ok'],
    refused: [t`無法辦理`, 'neutral'],
  };
  return { kinds, states };
}
