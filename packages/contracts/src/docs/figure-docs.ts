import { figureCalls, exportCalls } from '../tickets/figures.calls.ts';
import type { Desk } from '../tickets/desk.ts';
import { exportBody, exportListView, exportView, type ExportRow } from '../tickets/exports/exports.ts';
import {
  commentsQuery,
  csatCommentsView,
  figuresQuery,
  figuresView,
  type FigureSum,
} from '../tickets/figures/figures.ts';
import { helpedFiguresView, helpedQuery } from '../tickets/figures/helped.ts';
import { answers, refuses, type CallDoc, type CallGroup, type Words, describeCalls } from './call-doc.ts';
import { exportFileDocs } from './export-docs.ts';
import { TIME } from './example-case.ts';

const sum: FigureSum = {
  filed: 312,
  continued: 9,
  first_answers: 301,
  answers: 540,
  closed_player: 180,
  closed_staff: 92,
  closed_system: 4,
  reopened: 3,
  csat_good: 120,
  csat_bad: 18,
  comments: 11,
  first: { count: 301, median_s: 4080, p90_s: 15_300 },
  whole: { count: 276, median_s: 21_000, p90_s: 61_200 },
};
const forbidden = refuses(403, 'msg', 'FORBIDDEN');
const game = { id: 'H73', name: '遊戲 H73（示範）' };

const figures: CallDoc = {
  summary: { tw: '一段期間的數字，與前一段比較', en: 'The figures of a range, beside the range before' },
  about: {
    tw: '主管、稽核與產品管理者看得到所屬遊戲的全部，客服人員看到自己的。時間以服務時間的秒數計，中位數與 P90 誤差在 5% 內。',
    en: 'Leads, auditors and product admins see all of their games, agents their own work. Durations are seconds of service time; median and p90 are within 5 %.',
  },
  query: figuresQuery,
  answer: answers(figuresView, {
    data: {
      from: '2026-11-01',
      until: '2026-11-21',
      before_from: '2026-10-11',
      before_until: '2026-10-31',
      scope: 'all',
      step: 'day',
      games: [game],
      agents: [{ id: '7', name: '小岳' }],
      counted_until: TIME,
      waiting: 0,
      kept_from: '2026-08-24',
      totals: sum,
      before: sum,
      points: [{ from: '2026-11-01', until: '2026-11-01', ...sum }],
      by_game: [{ ...game, ...sum }],
      by_agent: [{ id: '7', name: '小岳', ...sum }],
      by_type: [{ id: '2', name: '儲值未入帳', ...sum }],
      backlog: { now: [12, 9, 6, 2, 1, 0], before: 34, points: [{ day: '2026-11-20', ages: [11, 8, 7, 2, 1, 0] }] },
    },
  }),
  refusals: [forbidden],
};

const comments: CallDoc = {
  summary: { tw: '評分時寫下的話，連到案件', en: 'What players wrote with a rating, with its case' },
  query: commentsQuery,
  answer: answers(csatCommentsView, {
    data: [
      {
        id: 10231,
        game_id: 'H73',
        game_name: game.name,
        type_text: '儲值未入帳',
        csat: '2',
        comment: '等了兩天才回覆',
        time: TIME,
        agent_name: '小岳',
      },
    ],
    page: { next: null },
  }),
  refusals: [forbidden],
};

const helped: CallDoc = {
  summary: { tw: '文章解決了幾次，與前一段比較', en: 'How often articles spared a report, beside the range before' },
  about: {
    tw: '主管、稽核與產品管理者所屬的遊戲；其他人得到 0。最多 30 篇，`title` 是 null 的已下架。',
    en: 'At the games of leads, auditors and product admins; nothing for others. 30 articles at most; `title` is null for one that is gone.',
  },
  query: helpedQuery,
  answer: answers(helpedFiguresView, {
    data: {
      total: 42,
      before: 31,
      points: [{ from: '2026-11-01', until: '2026-11-21', hits: 42 }],
      articles: [{ id: 3, title: '如何找到訂單收據', hits: 42, before: 31 }],
    },
  }),
  refusals: [forbidden],
};

const row: ExportRow = {
  id: '7QK3M9ZT2B8XW4RN6VDH5CJP1E',
  kind: 'cases',
  state: 'done',
  from: '2026-11-01',
  until: '2026-11-21',
  games: ['H73'],
  personal: '0',
  rows: 312,
  rows_all: 312,
  bytes: 48_210,
  asked_at: TIME,
  expires_at: TIME,
};
const params = { export: { tw: '匯出編號', en: 'id of the export', example: row.id } };
const absent = refuses(404, 'msg', 'NOT_FOUND');

export function figureDocs(desk: Desk, name: Words): CallGroup {
  return describeCalls({
    name,
    of: { ...figureCalls(desk), ...exportCalls(desk) },
    calls: {
      getFigures: figures,
      listComments: comments,
      getHelped: helped,
      listExports: {
        summary: { tw: '我的匯出', en: 'My exports' },
        answer: answers(exportListView, { data: [row], page: { next: null } }),
      },
      requestExport: {
        summary: { tw: '匯出成 CSV', en: 'Asks for a CSV' },
        about: {
          tw: '在背景寫成檔案；每人同時最多 3 個。含個人資料時要寫用途，會留在稽核紀錄。',
          en: 'A file is written in the background; 3 at a time. Personal data needs a reason, which the audit keeps.',
        },
        bodies: [
          {
            name: { tw: '匯出內容', en: 'What to export' },
            schema: exportBody,
            example: {
              kind: 'cases',
              from: '2026-11-01',
              until: '2026-11-21',
              game_id: ['H73'],
              personal: true,
              reason: '抽查首次回覆的品質',
            },
          },
        ],
        answer: answers(exportView, { data: { ...row, state: 'waiting', rows: 0, rows_all: null, bytes: null } }),
        refusals: [forbidden, refuses(409, 'msg', 'EXPORT_MANY')],
      },
      ...exportFileDocs({
        params,
        absent,
        view: exportView,
        cancelled: { data: { ...row, state: 'cancelled', bytes: null, expires_at: null } },
      }),
    },
  });
}
