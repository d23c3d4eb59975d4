import { auditCalls, auditExportCalls, signOffCalls } from '../identity/audit.calls.ts';
import { auditDetailView, auditListView, auditOverviewView, auditQuery } from '../identity/audit.ts';
import {
  auditExportBody,
  auditExportListView,
  auditExportView,
  type AuditExportRow,
} from '../identity/audit-exports.ts';
import { auditMonthsView, auditMonthView, signOffBody } from '../identity/audit-sign-offs.ts';
import { answers, refuses, type CallGroup, describeCalls } from './call-doc.ts';
import { exportFileDocs } from './export-docs.ts';

const TIME = '2026-11-21T10:20:00+08:00';
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const row = {
  id: 812,
  service: 'support' as const,
  time: TIME,
  actor_kind: 'staff',
  actor: 'yue',
  actor_name: '小岳',
  action: 'ticket.answer',
  game_id: 'H73',
  object: 'ticket:10231',
  object_name: '',
  changes: [{ field: 'status', before: '1', after: '2' }],
  facts: [{ field: 'reply', value: '501' }],
};

const file: AuditExportRow = {
  id: '7QK3M9ZT2B8XW4RN6VDH5CJP1E',
  state: 'done',
  filters: [{ name: 'action', value: 'ticket.answer' }],
  games: ['H73'],
  reason: '十一月例行抽查',
  rows: 312,
  rows_all: 312,
  bytes: 148_210,
  asked_at: TIME,
  expires_at: TIME,
  fault: '',
};
const params = { export: { tw: '匯出編號', en: 'id of the export', example: file.id } };
const absent = refuses(404, 'msg', 'NOT_FOUND');

const exportDocs = {
  listExports: {
    summary: { tw: '我匯出的稽核紀錄', en: 'My exports of the audit' },
    answer: answers(auditExportListView, { data: [file], page: { next: null } }),
    refusals: [forbidden],
  },
  requestExport: {
    summary: { tw: '把搜尋結果匯出成 CSV', en: 'Asks for the rows of a search as a CSV' },
    about: {
      tw: '在背景寫成檔案，內容依寫檔當時的角色決定；每人同時最多 3 個，同樣條件一個。用途會留在稽核紀錄。',
      en: 'A file is written in the background, with what the roles of that moment may read; 3 at a time, one of a search. The audit keeps the reason.',
    },
    bodies: [
      {
        name: { tw: '搜尋條件與用途', en: 'The search, and what it is for' },
        schema: auditExportBody,
        example: { from: '2026-11-01', to: '2026-11-21', action: 'ticket.answer', game: 'H73', reason: file.reason },
      },
    ],
    answer: answers(auditExportView, {
      data: { ...file, state: 'waiting', games: [], rows: 0, rows_all: null, bytes: null, expires_at: null },
    }),
    refusals: [
      forbidden,
      refuses(403, 'step_up', 'STEP_UP_NEEDED'),
      refuses(409, 'msg', 'AUDIT_EXPORT_SAME'),
      refuses(409, 'msg', 'AUDIT_EXPORT_MANY'),
      refuses(409, 'msg', 'AUDIT_EXPORT_FULL'),
    ],
  },
  ...exportFileDocs({
    params,
    absent,
    view: auditExportView,
    cancelled: { data: { ...file, state: 'cancelled', bytes: null, expires_at: null } },
  }),
} satisfies CallGroup['calls'];

const month = {
  month: '2026-10',
  signed: { login: 'an.li', name: '李安', time: TIME, note: '抽查二十筆，都相符' },
};
const wholeMonth = {
  ...month,
  chains: [
    {
      service: 'support' as const,
      rows: 5210,
      rows_signed: 5210,
      last_seq: 48_112,
      hash: '6f1d0c7b',
      state: 'whole' as const,
    },
  ],
};
const months = { month: { tw: '台北的月份', en: 'a month of Taipei', example: '2026-10' } };

const signOffDocs = {
  listSignOffs: {
    summary: { tw: '已結束的月份與簽核', en: 'Months that are over, and who signed them off' },
    answer: answers(auditMonthsView, { data: [month] }),
    refusals: [forbidden],
  },
  getSignOff: {
    summary: { tw: '一個月各服務的紀錄鏈', en: 'How the chains of a month stand' },
    params: months,
    answer: answers(auditMonthView, { data: wholeMonth }),
    refusals: [forbidden, absent, refuses(503, 'msg', 'AUDIT_SLOW')],
  },
  signOff: {
    summary: { tw: '簽核一個月', en: 'Signs a month off' },
    about: {
      tw: '限負責全部遊戲的稽核人員；下個月 2 日起才能簽，一個月只簽一次，之後不能更改。有紀錄鏈不完整時要寫備註。',
      en: 'For auditors of all games, from the 2nd of the next month on. A month is signed off once and for good; a note is needed while a chain is not whole.',
    },
    params: months,
    bodies: [
      {
        name: { tw: '備註', en: 'A note' },
        schema: signOffBody,
        example: { note: month.signed.note },
      },
    ],
    answer: answers(auditMonthView, { data: wholeMonth }),
    refusals: [
      forbidden,
      absent,
      refuses(403, 'step_up', 'STEP_UP_NEEDED'),
      refuses(400, 'note', 'AUDIT_SIGN_NOTE'),
      refuses(409, 'msg', 'AUDIT_MONTH_OPEN'),
      refuses(409, 'msg', 'AUDIT_MONTH_SIGNED'),
      refuses(503, 'msg', 'AUDIT_SLOW'),
    ],
  },
} satisfies CallGroup['calls'];

export const auditDocs = describeCalls({
  name: { tw: '稽核', en: 'Audit' },
  of: { ...auditCalls, ...auditExportCalls, ...signOffCalls },
  calls: {
    searchAudit: {
      summary: { tw: '搜尋稽核紀錄', en: 'Searches the audit' },
      about: { tw: '查詢本身也會留下紀錄。', en: 'Looking is written down as well.' },
      query: auditQuery,
      answer: answers(auditListView, { data: [row], page: { next: null } }),
      refusals: [forbidden, refuses(503, 'msg', 'AUDIT_SLOW')],
    },
    getAuditOverview: {
      summary: { tw: '各服務的雜湊鏈與可選的動作', en: 'The chains of all services, and the actions to filter by' },
      answer: answers(auditOverviewView, {
        data: {
          chains: [
            {
              service: 'support',
              copied_seq: 812,
              copied_at: TIME,
              waiting: 0,
              waiting_since: null,
              checked_seq: 800,
              checked_at: TIME,
              broken_seq: null,
              broken_why: '',
            },
          ],
          actions: ['ticket.answer'],
        },
      }),
      refusals: [forbidden],
    },
    getAuditEntry: {
      summary: { tw: '一筆稽核紀錄', en: 'One row of the audit' },
      params: { id: { tw: '編號', en: 'its number', example: '812' } },
      answer: answers(auditDetailView, {
        data: {
          ...row,
          rid: '7b1f',
          address: '203.0.113.x',
          seq: 812,
          hash: '6f1d0c7b',
          copied_at: TIME,
        },
      }),
      refusals: [forbidden, refuses(404, 'msg', 'NOT_FOUND')],
    },
    ...exportDocs,
    ...signOffDocs,
  },
});
