/** `fill` is never known: a gap for the agent. No contact and no code, so that none gets out by a click. */
export const macroVariables = ['character_name', 'game', 'server', 'type', 'number', 'agent', 'fill'] as const;
export type MacroVariable = (typeof macroVariables)[number];
export type MacroValues = Partial<Record<MacroVariable, string>>;

const NAMED = /\{([^{}\s]{1,32})\}/g;
const isKnown = (name: string): name is MacroVariable => macroVariables.some((known) => known === name);
const namedIn = (text: string): string[] => [...new Set([...text.matchAll(NAMED)].map(([, name = '']) => name))];

/** In braces, and no variables of ours. */
export const unknownVariables = (text: string): string[] => namedIn(text).filter((name) => !isKnown(name));

/** Variables that are still to be filled: an answer with one of them is not sent. */
export const gapsIn = (text: string): MacroVariable[] => namedIn(text).filter(isKnown);

/** What somebody else named himself is shown as it is: it makes no link and no heading in our words, and no gap. */
const asWritten = (value: string): string =>
  value
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>&]|^[#+-]/g, '\\$&')
    .replaceAll('{', '｛')
    .replaceAll('}', '｝');

export function fillMacro(content: string, values: MacroValues): string {
  return content.replace(NAMED, (whole, name: string) => {
    const value = isKnown(name) ? asWritten(values[name] ?? '') : '';
    return value === '' ? whole : value;
  });
}

/** From and to; null when there is none. */
export function firstGap(text: string): { from: number; to: number } | null {
  for (const found of text.matchAll(NAMED)) {
    if (isKnown(found[1] ?? '')) return { from: found.index, to: found.index + found[0].length };
  }
  return null;
}
