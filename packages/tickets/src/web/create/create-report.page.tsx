import { Navigate, useLocation } from '@hub/web';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { useDeskWords } from '../use-desk-words.ts';
import { fetchReportForm, ReportForm } from './lazy-forms.tsx';
import { ReportPage } from './report-page.tsx';

const FIELDS = 5;

fetchReportForm();

/** `/…/:game/create` */
export function CreateReportPage() {
  const { report, reportHeading } = useDeskWords();
  return (
    <ReportPage page="create" title={report} heading={reportHeading} fields={FIELDS}>
      {(settings, followed) =>
        settings.report_form === 'new' ? (
          <ToNewForm game={settings.game.game_id} />
        ) : (
          <ReportForm settings={settings} followed={followed} fields={FIELDS} />
        )
      }
    </ReportPage>
  );
}

/** The game has moved over to the new form: query and state go along, and so does the draft. */
function ToNewForm({ game }: { game: string }) {
  const { desk } = useDesk();
  const { search, state } = useLocation() as { search: string; state: unknown };
  return <Navigate to={deskPaths(desk, game).confirm + search} replace state={state} />;
}
