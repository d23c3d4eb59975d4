import type { ApprovalWords, AuditWords } from '@hub/contracts/manifest';

const run = {
  tw: '長期未登入：寄信通知與終止',
  hk: '長期未登入：電郵通知及終止',
  en: 'Long absence: notices and closing',
};

/** What audit and second persons call runs over members who have not logged in for long. */
export const inactivityAudit: Required<Pick<AuditWords, 'actions' | 'objects' | 'fields'>> = {
  actions: {
    'member-noticed': {
      tw: '寄信通知長期未登入的會員',
      hk: '電郵通知長期未登入的會員',
      en: 'Wrote to a member who stays away',
    },
    'member-notice-bounced': {
      tw: '寄給長期未登入會員的通知被退回',
      hk: '發給長期未登入會員的通知被退回',
      en: 'A notice to a member who stays away came back',
    },
    'member-closed': {
      tw: '終止長期未登入的會員資格',
      en: 'Closed a membership after a long absence',
    },
    'inactivity-run-done': { tw: '完成長期未登入的作業', en: 'Finished a run over members who stay away' },
  },
  objects: { 'inactivity-run': run },
  fields: {
    run: { tw: '第幾次執行', en: 'Run' },
    noticed: { tw: '通知幾位', en: 'Written to' },
    closed: { tw: '終止幾位', en: 'Closed' },
    held: { tw: '因保留沒有終止', hk: '因保留而沒有終止', en: 'Kept because of a hold' },
    resumed: { tw: '恢復已終止的會員資格', en: 'Took a closed membership up again' },
  },
};

export const inactivityApprovals: Required<Pick<ApprovalWords, 'kinds' | 'facts'>> = {
  kinds: {
    'inactivity-run': {
      title: run,
      look: { tw: '看名單', hk: '查看名單', en: 'See who it is' },
      to: '/staff/personal-data/inactivity',
    },
  },
  facts: {
    inactivity_day: { tw: '算到哪一天（台北）', hk: '計算至哪一日（台北）', en: 'As of (Taipei)' },
    to_notice: { tw: '要寄信通知的會員', hk: '要電郵通知的會員', en: 'Members to write to' },
    to_close: { tw: '要終止的會員', en: 'Memberships to close' },
  },
};
