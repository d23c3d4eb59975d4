import {
  isApiFault,
  Navigate,
  PageBody,
  useSessionGuard,
  useParams,
  useKnownMember,
  useSession,
  inGameWindow,
} from '@hub/web';
import type { FormSettingsView } from '@hub/contracts/tickets';
import type { ReactNode } from 'react';
import { AwayNotice } from '../away-notice.tsx';
import { useDesk } from '../desk-context.ts';
import { CENTRE, type Sent } from '../desk-paths.ts';
import { DeskWindow } from '../desk-window.tsx';
import { Loading } from '../loading.tsx';
import { ToLookUp } from '../to-look-up.tsx';
import { useTokenGame } from '../use-token-game.ts';
import { FollowedNote } from './followed-note.tsx';
import { ReportedBefore } from './reported-before.tsx';
import { ReportAside } from './report-aside.tsx';
import type { FollowedCase } from './report-form-props.ts';
import { useFollowedCase } from './use-followed-case.ts';

type Props = {
  title: string;
  /** The title unless given. */
  heading?: string;
  /** Where a token of another game leads to. */
  page: 'create' | 'confirm';
  fields: number;
  children: (settings: FormSettingsView, followed: FollowedCase) => ReactNode;
};

const nowhere = (): undefined => undefined;

export function ReportPage({ title, heading, page, fields, children }: Props) {
  const { api, parts } = useDesk();
  const { game = '' } = useParams();
  const gate = useSessionGuard();
  const query = api.form.useQuery(game, { skip: gate === 'waiting' || gate === 'expired' });
  const followed = useFollowedCase(gate);
  const session = useSession();
  const { waiting } = useKnownMember();
  const settings = followed.ready && !waiting ? query.currentData : undefined;
  useTokenGame(game, page);

  const { useElsewhere = nowhere } = parts;
  const elsewhere = useElsewhere(settings);
  const fault = isApiFault(query.error) ? query.error : undefined;
  if (gate === 'expired' || fault?.status === 401) return <ToLookUp expired />;
  // A service that rests is not a refusal: the page stays, with its retry.
  if (fault?.fields.msg && (fault.status === 403 || fault.status === 404)) {
    const state: Sent = { message: fault.fields.msg };
    return <Navigate to={CENTRE} replace state={state} />;
  }
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace state={{ unserved: true } satisfies Sent} />;
  return (
    <>
      <DeskWindow game={game} title={title} heading={heading} />
      <PageBody
        overlap={!inGameWindow()}
        aside={<ReportAside game={game} hours={settings?.service_hours} />}
        asideFolds={inGameWindow()}
      >
        {!inGameWindow() && followed.asked === 0 && session?.kind !== 'D' && <ReportedBefore game={game} />}
        {settings && <FollowedNote followed={followed} game={game} />}
        {settings && children(settings, followed)}
        {!settings && query.isError && (
          <AwayNotice fault={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {!settings && !query.isError && <Loading shape="fields" count={fields} />}
      </PageBody>
    </>
  );
}
