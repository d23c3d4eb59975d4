import { ReportPage } from '../create/report-page.tsx';
import { useLingui } from '@lingui/react/macro';
import { ChooseIssue } from './choose-issue.tsx';

/** `/…/:game/confirm-issue` */
export function ConfirmIssuePage() {
  const { t } = useLingui();
  return (
    <ReportPage page="confirm" title={t({ context: 'tickets', message: '線上回報' })} fields={1}>
      {(settings) => <ChooseIssue settings={settings} />}
    </ReportPage>
  );
}
