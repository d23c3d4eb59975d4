import { dayAfter, lengthOf, type FigureSum } from '@hub/contracts/tickets';
import { spoken, type Language, type Sentence } from '@hub/contracts/shared';
import type { Cell, ExportKindParts } from '@hub/nest-kit/exports';
import type { DataSource } from 'typeorm';
import { readSums } from '../figures/read-sums.ts';
import type { ExportFilter } from './export.policy.ts';

const heads: Sentence[] = [
  { tw: '日期', en: 'Day' },
  { tw: '遊戲', en: 'Game' },
  { tw: '新進案件', hk: '新個案', en: 'Cases filed' },
  { tw: '其中續問', en: 'Of these continued' },
  { tw: '首次回覆', en: 'First answers' },
  { tw: '回覆次數', en: 'Answers' },
  { tw: '玩家結案', en: 'Closed by players' },
  { tw: '客服結案', en: 'Closed by staff' },
  { tw: '系統結案', en: 'Closed by the system' },
  { tw: '重新處理', en: 'Reopened' },
  { tw: '有幫助', en: 'Helped' },
  { tw: '沒有幫助', en: 'Did not help' },
  { tw: '評分留言', en: 'Comments' },
  { tw: '首次回覆中位數（服務分鐘）', en: 'First answer, median (service minutes)' },
  { tw: '首次回覆 P90（服務分鐘）', en: 'First answer, P90 (service minutes)' },
  { tw: '結案中位數（服務分鐘）', en: 'Closed, median (service minutes)' },
  { tw: '結案 P90（服務分鐘）', en: 'Closed, P90 (service minutes)' },
];

const minutes = (seconds: number | null): Cell => (seconds === null ? null : Math.round(seconds / 6) / 10);

/** One line per day and game; of the people that were asked for, if any. */
export function figuresKind(source: DataSource, filter: ExportFilter, language: Language): ExportKindParts {
  return {
    head: heads.map((head) => spoken(head, language)),
    count: async () => lengthOf(filter) * filter.games.length,
    batches: () => batches(source, filter),
  };
}

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
