export const CREATED = /^\s*CREATE TABLE(?: IF NOT EXISTS)?\s+`?(\w+)`?/i;
export const ALTERED = /^\s*ALTER TABLE\s+`?(\w+)`?\s/i;

/** Commas inside of brackets and quotes part nothing. */
export function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const sign of text) {
    if (quote) quote = sign === quote ? '' : quote;
    else if (`'"\``.includes(sign)) quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0 && !quote) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim().replaceAll(/\s+/g, ' '));
}
