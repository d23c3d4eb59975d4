import { serviceJobCalls } from '../jobs/service-jobs.calls.ts';
import type { ServiceName } from '../shared/route.ts';
import { deskJobsView, deskJobView, serviceJobsQuery, serviceMaintenanceView, type DeskJob } from '../jobs/messages.ts';
import { answers, refuses, type CallGroup, type Words, describeCalls } from './call-doc.ts';
import { TIME } from './example-case.ts';
import { exampleJob, exampleRound } from './job-docs.ts';

const job: DeskJob = {
  ...exampleJob,
  id: 'export-7QK3M9ZT2B8XW4RN6VDH5CJP1E',
  kind: 'export',
  what: 'audit',
  games: [],
};
const params = { job: { tw: '工作編號', en: 'id of the work', example: job.id } };
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const absent = refuses(404, 'msg', 'NOT_FOUND');

export function serviceJobDocs(service: ServiceName, name: Words): CallGroup {
  return describeCalls({
    name,
    of: serviceJobCalls(service),
    calls: {
      listJobs: {
        summary: { tw: '背景工作：匯出和系統沒做成的事', en: 'Background work: files, and what was given up' },
        about: {
          tw: '每個人看得到自己的；負責全部遊戲的產品管理者和系統擁有者看得到全部。',
          en: 'Everybody sees their own; product admins of all games and system owners everything.',
        },
        query: serviceJobsQuery,
        answer: answers(deskJobsView, { data: [job], page: { next: null } }),
        refusals: [forbidden],
      },
      getKeeping: {
        summary: { tw: '系統自動處理的狀況', en: 'What the service does by itself' },
        answer: answers(serviceMaintenanceView, {
          data: { tasks: { waiting: 2, lag_s: 4, failed: 1 }, schedules: [exampleRound] },
        }),
        refusals: [forbidden],
      },
      cancelJob: {
        summary: { tw: '取消一項工作', en: 'Cancels work' },
        about: { tw: '已經結束的不會有變化。', en: 'What has ended stays as it is.' },
        params,
        answer: answers(deskJobView, { data: { ...job, state: 'cancelled', ended_at: TIME, may_cancel: false } }),
        refusals: [forbidden, absent],
      },
      retryJob: {
        summary: { tw: '把沒有完成的再做一次', en: 'Tries again what was given up' },
        params,
        answer: answers(deskJobView, { data: { ...job, state: 'waiting', done: 0 } }),
        refusals: [forbidden, absent],
      },
    },
  });
}
