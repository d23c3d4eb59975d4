import type { FormSettingsView } from '@hub/contracts/tickets';
import { isApiFault, LinkButton, Navigate, PageBody, useParams, withToken } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { AwayNotice } from '../away-notice.tsx';
import { useDesk } from '../desk-context.ts';
import { CENTRE, deskPaths, type Sent } from '../desk-paths.ts';
import { DeskWindow } from '../desk-window.tsx';
import { inGameWindow } from '../in-game-window.ts';
import { Loading } from '../loading.tsx';
import { ToLookUp } from '../to-look-up.tsx';
import { useTakenOver } from '../started-work.ts';
import { useTokenGame } from '../use-token-game.ts';
import { useGate } from '../use-gate.ts';
import { FollowedNote } from './followed-note.tsx';
import { PlayerReportForm } from './player-report-form.tsx';
import { ReportedBefore } from './reported-before.tsx';
import { useFollowedCase, type FollowedCase } from './use-followed-case.ts';
import { VisitorReportForm } from './visitor-report-form.tsx';
import { reportWork, VISITOR } from './report-work.ts';

/** `/…/:game/create`: a new report, for players in the game and for visitors of the site. */
export function CreateReportPage() {
  const { t } = useLingui();
  const { desk, api } = useDesk();
  const { game = '' } = useParams();
  const gate = useGate();
  const query = api.form.useQuery(game, { skip: gate === 'waiting' || gate === 'expired' });
  const followed = useFollowedCase(gate);
  const settings = followed.ready ? query.currentData : undefined;
  useTokenGame(game, 'create');

  const fault = isApiFault(query.error) ? query.error : undefined;
  if (gate === 'expired' || fault?.status === 401) return <ToLookUp expired />;
  // A service that rests is not a refusal: the page stays, with its retry.
  if (fault?.fields.msg && (fault.status === 403 || fault.status === 404)) {
    const state: Sent = { message: fault.fields.msg };
    return <Navigate to={CENTRE} replace state={state} />;
  }
  const title = t({ context: 'tickets', message: '線上回報' });
  return (
    <>
      <DeskWindow game={game} title={title} />
      <PageBody width="text" overlap={!inGameWindow()}>
        {!inGameWindow() && followed.asked === 0 && <ReportedBefore game={game} />}
        {settings && <FollowedNote followed={followed} game={game} />}
        {settings && <ReportForm key={settings.user?.role_id} settings={settings} followed={followed} />}
        {!settings && query.isError && (
          <AwayNotice fault={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {!settings && !query.isError && <Loading shape="fields" count={5} />}
        {!inGameWindow() && (settings || query.isError) && (
          <div>
            <LinkButton look="quiet" wide="phone" to={withToken(deskPaths(desk, game).home)}>
              <Trans context="tickets">回客服中心</Trans>
            </LinkButton>
          </div>
        )}
      </PageBody>
    </>
  );
}

/** What a report keeps when it goes on under another name; the type is chosen anew where it is no longer offered. */
const KEPT = ['email', 'content'];

/** The form of who is there, with what they began as somebody else. */
function ReportForm({ settings, followed }: { settings: FormSettingsView; followed: FollowedCase }) {
  const { desk } = useDesk();
  const { user, game } = settings;
  const ready = useTakenOver(reportWork(desk, game.game_id, user?.role_id ?? VISITOR), KEPT);
  if (!ready) return <Loading shape="fields" count={5} />;
  return user ? (
    <PlayerReportForm settings={settings} user={user} followed={followed} />
  ) : (
    <VisitorReportForm settings={settings} followed={followed} />
  );
}
