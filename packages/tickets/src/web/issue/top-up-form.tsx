import type { FormSettingsView } from '@hub/contracts/tickets';
import { PlayerTopUpForm } from './player-top-up-form.tsx';
import { VisitorTopUpForm } from './visitor-top-up-form.tsx';

/** "My top-up did not arrive", for whoever is there. */
export function TopUpForm({ settings }: { settings: FormSettingsView }) {
  return settings.user ? (
    <PlayerTopUpForm settings={settings} user={settings.user} />
  ) : (
    <VisitorTopUpForm settings={settings} />
  );
}
