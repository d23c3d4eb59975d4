import { auditDetailView, auditListView, auditOverviewView, auditQuery } from '../identity/audit.ts';
import { answers, refuses, type CallGroup } from './call-doc.ts';

const TIME = '2026-11-21T10:20:00+08:00';
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const row = {
  id: 812,
  service: 'support' as const,
  time: TIME,
  actor_kind: 'staff',
  actor: 'yue',
  action: 'ticket.answer',
  game_id: 'H73',
  object: 'ticket 10231',
  changes: [{ field: 'status', before: '1', after: '2' }],
  facts: [{ field: 'reply', value: '501' }],
};

export const auditCalls: CallGroup = {
  name: { tw: '稽核', en: 'Audit' },
  calls: {
    'GET /api/staff/audit': {
      summary: { tw: '搜尋稽核紀錄', en: 'Searches the audit' },
      about: { tw: '查詢本身也會留下紀錄。', en: 'Looking is written down as well.' },
      query: auditQuery,
      answer: answers(auditListView, { data: [row], page: { next: null } }),
      refusals: [forbidden, refuses(503, 'msg', 'AUDIT_SLOW')],
    },
    'GET /api/staff/audit/overview': {
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
    'GET /api/staff/audit/:id': {
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
  },
};
