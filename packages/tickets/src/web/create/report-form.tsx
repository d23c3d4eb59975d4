import { PlayerReportForm } from './player-report-form.tsx';
import type { ReportFormProps } from './report-form-props.ts';
import { VisitorReportForm } from './visitor-report-form.tsx';

/** The form of a report, for whoever is there. */
export function ReportForm(props: ReportFormProps) {
  const { user } = props.settings;
  return user ? <PlayerReportForm {...props} user={user} /> : <VisitorReportForm {...props} />;
}
