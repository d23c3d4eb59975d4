import { dayAfter, lengthOf, type FigureSum } from '@hub/contracts/tickets';
import type { Cell, ExportKindParts } from '@hub/nest-kit/exports';
import type { DataSource } from 'typeorm';
import { readSums } from '../figures/read-sums.ts';
import type { ExportFilter } from './export.policy.ts';

const head = [
  '日期',
  '遊戲',
  '新進案件',
  '其中續問',
  '首次回覆',
  '回覆次數',
  '玩家結案',
  '客服結案',
  '系統結案',
  '重新處理',
  '有幫助',
  '沒有幫助',
  '評分留言',
  '首次回覆中位數（服務分鐘）',
  '首次回覆 P90（服務分鐘）',
  '結案中位數（服務分鐘）',
  '結案 P90（服務分鐘）',
];

const minutes = (seconds: number | null): Cell => (seconds === null ? null : Math.round(seconds / 6) / 10);

/** One line per day and game; of the people that were asked for, if any. */
export function figuresKind(source: DataSource, filter: ExportFilter): ExportKindParts {
  return {
    head,
    count: async () => lengthOf(filter) * filter.games.length,
    batches: () => batches(source, filter),
  };
}

/** A day at a time. */
async function* batches(source: DataSource, { from, until, games, agents }: ExportFilter): AsyncIterable<Cell[][]> {
  const slice = { side: agents.length > 0 ? ('agent' as const) : ('game' as const), games, members: agents };
  for (let day = from; day <= until; day = dayAfter(day)) {
    const range = { from: day, until: day };
    const found = await readSums(source, slice, range, 'game_id', { months: [], days: [range] });
    const rows = games.flatMap((game) => {
      const sums = found.get(game)?.view();
      return sums ? [line(day, game, sums)] : [];
    });
    if (rows.length > 0) yield rows;
  }
}

function line(day: string, game: string, sums: FigureSum): Cell[] {
  return [
    day,
    game,
    sums.filed,
    sums.continued,
    sums.first_answers,
    sums.answers,
    sums.closed_player,
    sums.closed_staff,
    sums.closed_system,
    sums.reopened,
    sums.csat_good,
    sums.csat_bad,
    sums.comments,
    minutes(sums.first.median_s),
    minutes(sums.first.p90_s),
    minutes(sums.whole.median_s),
    minutes(sums.whole.p90_s),
  ];
}
