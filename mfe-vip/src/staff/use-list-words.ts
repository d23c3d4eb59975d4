import type { BadgeKind } from '@hub/web';
import type { ImportFault, ImportState } from '@hub/contracts/shared';
import type { VipAction, VipLineKind, VipSource, VipState } from '@hub/contracts/vip';
import { useLingui } from '@lingui/react/macro';
import { vipMessage } from '../vip-message.ts';

/** Codes of the list in words. */
export function useListWords() {
  const { t } = useLingui();
  const sources: Record<VipSource, string> = { manual: t`人工名單`, push: t`遊戲送來`, rule: t`消費規則` };
  const states: Record<VipState, readonly [string, BadgeKind]> = {
    active: [t`有效`, 'ok'],
    upcoming: [t`還沒開始`, 'replied'],
    ended: [t`已結束`, 'neutral'],
  };
  const actions: Record<VipAction, string> = {
    set: t`設定`,
    end: t`結束`,
    import: t`匯入`,
    push: t`遊戲送來`,
    reach: t`消費達到`,
    leave: t`消費規則到期`,
  };
  return { sources, states, actions };
}

/** Codes of an import in words. */
export function useImportWords() {
  const { t } = useLingui();
  const states: Record<ImportState, readonly [string, BadgeKind]> = {
    waiting: [t`排隊中`, 'processing'],
    reading: [t`讀取中`, 'processing'],
    checked: [t`比對好了`, 'replied'],
    done: [t`已生效`, 'ok'],
    cancelled: [t`已取消`, 'neutral'],
    failed: [t`沒有讀完`, 'danger'],
  };
  const kinds: Record<VipLineKind, string> = { fresh: t`新加入`, changed: t`會改變`, same: t`不變`, fault: t`有錯` };
  const faults: Record<ImportFault, string> = {
    '': '',
    not_csv: t`這不是 UTF-8 的 CSV 檔`,
    not_gzip: t`壓縮檔打不開`,
    no_header: t`第一列要是標題：partner_uid,level`,
    no_rows: t`檔案裡沒有資料列`,
    too_large: t`檔案太大，最多 100,000 列`,
    no_room: t`系統暫時沒有空間，請過一分鐘再試`,
    other: t`讀取時發生問題，請再上傳一次`,
  };
  return { states, kinds, faults };
}

/** Sentence of a code on a form of staff: there a game is chosen. */
export function useListMessage(): typeof vipMessage {
  const { t } = useLingui();
  return (code, params) => (code === 'GAME_UNKNOWN' ? t`請選擇遊戲` : vipMessage(code, params));
}
