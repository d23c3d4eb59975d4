import { Navigate, useLocation, useSearchParams, withToken } from '@hub/web';
import { issueOf, issueTypes, type FormSettingsView, type Issue } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { ReportForm } from '../create/report-form.tsx';
import { ReportPage } from '../create/report-page.tsx';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { IssueHead } from './issue-head.tsx';
import { TopUpForm } from './top-up-form.tsx';

/** `/…/:game/report-issue?form_id=`: the second step of the new form, made for its category. */
export function ReportIssuePage() {
  const { t } = useLingui();
  return (
    <ReportPage page="confirm" title={t({ context: 'tickets', message: '線上回報' })} fields={7}>
      {(settings) => <IssueForm settings={settings} />}
    </ReportPage>
  );
}

function IssueForm({ settings }: { settings: FormSettingsView }) {
  const { desk } = useDesk();
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const { game_id } = settings.game;
  const issue = offeredIssue(settings, search.get('form_id'));
  // What no form belongs to leads to the choice of those that there are.
  if (!issue) return <Navigate to={withToken(deskPaths(desk, game_id).confirm)} replace state={state} />;
  return (
    <>
      <IssueHead issue={issue} game={game_id} />
      {issue === 'topup_not_received' ? (
        <TopUpForm key={issue} settings={settings} />
      ) : (
        <ReportForm key={issue} settings={settings} type={issueTypes[issue]} />
      )}
    </>
  );
}

function offeredIssue(settings: FormSettingsView, formId: string | null): Issue | undefined {
  const issue = issueOf(formId);
  return issue && issueTypes[issue] in settings.question_types ? issue : undefined;
}
