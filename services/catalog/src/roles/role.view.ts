import type { KnownRoleView, RoleVerdict } from '@hub/contracts/catalog';
import type { GameRole } from './ask-game.ts';

/** What there is nothing to say of is ''. */
export const roleView = (
  verdict: RoleVerdict,
  role_id: string,
  found: GameRole | null,
  server_name: string,
): KnownRoleView => ({
  verdict,
  role_id,
  char_name: found?.char_name ?? '',
  server_id: found?.server_id ?? '',
  server_name,
  partner_uid: found?.partner_uid ?? '',
});
