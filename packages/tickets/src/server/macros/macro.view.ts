import { taipeiIso } from '@hub/contracts/shared';
import type { CaseMacro, MacroRow, MacroVersionView } from '@hub/contracts/tickets';
import type { Macro, MacroVersion } from './macro.entity.ts';

type Words = Pick<Macro, 'game_id' | 'language' | 'title' | 'content' | 'closes'>;

const wordsOf = ({ game_id, language, title, content, closes }: Words) => ({
  game_id,
  language,
  title,
  content,
  closes: closes === 1,
});

export const macroRow = (macro: Macro): MacroRow => ({
  id: macro.id,
  ...wordsOf(macro),
  uses: macro.uses,
  version: macro.version,
  archived: macro.archived_at !== null,
  changed_by: macro.changed_by,
  changed_at: taipeiIso(macro.changed_at),
});

export const versionRow = (saved: MacroVersion): MacroVersionView => ({
  version: saved.version,
  ...wordsOf(saved),
  changed_by: saved.changed_by,
  changed_at: taipeiIso(saved.changed_at),
});

export const caseMacro = (macro: Macro): CaseMacro => ({ id: macro.id, ...wordsOf(macro), uses: macro.uses });

export const auditedMacro = (macro: Words) => ({ ...wordsOf(macro), game_id: macro.game_id || '*' });
