import { useLingui } from '@lingui/react/macro';
import { among } from './among.ts';
import { useTold } from './use-told-words.ts';

export function useAuditActions(service?: string) {
  const told = useTold(service);
  return among({ ...told(({ actions }) => actions), ...useAccountActions(), ...useSharedActions() });
}

function useAccountActions(): Record<string, string> {
  const { t } = useLingui();
  return {
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
    'staff-role-published': t`服務開始使用一個角色`,
    'staff-role-withdrawn': t`服務不再使用一個角色`,
    'member-login': t`會員登入網站`,
    'member-sessions-ended': t`會員登出`,
    'member-data-saved': t`會員更改自己的資料`,
    'member-data-taken': t`會員下載自己的資料`,
    'member-account-linked': t`會員連結遊戲帳號`,
    'member-account-unlinked': t`結束會員與遊戲帳號的連結`,
    'tokens-revoked': t`撤銷玩家登入`,
    'access.refused': t`沒有權限，被拒絕`,
  };
}

function useSharedActions(): Record<string, string> {
  const { t } = useLingui();
  return {
    'partner-key-added': t`新增遊戲金鑰`,
    'partner-key-retired': t`停用遊戲金鑰`,
    'partner-key-ends': t`排定停用遊戲金鑰`,
    'game-address-changed': t`變更遊戲伺服器位址`,
    'game-link-tested': t`測試遊戲連線`,
    'approval.asked': t`提出變更，等核准`,
    'approval.applied': t`核准變更`,
    'approval.refused': t`不核准變更`,
    'approval.withdrawn': t`撤回變更`,
    'approval.expired': t`變更過期`,
    'approval.stale': t`變更未生效，資料已變`,
    'export.ask': t`要求匯出`,
    'export.download': t`下載匯出檔`,
    'export.cancel': t`取消匯出`,
    'export.done': t`匯出完成`,
    'export.failed': t`匯出沒有完成`,
    'export.retry': t`再做一次匯出`,
    'retention.sweep': t`到期刪除紀錄`,
    'task.retry': t`再做一次系統工作`,
    'audit.search': t`查詢稽核`,
    'audit.read': t`查看稽核`,
    'audit.sign-off': t`簽核稽核月份`,
  };
}
