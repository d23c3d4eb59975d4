import { mayBeDrafted, settingDrafters, settingEditors, settingReaders, type Setting } from '@hub/contracts/catalog';
import { staffMay, type StaffWho } from '@hub/contracts/shared';
import type { SettingKind } from './setting-kind.ts';

/** What somebody may do with a setting of this game; null: not even look. What is for every game needs a role at every game. */
export function modeAt(who: StaffWho, kind: SettingKind, game: string): Setting['mode'] | null {
  if (staffMay(who, settingEditors, game)) return 'save';
  if (mayBeDrafted(kind.name) && staffMay(who, settingDrafters, game)) return 'draft';
  return mayRead(who, game) ? 'read' : null;
}

/** What is for every game concerns everybody who reads at one of them. */
function mayRead(who: StaffWho, game: string): boolean {
  if (game === '*') return who.roles.some(({ role }) => settingReaders.includes(role));
  return staffMay(who, settingReaders, game);
}
