import { levelOwner, type RetentionLine, type RetentionService } from '@hub/contracts/retention';
import { useLingui } from '@lingui/react/macro';

/** Services in the words of their people. */
export function useKeeperNames(): Record<RetentionService, string> {
  const { t } = useLingui();
  return {
    support: t`客服案件`,
    events: t`活動與寄送`,
    [levelOwner]: t`玩家等級`,
    identity: t`帳號與稽核`,
    catalog: t`遊戲設定`,
  };
}

/** Lines of the tables of what is kept: what goes, and when. */
export function useRetentionWords(): Record<RetentionLine, [what: string, until: string]> {
  const { t } = useLingui();
  return {
    pictures: [t`回報的圖片（依案件計）`, t`回報滿五年後刪除檔案`],
    cases: [t`案件與往來內容`, t`結案滿五年，或最後一句話滿五年後刪除`],
    destructions: [t`銷毀紀錄`, t`五年後刪除`],
    mails: [t`寄信紀錄`, t`一年後刪除`],
    'dead-addresses': [t`退信的信箱`, t`兩年後刪除`],
    bulk: [t`批次處理的明細`, t`一年後刪除`],
    penalties: [t`處分紀錄`, t`結束滿五年後刪除`],
    whitelist: [t`白名單`, t`到期滿半年後刪除`],
    redemptions: [t`兌換紀錄裡的玩家`, t`活動結束滿五年後去識別，兌換本身留下`],
    deliveries: [t`寄送紀錄裡的玩家`, t`寄送結束滿五年後去識別，寄送編號留下`],
    'wrong-entries': [t`輸入錯的序號`, t`活動結束滿一年後刪除`],
    'lock-entries': [t`鎖定的經過`, t`活動結束滿一年後刪除`],
    locks: [t`兌換鎖定`, t`活動結束滿一年後刪除`],
    'quota-days': [t`每日補發次數`, t`兩個月後刪除`],
    'closed-accounts': [t`停用帳號的密碼和驗證器`, t`停用滿一年後清除，姓名留下`],
    'recovery-codes': [t`停用帳號的備用碼`, t`停用滿一年後刪除`],
    'retired-keys': [t`停用的遊戲金鑰內容`, t`停用滿 90 天後清除，編號留下`],
    levels: [t`玩家等級`, t`結束滿一年後刪除`],
    records: [t`保存期滿的處理紀錄`, t`五年後刪除`],
  };
}
