import { deadlineCalls } from '../tickets/deadlines.calls.ts';
import {
  deadlineCountsView,
  deadlinesQuery,
  deadlinesView,
  feeBody,
  feeView,
  type DeadlineRow,
} from '../tickets/deadlines.ts';
import type { Desk } from '../tickets/desk.ts';
import { answers, describeCalls, refuses, type CallGroup } from './call-doc.ts';
import { caseNumber, TIME } from './example-case.ts';

const example: DeadlineRow = {
  id: 10231,
  game_id: 'H73',
  game_name: '遊戲 H73（示範）',
  status: '0',
  create_time: TIME,
  assignee: null,
  version: 1,
  deadline: {
    kind: 'game_history',
    due_on: '2026-11-28',
    ended_on: null,
    ended_by: null,
    missed: false,
    known_on: null,
    belated: false,
    history_from: '2026-10-01',
    history_until: '2026-10-31',
    fee_twd: 200,
    fee: 'due',
    fee_by: null,
    fee_note: null,
    fee_time: null,
  },
  opens: true,
  charges: true,
};
const paid = { fee: 'received', fee_by: '小岳', fee_note: '11/22 匯款，後五碼 12345', fee_time: TIME } as const;
const forbidden = refuses(403, 'msg', 'FORBIDDEN');

export function deadlineDocs(desk: Desk, name: CallGroup['name']): CallGroup {
  return describeCalls({
    name,
    of: deadlineCalls(desk),
    calls: {
      listDeadlines: {
        summary: {
          tw: '有法定期限的案件：申訴與遊戲歷程',
          en: 'Cases with a day: complaints and requests of game records',
        },
        about: {
          tw: '進行中的以期限排序，近的在前；逾期與已完成的以期限排序，近的在前。財務也可以看，裡面沒有玩家的資料。',
          en: 'What runs comes with the nearest day first, what was missed or has ended with the latest. Finance reads it too: there is nothing of the player in it.',
        },
        query: deadlinesQuery,
        answer: answers(deadlinesView, { data: [example], page: { next: null } }),
        refusals: [forbidden],
      },
      countDeadlines: {
        summary: {
          tw: '還有幾件在期限內、快到期、已逾期，與每月逾期的件數',
          en: 'How many run, are soon due or late, and were missed in each month',
        },
        answer: answers(deadlineCountsView, {
          data: {
            running: 3,
            soon: 1,
            overdue: 0,
            fees_due: 1,
            months: [{ month: '2026-11', kind: 'complaint', due: 4, missed: 1 }],
          },
        }),
        refusals: [forbidden],
      },
      noteFee: {
        summary: {
          tw: '記下查詢費：已收到、免收，或改回未收',
          en: 'Notes the fee: received, waived, or due after all',
        },
        params: { q_id: caseNumber },
        bodies: [
          {
            name: { tw: '查詢費', en: 'The fee' },
            schema: feeBody,
            example: { fee: 'received', reason: '11/22 匯款，後五碼 12345' },
          },
        ],
        answer: answers(feeView, { data: { ...example, version: 2, deadline: { ...example.deadline, ...paid } } }),
        refusals: [
          forbidden,
          refuses(404, 'noexist', 'NOEXIST'),
          refuses(409, 'msg', 'TICKET_CHANGED'),
          refuses(409, 'msg', 'FEE_NONE'),
        ],
      },
    },
  });
}
