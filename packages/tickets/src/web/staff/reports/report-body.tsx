import type { Figures } from '@hub/contracts/tickets';
import { FigureCharts } from './figure-charts.tsx';
import { MemberTables } from './member-tables.tsx';

/** What needs the libraries of charts and tables: it comes after the numbers. */
export function ReportBody({ figures, whole }: { figures: Figures; whole: boolean }) {
  return (
    <>
      <FigureCharts figures={figures} whole={whole} />
      <MemberTables figures={figures} />
    </>
  );
}
