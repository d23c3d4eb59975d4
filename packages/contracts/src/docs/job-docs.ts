import { deskJobCalls } from '../tickets/figures.calls.ts';
import type { Desk } from '../tickets/desk.ts';
import { deskJobsView, deskJobView, type DeskJob, type DeskSchedule } from '../jobs/messages.ts';
import { deskJobsQuery, deskMaintenanceView } from '../tickets/desk-jobs.ts';
import { answers, refuses, type CallGroup, type Words, describeCalls } from './call-doc.ts';
import { TIME } from './example-case.ts';

export const exampleJob: DeskJob = {
  id: 'bulk-12',
  kind: 'bulk',
  what: 'close',
  state: 'running',
  by: '小岳',
  mine: true,
  games: ['H73'],
  done: 40,
  all: 120,
  skipped: 2,
  about: '',
  reason: '',
  attempts: 0,
  asked_at: TIME,
  ended_at: null,
  expires_at: null,
  may_cancel: true,
  may_retry: false,
};
export const exampleRound: DeskSchedule = {
  name: 'papers',
  every_s: 60,
  last_at: TIME,
  next_at: TIME,
  took_ms: 18,
  late: false,
  fault: '',
  faults: 0,
};
const params = { job: { tw: '工作編號', en: 'id of the work', example: exampleJob.id } };
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const absent = refuses(404, 'noexist', 'NOEXIST');

export function jobDocs(desk: Desk, name: Words): CallGroup {
  return describeCalls({
    name,
    of: deskJobCalls(desk),
    calls: {
      listJobs: {
        summary: {
          tw: '背景工作：匯出、批次、系統沒做成的事',
          en: 'Background work: files, many cases, what was given up',
        },
        about: {
          tw: '每個人看得到自己的；產品管理者看得到所屬遊戲的全部，系統擁有者看得到全部。',
          en: 'Everybody sees their own; product admins all of their games, system owners everything.',
        },
        query: deskJobsQuery,
        answer: answers(deskJobsView, { data: [exampleJob], page: { next: null } }),
        refusals: [forbidden],
      },
      getKeeping: {
        summary: { tw: '系統自動處理的狀況', en: 'What the worker does by itself' },
        answer: answers(deskMaintenanceView, {
          data: {
            search: { waiting: 3, lag_s: 1, rebuild: 0 },
            figures: { waiting: 0, lag_s: 0 },
            tasks: { waiting: 2, lag_s: 4, failed: 1 },
            schedules: [exampleRound],
          },
        }),
        refusals: [forbidden],
      },
      cancelJob: {
        summary: { tw: '取消一項工作', en: 'Cancels work' },
        about: {
          tw: '做完的部分不會回復。已經結束的不會有變化。',
          en: 'What is done stays done. What has ended stays as it is.',
        },
        params,
        answer: answers(deskJobView, {
          data: { ...exampleJob, state: 'cancelled', ended_at: TIME, may_cancel: false },
        }),
        refusals: [forbidden, absent],
      },
      retryJob: {
        summary: { tw: '把沒有完成的再做一次', en: 'Tries again what was given up' },
        params,
        answer: answers(deskJobView, { data: { ...exampleJob, state: 'waiting', done: 0 } }),
        refusals: [forbidden, absent],
      },
    },
  });
}
