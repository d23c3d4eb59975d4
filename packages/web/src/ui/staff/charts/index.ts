export { ChartFigure, type ChartFigureProps } from './chart-figure.tsx';
export type { ChartRow, ChartSeries } from './chart-series.ts';
export { SortTable, type SortColumn, type SortTableProps } from './sort-table.tsx';
