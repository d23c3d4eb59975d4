import { memberOf, useSession } from '@hub/web';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { VISITOR } from './report-work.ts';

/** Under whose name this device keeps what is typed: a character, a member, or any visitor. */
export function useReporter({ user }: Pick<FormSettingsView, 'user'>): string {
  const member = memberOf(useSession());
  return user?.role_id ?? member ?? VISITOR;
}
