const NAME_SIGNS_MAX = 100;

/** Control, format (bidi, zero width), private and unassigned signs, line separators, lone surrogates. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Last part of a path, NFC, at most 100 signs (an ending is kept), `file` when empty. Never part of a path or key. */
export function displayName(raw: string | undefined): string {
  const last = (raw ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = last.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim();
  const signs = [...clean];
  if (signs.length <= NAME_SIGNS_MAX) return clean || 'file';
  const ending = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  return signs.slice(0, NAME_SIGNS_MAX - ending.length).join('') + ending;
}
