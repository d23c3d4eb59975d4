import { useLanguage, type BadgeKind } from '@hub/web';
import { useAreaWords } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { DeskJob, DeskJobState } from '@hub/contracts/jobs';
import { ticketJobNames } from '@hub/contracts/tickets';
import { useStaffDesk } from '../staff-desk-context.ts';

export function useCount(): (value: number) => string {
  const count = new Intl.NumberFormat(useLanguage());
  return (value) => count.format(value);
}

/** Names of works of that service: its own area says them, and no other. */
export function useJobWords(service: string) {
  const { t } = useLingui();
  const number = useCount();
  const tasks = useTaskWords(service);
  const states: Record<DeskJobState, [word: string, look: BadgeKind]> = {
    waiting: [t`排隊中`, 'processing'],
    running: [t`進行中`, 'processing'],
    done: [t`完成`, 'ok'],
    failed: [t`沒有完成`, 'danger'],
    cancelled: [t`已取消`, 'neutral'],
    expired: [t`檔案已過期`, 'neutral'],
  };
  const told = useJobTitles(service);
  const files: Record<string, string> = {
    ...told('exports'),
    figures: t`匯出報表數字`,
    cases: t`匯出案件與評分`,
    audit: t`匯出稽核紀錄`,
  };
  const bulks: Record<string, string> = { close: t`批次結案`, answer: t`批次回覆` };
  const nameOf = ({ kind, what }: DeskJob): string =>
    (kind === 'export' ? files : kind === 'bulk' ? bulks : tasks)[what] ??
    (what.startsWith('fact-') ? t`告知其他服務` : what);
  const progressOf = ({ kind, state, done, all, skipped }: DeskJob): string => {
    if (kind === 'task') return '';
    const made = number(done);
    const whole = number(all ?? 0);
    if (kind === 'export') return state === 'waiting' ? '' : t`${made} 列`;
    const left = number(skipped);
    return skipped > 0 ? t`${made}／${whole} 件，其中略過 ${left} 件` : t`${made}／${whole} 件`;
  };
  return { states, nameOf, progressOf };
}

function useJobTitles(service: string): (table: 'exports' | 'tasks' | 'rounds') => Record<string, string> {
  const told = useAreaWords();
  return (table) => told(({ area, jobs }) => (area === service ? jobs?.[table] : undefined));
}

function useTaskWords(service: string): Record<string, string> {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const told = useJobTitles(service);
  const names = ticketJobNames(desk.key);
  return {
    ...told('tasks'),
    [names.received]: t`寄收到回報的信`,
    [names.answered]: t`寄有新回覆的信`,
    [names.closed]: t`寄結案通知`,
    [names.merged]: t`寄併入另一件的通知`,
    [names.codesAsked]: t`補寄查詢碼`,
    [names.codeAgain]: t`客服再寄查詢碼`,
    [names.mailAgain]: t`重寄通知信`,
    'audit-copy': t`把稽核紀錄送到中央`,
    retention: t`刪除保存期滿的案件與紀錄`,
  };
}

export function useScheduleWords(service: string): Record<string, string> {
  const { t } = useLingui();
  const told = useJobTitles(service);
  return {
    ...told('rounds'),
    counts: t`更新待辦數字`,
    search: t`更新搜尋`,
    recount: t`核對待辦數字`,
    figures: t`計算報表`,
    audit: t`檢查稽核紀錄`,
    safeguards: t`檢查儲存設定`,
    'old-rows': t`清掉過期資料`,
    attachments: t`清掉沒人用的圖片`,
    papers: t`銷毀到期的身分證件`,
    'hand-overs': t`清掉過期的換裝置連結`,
    exports: t`刪除過期的匯出檔`,
    calendar: t`排定每天、每週、每月要做的事`,
    clicks: t`計算連結次數`,
    contacts: t`把聯絡資料加密`,
    approvals: t`作廢過期的核准要求`,
    'bulk-works': t`處理匯入的檔案`,
    'bulk-files': t`清掉沒人用的匯入檔`,
  };
}
