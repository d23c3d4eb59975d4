import { useId, useState, type ReactNode } from 'react';
import type { ChartRow, ChartSeries } from './chart-series.ts';
import { SeriesChart, type SeriesChartProps } from './series-chart.tsx';
import css from './charts.module.css';

export type ChartFigureProps = Omit<SeriesChartProps, 'title'> & {
  title: string;
  note?: ReactNode;
  /** Words of the switch, and the head of the table's first column. */
  words: { asTable: string; asChart: string; place: string; none: string };
};

/** Chart and table of the same numbers, for whoever reads rather than looks. */
export function ChartFigure({ title, note, words, ...chart }: ChartFigureProps) {
  const [table, setTable] = useState(false);
  const id = useId();
  const empty = chart.rows.every(({ values }) => values.every((value) => !value));
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <figcaption className={css.head}>
        <span className={css.words}>
          <span id={id} className={css.title} role="heading" aria-level={2}>
            {title}
          </span>
          {note !== undefined && <span className={css.note}>{note}</span>}
        </span>
        <button type="button" className={css.switch} aria-pressed={table} onClick={() => setTable(!table)}>
          {table ? words.asChart : words.asTable}
        </button>
      </figcaption>
      {table ? (
        <TwinTable title={title} words={words} series={chart.series} rows={chart.rows} format={chart.format} />
      ) : empty ? (
        <p className={css.none}>{words.none}</p>
      ) : (
        <div className={css.chart}>
          <SeriesChart title={title} {...chart} />
        </div>
      )}
    </figure>
  );
}

type TwinProps = {
  title: string;
  words: ChartFigureProps['words'];
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  format: (value: number) => string;
};

function TwinTable({ title, words, series, rows, format }: TwinProps) {
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={css.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.long ?? row.label}</th>
              {row.values.map((value, index) => (
                <td key={series[index]?.name} className={css.number}>
                  {value === null ? '—' : format(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
