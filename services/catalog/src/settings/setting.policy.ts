import { editorsOf, mayBeDrafted, readersOf, settingDrafters, type Setting } from '@hub/contracts/catalog';
import { staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import type { SettingKind } from './setting-kind.ts';

/** What somebody may do with a setting of this game; null: not even look. What is for every game needs a role at every game. */
export function modeAt(who: StaffPrincipal, kind: SettingKind, game: string): Setting['mode'] | null {
  if (staffMay(who, editorsOf(kind.name), game)) return 'save';
  if (mayBeDrafted(kind.name) && staffMay(who, settingDrafters, game)) return 'draft';
  return mayRead(who, kind, game) ? 'read' : null;
}

/** What is for every game concerns everybody who reads at one of them. */
function mayRead(who: StaffPrincipal, { name }: SettingKind, game: string): boolean {
  const readers = readersOf(name);
  if (game === '*') return who.roles.some(({ role }) => readers.includes(role));
  return staffMay(who, readers, game);
}
