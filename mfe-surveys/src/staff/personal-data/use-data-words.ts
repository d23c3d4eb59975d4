import { titleIn } from '@hub/contracts/manifest';
import type { RetentionGround } from '@hub/contracts/person-data';
import type { DataRequestKind, DataRequestState, DataRequestStep, ErasureState } from '@hub/contracts/surveys';
import { pageData, useLanguage, type BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

/** Codes of a request in words. */
export function useRequestWords() {
  const { t } = useLingui();
  const kinds: Record<DataRequestKind, string> = { export: t`查詢與下載`, correct: t`更正`, delete: t`刪除` };
  const states: Record<DataRequestState, readonly [string, BadgeKind]> = {
    open: [t`待確認身分`, 'warn'],
    proven: [t`身分已確認`, 'processing'],
    erasing: [t`刪除中`, 'processing'],
    done: [t`已完成`, 'ok'],
    refused: [t`已拒絕`, 'neutral'],
  };
  const steps: Record<DataRequestStep, string> = {
    opened: t`收到請求`,
    named: t`改寫識別資料`,
    proven: t`確認身分`,
    looked: t`查看資料`,
    exported: t`下載資料`,
    corrected: t`更正資料`,
    extended: t`延長期限`,
    erasure_asked: t`提出刪除`,
    erasure_agreed: t`核准刪除`,
    held: t`保留`,
    released: t`解除保留`,
    finished: t`完成`,
    refused: t`拒絕`,
  };
  return { kinds, states, steps };
}

/** Codes of an erasure in words. */
export function useErasureWords() {
  const { t } = useLingui();
  const erasures: Record<ErasureState, readonly [string, BadgeKind]> = {
    asked: [t`還沒開始`, 'neutral'],
    erasing: [t`刪除中`, 'processing'],
    held: [t`有保留，先不刪`, 'warn'],
    waiting: [t`等還沒結束的事`, 'warn'],
    away: [t`暫時連不上`, 'warn'],
    done: [t`已刪除`, 'ok'],
  };
  const grounds: Record<RetentionGround, string> = {
    accounting: t`帳務憑證，依法保存`,
    evidence: t`處理紀錄，依法保存`,
    once: t`只能用一次的權利，到活動或當月結束為止`,
    expiring: t`短期資料，到期自動刪除`,
  };
  return { erasures, grounds };
}

/** An area that is newer than this page says its name itself, and a category by its retention rule with the same key. */
function useToldWords() {
  const language = useLanguage();
  const { areas } = pageData().registry;
  return {
    ofArea: (area: string) => areas[area]?.name && titleIn(areas[area].name, language),
    ofCategory: (category: string) => {
      const [rule] = Object.values(areas).flatMap(({ retention }) => retention?.rules?.[category] ?? []);
      return rule && titleIn(rule.what, language);
    },
  };
}

/** Areas and what they have of a person; the code, where nobody has a word. */
export function usePlaceWords() {
  const { t } = useLingui();
  const told = useToldWords();
  const areas: Record<string, string | undefined> = {
    support: t`客服`,
    vip: t`VIP 客服`,
    topup: t`儲值`,
    events: t`活動與寄送`,
    surveys: t`問卷`,
    identity: t`登入與會員`,
    catalog: t`網站內容`,
  };
  const categories: Record<string, string | undefined> = {
    cases: t`回報與往來內容`,
    'files-ahead': t`還沒送出的圖片`,
    'dead-addresses': t`退信的信箱`,
    'saved-filters': t`同事存的篩選`,
    'hand-overs': t`寫到一半的回報`,
    penalties: t`處分紀錄`,
    whitelist: t`白名單`,
    orders: t`儲值訂單`,
    gifts: t`別人買給這個角色的訂單`,
    bonuses: t`當月首儲好禮`,
    payments: t`付款紀錄`,
    redemptions: t`序號兌換`,
    locks: t`輸入錯誤與鎖定`,
    deliveries: t`寄進遊戲的信件`,
    members: t`會員資料`,
    'member-accounts': t`遊戲帳號`,
    'member-codes': t`登入驗證碼`,
    'legal-acceptances': t`同意條款的紀錄`,
    'survey-answers': t`問卷答案`,
    'survey-rewards': t`問卷獎勵`,
    'survey-cards-wanted': t`等著卡號的問卷獎勵（刪除時取消）`,
    'survey-qualifications': t`問卷資格名單`,
    'survey-imports': t`匯入的資格名單`,
    'data-requests': t`個資請求`,
    'vip-push': t`遊戲送來的 VIP 等級`,
    'vip-entry': t`人工 VIP 名單`,
    'vip-earned': t`消費達到的 VIP 等級`,
    'vip-history': t`VIP 等級的變動`,
    'vip-spend': t`VIP 消費累計`,
    'vip-spender': t`VIP 最近消費日`,
    'vip-import-lines': t`VIP 匯入檔的列`,
    jobs: t`背景工作`,
    submits: t`送出表單的編號`,
    evidence: t`稽核紀錄`,
    'audit-copies': t`稽核紀錄的副本`,
    approvals: t`兩人核准的紀錄`,
    exports: t`匯出檔`,
    'partner-calls': t`遊戲伺服器的呼叫`,
    revocations: t`登出紀錄`,
  };
  return {
    areaOf: (area: string) => areas[area] ?? told.ofArea(area) ?? area,
    categoryOf: (category: string) => categories[category] ?? told.ofCategory(category) ?? category,
  };
}
