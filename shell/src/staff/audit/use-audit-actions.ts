import { useLingui } from '@lingui/react/macro';
import { among } from './among.ts';

/** What somebody did, as people say it. */
export function useAuditActions() {
  return among({
    ...useAccountActions(),
    ...useCaseActions(),
    ...useSettingActions(),
    ...useDeliveryActions(),
    ...useCodeActions(),
  });
}

/** Accounts, sign-in, second factor. */
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
    'tokens-revoked': t`撤銷玩家登入`,
    'access.refused': t`沒有權限，被拒絕`,
  };
}

/** Work on reports and their mails. */
function useCaseActions(): Record<string, string> {
  const { t } = useLingui();
  return {
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
    'ticket.contact': t`顯示聯絡方式`,
    'ticket.hold': t`暫停刪除案件`,
    'ticket.hold_release': t`解除暫停刪除`,
    'case.destroy': t`到期銷毀案件`,
    'paper.look': t`查看身分證件`,
    'paper.many-looks': t`一小時內看了很多身分證件`,
    'paper.destroy': t`銷毀身分證件`,
    'retention.sweep': t`到期刪除紀錄`,
    'ticket.card': t`查看玩家卡`,
    'player.card': t`查看帳號的玩家卡`,
    'player.penalties': t`查看帳號的處分`,
    'player.deliveries': t`查看帳號的寄送`,
    'player.redemptions': t`查看帳號的兌換`,
    'player.hold': t`查看帳號的暫停刪除`,
    'account.hold': t`暫停刪除帳號的資料`,
    'account.hold_release': t`解除帳號的暫停刪除`,
    'penalty.note': t`記一筆處分`,
    'penalty.lift': t`提前解除處分`,
    'mail.resend': t`重寄通知信`,
    'mail.release': t`恢復寄信`,
    'mail.bounced': t`通知信被退回`,
  };
}

/** What is sent into the games, and the look-up of roles. */
function useDeliveryActions(): Record<string, string> {
  const { t } = useLingui();
  return {
    'role.looked_up': t`查角色`,
    'delivery.retry': t`立刻再送`,
    'delivery.cancel': t`取消寄送`,
    'delivery.by_hand': t`標記為已手動補發`,
    'delivery.replace': t`換成新的一封`,
    'delivery.recall': t`收回已送達的信`,
    'delivery.conflict': t`同一編號的不同寄送，沒有收下`,
    'compensation.send': t`補發`,
    'compensation.quota': t`改補發額度`,
  };
}

/** Events, batches of codes, locks. */
function useCodeActions(): Record<string, string> {
  const { t } = useLingui();
  return {
    'event.create': t`新增活動`,
    'event.change': t`改活動草稿`,
    'event.publish': t`發布活動`,
    'event.stop': t`停止活動`,
    'event.resume': t`恢復活動`,
    'event.remove': t`移除活動草稿`,
    'event.picture': t`上傳活動圖片`,
    'event.test': t`試兌換`,
    'event.export': t`匯出兌換紀錄`,
    'serial.generate': t`產生序號`,
    'serial.import': t`匯入序號檔`,
    'serial.keyword': t`新增通關密語`,
    'serial.commit': t`確認寫入序號`,
    'serial.cancel': t`取消序號批次`,
    'serial.retry': t`再做一次序號批次`,
    'serial.disable': t`停用序號批次`,
    'serial.download': t`下載沒用過的序號`,
    'serial.errors': t`下載有問題的列`,
    'serial.lookup': t`查序號`,
    'lock.unlock': t`解除兌換鎖定`,
    'substitute.give': t`補兌換`,
  };
}

/** Settings and their approval, canned replies, views, exports, the audit itself. */
function useSettingActions(): Record<string, string> {
  const { t } = useLingui();
  return {
    'partner-key-added': t`新增遊戲金鑰`,
    'partner-key-retired': t`停用遊戲金鑰`,
    'partner-key-ends': t`排定停用遊戲金鑰`,
    'game-address-changed': t`變更遊戲伺服器位址`,
    'game-link-tested': t`測試遊戲連線`,
    'vip-list-pushed': t`遊戲送來 VIP 名單`,
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
    'filter.saved': t`存檢視`,
    'filter.changed': t`改檢視`,
    'filter.deleted': t`刪檢視`,
    'export.ask': t`要求匯出`,
    'export.download': t`下載匯出檔`,
    'export.cancel': t`取消匯出`,
    'export.done': t`匯出完成`,
    'export.failed': t`匯出沒有完成`,
    'whitelist.added': t`加入白名單`,
    'whitelist.imported': t`匯入白名單`,
    'whitelist.removed': t`移出白名單`,
    'holiday.added': t`加入客服假日`,
    'holiday.imported': t`匯入客服假日`,
    'holiday.removed': t`移除客服假日`,
    'export.retry': t`再做一次匯出`,
    'bulk.cancel': t`取消批次處理`,
    'bulk.retry': t`再做一次批次處理`,
    'task.retry': t`再做一次系統工作`,
    'macro.add': t`新增罐頭回覆`,
    'macro.change': t`修改罐頭回覆`,
    'macro.archive': t`封存罐頭回覆`,
    'macro.restore': t`恢復罐頭回覆`,
    'audit.search': t`查詢稽核`,
    'audit.read': t`查看稽核`,
    'audit.sign-off': t`簽核稽核月份`,
  };
}
