import { ChartFigure, SortTable, type ChartRow, type SortColumn } from '@hub/web/charts';
import { ContentText } from '@hub/web';
import type { EventFiguresView } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { pointLabel } from '../../figures/figures-address.ts';
import own from '../../figures/figures.module.css';

type Figures = EventFiguresView['data'];
type Point = Figures['points'][number];
type CategorySums = Figures['by_category'][number];
const count = (many: number) => many.toLocaleString('en');

/** The sums, two charts with their tables, and the rewards beside each other. */
export function EventFigures({ figures }: { figures: Figures }) {
  const { t } = useLingui();
  const words = { asTable: t`以表格顯示`, asChart: t`以圖表顯示`, place: t`期間`, none: t`這段期間沒有資料` };
  const rows = (of: (point: Point) => number[]): ChartRow[] =>
    figures.points.map((point) => ({
      label: pointLabel(point.at),
      long: point.at.replaceAll('-', '/').replace('T', ' '),
      values: of(point),
    }));
  return (
    <div className={own.body}>
      <Sums figures={figures} />
      <div className={own.charts}>
        <ChartFigure
          kind="stacked"
          title={t`兌換`}
          words={words}
          format={count}
          series={[
            { name: t`玩家兌換`, tone: 'brand', look: 'plain' },
            { name: t`補兌換`, tone: 'ok', look: 'lines' },
          ]}
          rows={rows(({ redeemed, substitutes }) => [redeemed - substitutes, substitutes])}
        />
        <ChartFigure
          kind="bars"
          title={t`輸入錯誤`}
          note={t`突然變多時，可能有人在猜序號`}
          words={words}
          format={count}
          series={[
            { name: t`輸入錯誤`, tone: 'warn', look: 'steep' },
            { name: t`鎖定`, tone: 'danger', look: 'cross' },
          ]}
          rows={rows(({ wrong, locked }) => [wrong, locked])}
        />
      </div>
      {figures.by_category.length > 0 && <ByCategory rows={figures.by_category} />}
    </div>
  );
}

function Sums({ figures: { totals, locked_now, mails } }: { figures: Figures }) {
  const { t } = useLingui();
  const mailRows: [words: string, many: number | string][] = mails
    ? [
        [t`信：處理中`, mails.queued],
        [t`信：已寄出`, mails.sent],
        [t`信：處理異常`, mails.failed],
      ]
    : [[t`信`, t`太多，沒有算完`]];
  const rows: [words: string, many: number | string][] = [
    [t`玩家兌換`, totals.redeemed - totals.substitutes],
    [t`補兌換`, totals.substitutes],
    [t`輸入錯誤`, totals.wrong],
    [t`鎖定次數`, totals.locked],
    [t`現在鎖定中`, locked_now],
    ...mailRows,
  ];
  return (
    <dl className={own.sums}>
      {rows.map(([words, many]) => (
        <div key={words} className={own.sum}>
          <dt>{words}</dt>
          <dd>{typeof many === 'number' ? count(many) : many}</dd>
        </div>
      ))}
    </dl>
  );
}

function ByCategory({ rows }: { rows: CategorySums[] }) {
  const { t } = useLingui();
  const columns = useMemo(
    () =>
      [
        { id: 'redeemed', head: t`這段期間兌換`, value: (row) => row.redeemed, cell: (row) => count(row.redeemed) },
        { id: 'used', head: t`已用次數`, value: (row) => row.used, cell: (row) => count(row.used) },
        { id: 'codes', head: t`可用次數`, value: (row) => row.codes, cell: (row) => count(row.codes) },
      ] satisfies SortColumn<CategorySums>[],
    [t],
  );
  return (
    <SortTable
      caption={t`各種獎勵`}
      name={{ head: t`獎勵`, cell: (row: CategorySums) => <ContentText>{row.title}</ContentText> }}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => String(id)}
      first="redeemed"
    />
  );
}
