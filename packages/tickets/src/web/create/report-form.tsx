import type { FormSettingsView } from '@hub/contracts/tickets';
import { PlayerReportForm } from './player-report-form.tsx';
import { VisitorReportForm } from './visitor-report-form.tsx';

type Props = {
  settings: FormSettingsView;
  /** The type that was chosen before, on a page of its own; asked for here when left out. */
  type?: string;
};

/** The form of a report, for whoever is there. */
export function ReportForm({ settings, type }: Props) {
  return settings.user ? (
    <PlayerReportForm settings={settings} user={settings.user} type={type} />
  ) : (
    <VisitorReportForm settings={settings} type={type} />
  );
}
