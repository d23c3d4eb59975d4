import type { LookUpCodeView, SerialBatchFault, SerialBatchKind, SerialBatchState } from '@hub/contracts/events';
import type { BadgeKind, NoticeProps } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

/** Where a batch is, in a word. */
export function useBatchWords(): Record<SerialBatchState, [word: string, look: BadgeKind]> {
  const { t } = useLingui();
  return {
    waiting: [t`排隊中`, 'processing'],
    reading: [t`處理中`, 'processing'],
    checked: [t`等您確認`, 'warn'],
    // Whether players can use it is the event's own affair.
    ready: [t`已備妥`, 'ok'],
    disabled: [t`已停用`, 'danger'],
    cancelled: [t`已取消`, 'neutral'],
    failed: [t`沒有完成`, 'danger'],
  };
}

export function useKindWords(): Record<SerialBatchKind, string> {
  const { t } = useLingui();
  return { generated: t`自行產生`, imported: t`匯入`, keyword: t`通關密語` };
}

/** Why a batch failed, and what to do; null where nothing did. */
export function useFaultWords(): Record<SerialBatchFault, { what: string; then: string } | null> {
  const { t } = useLingui();
  return {
    '': null,
    not_csv: { what: t`檔案不是 CSV，讀不下去`, then: t`請另存成 UTF-8 的 CSV，再匯入一次。` },
    not_gzip: { what: t`壓縮檔壞了，解不開`, then: t`請重新壓縮成 gz，或直接匯入 CSV。` },
    no_header: { what: t`第一列沒有 serial_no 欄`, then: t`請在第一列寫上欄位名稱，再匯入一次。` },
    no_codes: { what: t`檔案裡沒有可用的序號`, then: t`請看檔案檢查結果，修正後再匯入一次。` },
    too_large: { what: t`解開後太大，或超過 1,000,000 列`, then: t`請分成幾個檔案匯入。` },
    no_room: { what: t`伺服器放檔案的空間不夠`, then: t`請通知維運同事，有空間後按「再做一次」，48 小時內都可以。` },
    other: { what: t`系統試了好幾次都沒有完成`, then: t`48 小時內可以按「再做一次」；還是不行，請通知維運同事。` },
  };
}

export type CodeState = LookUpCodeView['found'][number]['state'];

export function useCodeWords(): Record<CodeState, { title: string; then: string; look: NoticeProps['kind'] }> {
  const { t } = useLingui();
  return {
    good: { title: t`可以兌換`, then: t`玩家現在輸入就會成功。`, look: 'ok' },
    used: { title: t`已經用掉了`, then: t`別的帳號再輸入會看到「序號錯誤或已使用」，並算一次錯誤。`, look: 'warn' },
    disabled: {
      title: t`這一批序號已停用`,
      then: t`玩家輸入會算一次錯誤。要補給玩家，請到活動頁「補兌換」。`,
      look: 'bad',
    },
    full: { title: t`總次數已經用完`, then: t`之後輸入的玩家會看到「序號錯誤或已使用」。`, look: 'warn' },
    not_open: {
      title: t`活動現在沒有開放`,
      then: t`序號本身沒問題，活動開放的時間內才能兌換，不算錯誤。`,
      look: 'info',
    },
    category_closed: {
      title: t`這種獎勵現在不開放`,
      then: t`序號本身沒問題，獎勵開放後才能兌換，不算錯誤。`,
      look: 'info',
    },
    not_ready: { title: t`這一批還沒完成`, then: t`序號寫入完成後才能兌換，請先看批次的進度。`, look: 'info' },
  };
}
