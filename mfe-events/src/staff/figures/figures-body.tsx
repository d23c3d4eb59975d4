import { ChartFigure, SortTable, type ChartRow, type SortColumn } from '@hub/web/charts';
import { ContentText } from '@hub/web';
import type { DeliveryFiguresView, DeliveryPoint, DeliverySum } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useGames } from '../games.ts';
import { pointLabel } from './figures-address.ts';
import own from './figures.module.css';

type Figures = DeliveryFiguresView['data'];
type GameSums = Figures['by_game'][number];
const count = (many: number) => many.toLocaleString('en');

/** The sums, two charts with their tables, and the games beside each other. */
export function FiguresBody({ figures }: { figures: Figures }) {
  const { t } = useLingui();
  const words = { asTable: t`以表格顯示`, asChart: t`以圖表顯示`, place: t`期間`, none: t`這段期間沒有資料` };
  const rows = (of: (point: DeliveryPoint) => number[]): ChartRow[] =>
    figures.points.map((point) => ({
      label: pointLabel(point.at),
      long: point.at.replaceAll('-', '/').replace('T', ' '),
      values: of(point),
    }));
  return (
    <div className={own.body}>
      <Sums totals={figures.totals} />
      <div className={own.charts}>
        <ChartFigure
          kind="bars"
          title={t`要寄的與送達的`}
          words={words}
          format={count}
          series={[
            { name: t`要寄的`, tone: 'brand', look: 'plain' },
            { name: t`送達`, tone: 'ok', look: 'lines' },
          ]}
          rows={rows(({ queued, delivered }) => [queued, delivered])}
        />
        <ChartFigure
          kind="stacked"
          title={t`沒有順利的`}
          note={t`過期限的之後可能還是送到了`}
          words={words}
          format={count}
          series={[
            { name: t`過了期限`, tone: 'warn', look: 'steep' },
            { name: t`被退回`, tone: 'danger', look: 'cross' },
            { name: t`要人處理`, tone: 'danger', look: 'plain' },
          ]}
          rows={rows(({ late, rejected, manual }) => [late, rejected, manual])}
        />
      </div>
      {figures.by_game.length > 1 && <ByGame games={figures.by_game} />}
    </div>
  );
}

function useSumWords(): Record<DeliverySum, string> {
  const { t } = useLingui();
  return {
    queued: t`要寄的`,
    delivered: t`送達`,
    in_time: t`準時送達`,
    late: t`過了期限`,
    rejected: t`被退回`,
    manual: t`要人處理`,
    unclear: t`不確定的嘗試`,
  };
}

function Sums({ totals }: { totals: Figures['totals'] }) {
  const words = useSumWords();
  return (
    <dl className={own.sums}>
      {(Object.keys(words) as DeliverySum[]).map((name) => (
        <div key={name} className={own.sum}>
          <dt>{words[name]}</dt>
          <dd>{count(totals[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function ByGame({ games }: { games: GameSums[] }) {
  const { t } = useLingui();
  const { nameOf } = useGames();
  const words = useSumWords();
  const names = useMemo(() => ['queued', 'delivered', 'late', 'rejected', 'manual', 'unclear'] as const, []);
  const columns = names.map((name): SortColumn<GameSums> => ({
    id: name,
    head: words[name],
    value: (row) => row[name],
    cell: (row) => count(row[name]),
  }));
  return (
    <SortTable
      caption={t`各遊戲`}
      name={{ head: t`遊戲`, cell: (row: GameSums) => <ContentText>{nameOf(row.game_id)}</ContentText> }}
      columns={columns}
      rows={games}
      keyOf={({ game_id }) => game_id}
      first="queued"
    />
  );
}
