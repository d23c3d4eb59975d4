import type { SetupView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';

/** The line below the game's name: whom we see before us. */
export function useGreeting(setup: SetupView | undefined): string {
  const { t } = useLingui();
  if (!setup) return '\u00a0';
  const { is_in_game, character_name, role_id } = setup;
  if (is_in_game && character_name) return t({ context: 'support', message: `${character_name}，您好　ID ${role_id}` });
  if (is_in_game && role_id) return t({ context: 'support', message: `您好　角色 ID ${role_id}` });
  return t({ context: 'support', message: '您好，遇到什麼問題，請告訴我們' });
}
