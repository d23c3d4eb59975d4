import type { ReportFormProps } from '../create/report-form-props.ts';
import { reportWork, VISITOR } from '../create/report-work.ts';
import { useDesk } from '../desk-context.ts';
import { Loading } from '../loading.tsx';
import { useTakenOver } from '../started-work.ts';
import { PlayerTopUpForm } from './player-top-up-form.tsx';
import { paymentFields } from './top-up-values.ts';
import { VisitorTopUpForm } from './visitor-top-up-form.tsx';

/** What goes on under another name. */
const KEPT = ['email', ...paymentFields];

/** "My top-up did not arrive", for whoever is there, with what they began as somebody else. */
export function TopUpForm(props: ReportFormProps) {
  return <NamedForm key={props.settings.user?.role_id ?? VISITOR} {...props} />;
}

function NamedForm(props: ReportFormProps) {
  const { desk } = useDesk();
  const { user, game } = props.settings;
  const work = reportWork(desk, game.game_id, user?.role_id ?? VISITOR, 'topup_not_received');
  if (!useTakenOver(work, KEPT)) return <Loading shape="fields" count={7} />;
  return user ? <PlayerTopUpForm {...props} user={user} /> : <VisitorTopUpForm {...props} />;
}
