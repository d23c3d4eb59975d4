import type { MacroValues } from '@hub/contracts/tickets';

/** A canned reply in one line, without marks of markdown; what `values` names stands in the place of its variable. */
export function macroGist(content: string, values: MacroValues): string {
  const named: Record<string, string | undefined> = values;
  return content
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`|^[ \t]*(?:[-*+>]|#{1,6})[ \t]+/gm, '')
    .replace(/\{([^{}\s]{1,32})\}/g, (whole, name: string) => named[name] || whole)
    .replace(/\s+/g, ' ')
    .trim();
}
