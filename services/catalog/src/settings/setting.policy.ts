import {
  editorsOf,
  mayBeDrafted,
  readersOf,
  settingDrafters,
  type Setting,
  type SettingValues,
} from '@hub/contracts/catalog';
import { holdsAny, staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { withheld } from '@hub/nest-kit/http';
import type { SettingKind } from './setting-kind.ts';
import { SettingNotFound } from './settings.errors.ts';

/** What somebody may do with a setting of this game; null: not even look. What is for every game needs a role at every game. */
export function modeAt(who: StaffPrincipal, kind: SettingKind, game: string): Setting['mode'] | null {
  if (staffMay(who, editorsOf(kind.name), game)) return 'save';
  if (mayBeDrafted(kind.name) && staffMay(who, settingDrafters, game)) return 'draft';
  return mayRead(who, kind, game) ? 'read' : null;
}

/** What somebody may at least look at. Throws `SettingNotFound` for what is absent or none of theirs. */
export function readable(
  who: StaffPrincipal,
  kind: SettingKind,
  values: SettingValues | null,
): Pick<Setting, 'values' | 'mode'> {
  if (!values) throw new SettingNotFound();
  const mode = modeAt(who, kind, kind.gameOf(values));
  if (mode === null) throw withheld(new SettingNotFound());
  return { values, mode };
}

/** What is for every game concerns everybody who reads at one of them. */
function mayRead(who: StaffPrincipal, { name }: SettingKind, game: string): boolean {
  const readers = readersOf(name);
  if (game === '*') return holdsAny(who, readers);
  return staffMay(who, readers, game);
}
