import { inactivityCalls } from '../identity/inactivity.calls.ts';
import {
  inactiveMembersQuery,
  inactiveMembersView,
  inactivityRequestBody,
  inactivityRequestView,
  inactivityRunsQuery,
  inactivityRunsView,
  inactivityView,
} from '../identity/inactivity.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';

const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const day = '2026-11-26';
const counts = { to_notice: 12, to_close: 3 };

export const inactivityDocs = describeCalls({
  name: { tw: '長期未登入的會員', en: 'Members who have not logged in for long' },
  of: inactivityCalls,
  calls: {
    showInactivity: {
      summary: { tw: '試算：今天會通知幾位、終止幾位', en: 'Dry run: how many would be written to, and closed, today' },
      about: {
        tw: '365 天沒有登入就終止，15 天前先寄信。登入當天和寄信當天不算，最後一天到午夜（台北時間）為止都算會員的。不會更動任何資料。',
        en: 'A membership ends after 365 days without a log-in, 15 days after a mail about it. The days of the log-in and of the mail do not count, and the last day is the member’s until midnight, Taipei time. Changes nothing.',
      },
      answer: answers(inactivityView, {
        data: { day, ...counts, waiting: 8, unsent: 0, bounced: 0, approval: null, running: false, may_request: true },
      }),
      refusals: [forbidden],
    },
    listInactiveMembers: {
      summary: { tw: '試算的名單', en: 'The members of the dry run, page by page' },
      query: inactiveMembersQuery,
      answer: answers(inactiveMembersView, {
        data: [
          {
            member_id: 'm_70001',
            last_login: '2025-11-10T21:30:00+08:00',
            mailed_at: '2026-10-27T10:00:00+08:00',
            closes_on: '2026-11-12',
            bounced_at: null,
            held: false,
          },
        ],
        page: { next: null },
      }),
      refusals: [forbidden],
    },
    listInactivityRuns: {
      summary: { tw: '做過的每一次', en: 'The runs that there were' },
      query: inactivityRunsQuery,
      answer: answers(inactivityRunsView, {
        data: [
          {
            id: 4,
            day,
            requested_by: '小婷',
            approved_by: '小岳',
            noticed: 12,
            closed: 2,
            held: 1,
            started_at: '2026-11-26T10:00:00+08:00',
            done_at: '2026-11-26T10:00:04+08:00',
            state: 'done',
          },
        ],
        page: { next: null },
      }),
      refusals: [forbidden],
    },
    requestInactivityRun: {
      summary: { tw: '提出執行，等另一位同事核准', en: 'Asks a second person for a run' },
      bodies: [
        {
          name: { tw: '看到的名單與原因', en: 'What was shown, and why' },
          schema: inactivityRequestBody,
          example: { day, ...counts, reason: '每月例行作業' },
        },
      ],
      answer: answers(inactivityRequestView, { data: { approval: 31 } }),
      refusals: [
        forbidden,
        refuses(409, 'msg', 'INACTIVITY_MOVED'),
        refuses(409, 'msg', 'INACTIVITY_NOBODY'),
        refuses(409, 'msg', 'INACTIVITY_RUNNING'),
        refuses(409, 'msg', 'APPROVAL_PENDING'),
      ],
    },
  },
});
