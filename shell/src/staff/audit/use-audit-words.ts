import { useLingui } from '@lingui/react/macro';
import { among } from './among.ts';
import { useAuditValues } from './use-audit-values.ts';

export type AuditWords = {
  /** What somebody did; an action of a newer service is shown by its own name. */
  action: (code: string) => string;
  service: (name: string) => string;
  actorKind: (kind: string) => string;
  /** A field of a detail; what has no word is shown by its path. */
  field: (path: string) => string;
  /** Its value, where it is a code. */
  value: (path: string, value: string) => string;
  /** What is wrong with a chain. */
  fault: (why: string) => string;
};

/** Codes of the audit as people say them. */
export function useAuditWords(): AuditWords {
  const { t } = useLingui();
  const action = useActionWords();
  const service = among({
    identity: t`帳號與登入`,
    catalog: t`遊戲設定`,
    support: t`客服`,
    vip: t`VIP`,
    topup: t`儲值`,
    events: t`活動`,
    surveys: t`問卷`,
  });
  return {
    action,
    field: useFieldWords(),
    value: useAuditValues({ action, service }),
    service,
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

function useActionWords() {
  const { t } = useLingui();
  return among({
    'staff-login': t`登入`,
    'staff-login-failed': t`登入失敗`,
    'staff-login-locked': t`登入被鎖`,
    'staff-logout': t`登出`,
    'staff-added': t`新增人員`,
    'staff-changed': t`更改人員`,
    'staff-disabled': t`停用人員`,
    'staff-enabled': t`恢復人員`,
    'staff-password-changed': t`更改密碼`,
    'staff-password-failed': t`更改密碼失敗`,
    'staff-password-reset': t`重設密碼`,
    'staff-sessions-ended': t`結束登入`,
    'staff-factor-enrolled': t`設定兩步驟驗證`,
    'staff-factor-enrol-failed': t`設定兩步驟驗證失敗`,
    'staff-factor-shown': t`通過兩步驟驗證`,
    'staff-factor-failed': t`兩步驟驗證失敗`,
    'staff-factor-removed': t`移除兩步驟驗證`,
    'staff-factor-reset': t`重設兩步驟驗證`,
    'staff-recovery-used': t`使用救援碼`,
    'staff-recovery-renewed': t`更新救援碼`,
    'staff-step-up': t`再次驗證身分`,
    'partner-key-added': t`新增遊戲金鑰`,
    'partner-key-retired': t`停用遊戲金鑰`,
    'partner-key-ends': t`排定停用遊戲金鑰`,
    'setting.added': t`新增設定`,
    'setting.changed': t`更改設定`,
    'setting.drafted': t`存草稿`,
    'setting.removed': t`刪除設定`,
    'setting.imported': t`匯入設定`,
    'approval.asked': t`提出變更，等核准`,
    'approval.applied': t`核准變更`,
    'approval.refused': t`不核准變更`,
    'approval.withdrawn': t`撤回變更`,
    'approval.expired': t`變更過期`,
    'approval.stale': t`變更未生效，資料已變`,
    'tokens-revoked': t`撤銷玩家登入`,
    'ticket.read': t`查看案件`,
    'ticket.answer': t`回覆案件`,
    'ticket.take': t`接手案件`,
    'ticket.assign': t`轉派案件`,
    'ticket.release': t`放回案件`,
    'ticket.note': t`寫內部備註`,
    'ticket.note-edit': t`改寫內部備註`,
    'ticket.change': t`改類型、遊戲或伺服器`,
    'ticket.merge': t`併入另一件`,
    'ticket.merged-here': t`收進另一件`,
    'ticket.close': t`客服結案`,
    'ticket.reopen': t`重新開啟案件`,
    'ticket.code-again': t`再寄查詢碼`,
    'ticket.bulk': t`批次處理`,
    'ticket.bulk-answer': t`批次回覆`,
    'ticket.search': t`搜尋案件`,
    'filter.saved': t`存檢視`,
    'filter.changed': t`改檢視`,
    'filter.deleted': t`刪檢視`,
    'export.ask': t`要求匯出`,
    'export.download': t`下載匯出檔`,
    'export.cancel': t`取消匯出`,
    'ticket.contact': t`顯示聯絡方式`,
    'ticket.card': t`查看玩家卡`,
    'mail.resend': t`重寄通知信`,
    'mail.release': t`恢復寄信`,
    'mail.bounced': t`通知信被退回`,
    'macro.add': t`新增罐頭回覆`,
    'macro.change': t`修改罐頭回覆`,
    'macro.archive': t`封存罐頭回覆`,
    'macro.restore': t`恢復罐頭回覆`,
    'audit.search': t`查詢稽核`,
    'audit.read': t`查看稽核`,
  });
}

function useFieldWords() {
  const { t } = useLingui();
  const words = among({
    status: t`狀態`,
    reply: t`回覆編號`,
    assignee: t`負責人`,
    assignee_id: t`負責人編號`,
    assignee_name: t`負責人`,
    note: t`備註編號`,
    version: t`版本`,
    game_id: t`遊戲`,
    game_name: t`遊戲名稱`,
    question_type: t`問題類型代碼`,
    type_text: t`問題類型`,
    server_id: t`伺服器代碼`,
    server_name: t`伺服器`,
    merged_into: t`併入`,
    closed_by: t`由誰結案`,
    today: t`今天第幾次`,
    bulk: t`批次編號`,
    count: t`件數`,
    reason: t`原因`,
    failures: t`連續失敗`,
    login: t`登入帳號`,
    name: t`名字`,
    owner: t`系統管理`,
    sessions: t`結束的登入`,
    ended: t`結束的登入`,
    next: t`下一步`,
    kind: t`種類`,
    scope: t`範圍`,
    alg: t`演算法`,
    from: t`從`,
    to: t`到`,
    service: t`來源`,
    actor: t`誰`,
    action: t`做了什麼`,
    game: t`遊戲`,
    object: t`對象`,
    text: t`內容`,
    detail: t`內容`,
    grants: t`權限`,
    role: t`角色`,
    session_ended: t`登入被結束`,
    first: t`第一次設定`,
    again: t`換新的驗證器`,
    additional: t`另加的管理者`,
    until: t`到`,
    games: t`遊戲`,
    personal: t`含個人資料`,
    rows: t`筆數`,
    by: t`由誰`,
    pictures: t`圖片`,
    mail: t`信件編號`,
    title: t`名稱`,
    content: t`內容`,
    closes: t`送出後結案`,
    language: t`語言`,
    archived: t`封存`,
    of: t`對象`,
    before: t`變更前`,
    after: t`變更後`,
    found: t`核准時的內容`,
    asked_by: t`誰提出`,
    approval: t`核准編號`,
    hours: t`小時`,
    live_keys: t`使用中的金鑰`,
  });
  // People count from one: `grants.0.role` is the first grant's.
  const step = (part: string) => (/^\d+$/.test(part) ? String(Number(part) + 1) : words(part));
  return (path: string) => path.split('.').map(step).join(' ');
}
