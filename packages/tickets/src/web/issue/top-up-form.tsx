import type { ReportFormProps } from '../create/report-form-props.ts';
import { PlayerTopUpForm } from './player-top-up-form.tsx';
import { VisitorTopUpForm } from './visitor-top-up-form.tsx';

/** "My top-up did not arrive", for whoever is there. */
export function TopUpForm(props: ReportFormProps) {
  const { user } = props.settings;
  return user ? <PlayerTopUpForm {...props} user={user} /> : <VisitorTopUpForm {...props} />;
}
