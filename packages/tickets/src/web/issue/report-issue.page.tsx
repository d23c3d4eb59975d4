import { Navigate, useLocation, useSearchParams, withToken } from '@hub/web';
import { issueOf, issueTypes, type FormSettingsView, type Issue } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { fetchReportForm, fetchTopUpForm, ReportForm, TopUpForm } from '../create/lazy-forms.tsx';
import type { ReportFormProps } from '../create/report-form-props.ts';
import { ReportPage } from '../create/report-page.tsx';
import { IssueHead } from './issue-head.tsx';
import { useIssueAddress } from './use-issue-address.ts';

const FIELDS = 7;

fetchReportForm();
fetchTopUpForm();

/** `/…/:game/report-issue?form_id=` */
export function ReportIssuePage() {
  const { t } = useLingui();
  return (
    <ReportPage page="confirm" title={t({ context: 'tickets', message: '線上回報' })} fields={FIELDS}>
      {(settings, followed) => <IssueForm settings={settings} followed={followed} />}
    </ReportPage>
  );
}

function IssueForm({ settings, followed }: ReportFormProps) {
  const { state } = useLocation() as { state: unknown };
  const { chooser } = useIssueAddress();
  const [search] = useSearchParams();
  const issue = offeredIssue(settings, search.get('form_id'));
  // What no form belongs to leads to the choice of those that there are.
  if (!issue) return <Navigate to={withToken(chooser())} replace state={state} />;
  return (
    <>
      <IssueHead issue={issue} chooser={chooser(issue)} />
      {issue === 'topup_not_received' ? (
        <TopUpForm key={issue} settings={settings} followed={followed} fields={FIELDS} />
      ) : (
        <ReportForm key={issue} settings={settings} followed={followed} type={issueTypes[issue]} fields={FIELDS} />
      )}
    </>
  );
}

function offeredIssue(settings: FormSettingsView, formId: string | null): Issue | undefined {
  const issue = issueOf(formId);
  return issue && issueTypes[issue] in settings.question_types ? issue : undefined;
}
