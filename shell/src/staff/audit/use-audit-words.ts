import { useLingui } from '@lingui/react/macro';

export type AuditWords = {
  /** What somebody did; an action of a newer service is shown by its own name. */
  action: (code: string) => string;
  service: (name: string) => string;
  actorKind: (kind: string) => string;
  /** What is wrong with a chain. */
  fault: (why: string) => string;
};

const among = (words: Record<string, string>) => (code: string) => words[code] ?? code;

/** Codes of the audit as people say them. */
export function useAuditWords(): AuditWords {
  const { t } = useLingui();
  return {
    action: among({
      'staff-login': t`登入`,
      'staff-login-failed': t`登入失敗`,
      'staff-login-locked': t`登入被鎖`,
      'staff-logout': t`登出`,
      'staff-added': t`新增人員`,
      'partner-key-added': t`新增遊戲金鑰`,
      'partner-key-retired': t`停用遊戲金鑰`,
      'tokens-revoked': t`撤銷玩家登入`,
      'ticket.read': t`查看案件`,
      'ticket.answer': t`回覆案件`,
      'audit.search': t`查詢稽核`,
      'audit.read': t`查看稽核紀錄`,
    }),
    service: among({
      identity: t`帳號`,
      catalog: t`遊戲設定`,
      support: t`客服`,
      vip: t`VIP`,
      topup: t`儲值`,
      events: t`活動`,
      surveys: t`問卷`,
    }),
    actorKind: among({ staff: t`人員`, player: t`玩家`, system: t`系統` }),
    fault: among({
      'row-changed': t`內容被改過`,
      'row-gone': t`紀錄不見了`,
      'place-gone': t`鏈上缺了一節`,
      anchor: t`和先前留下的錨點不同`,
      'not-chained': t`有一筆不在鏈上`,
      'gone-before': t`有一筆上鏈前就不見了`,
      fork: t`和這裡的副本不同`,
    }),
  };
}
