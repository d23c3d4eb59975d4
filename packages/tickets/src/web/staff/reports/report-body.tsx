import type { Figures } from '@hub/contracts/tickets';
import { HelpedPart } from './helped-part.tsx';
import type { ReportChoice } from './reports-address.ts';
import { FigureCharts } from './figure-charts.tsx';
import { MemberTables } from './member-tables.tsx';

type Props = { figures: Figures; choice: ReportChoice; whole: boolean };

/** What needs the libraries of charts and tables: it comes after the numbers. */
export function ReportBody({ figures, choice, whole }: Props) {
  return (
    <>
      <FigureCharts figures={figures} whole={whole} />
      <MemberTables figures={figures} />
      {whole && <HelpedPart choice={choice} step={figures.step} />}
    </>
  );
}
