const CREATED = /^\s*CREATE TABLE(?: IF NOT EXISTS)?\s+`?(\w+)`?/i;
const ALTERED = /^\s*ALTER TABLE\s+`?(\w+)`?\s/i;

/** What a version of before would fail at, of one part of an ALTER TABLE. */
const partRules: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [/^DROP COLUMN(?: IF EXISTS)?\s+`?(\w+)/i, ([, name]) => `drops column ${name}`],
  [/^RENAME COLUMN\s+`?(\w+)/i, ([, name]) => `renames column ${name}`],
  [/^RENAME (?:TO|AS)\s/i, () => 'renames the table'],
  [/^CHANGE (?:COLUMN )?`?(\w+)/i, ([, name]) => `changes column ${name}`],
  [/^MODIFY (?:COLUMN )?(?:IF EXISTS )?`?(\w+)/i, ([, name]) => `changes column ${name}`],
  [/^ADD (?:CONSTRAINT \S+ )?(?:UNIQUE|CHECK|FOREIGN KEY)\b/i, () => 'adds a rule that rows of before may break'],
];

const needsValue = (part: string) =>
  /^ADD (?:COLUMN )?(?:IF NOT EXISTS )?`?\w+`?\s+[A-Z]/i.test(part) &&
  !/^ADD (?:INDEX|KEY|FULLTEXT|SPATIAL|PRIMARY|CONSTRAINT|UNIQUE|PARTITION)\b/i.test(part) &&
  /\bNOT NULL\b/i.test(part) &&
  !/\b(?:DEFAULT|AUTO_INCREMENT|GENERATED|AS \()/i.test(part);

/** Commas inside of brackets and quotes part nothing. */
function partsOf(text: string): string[] {
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

function breaksIn(part: string): string | null {
  for (const [rule, words] of partRules) {
    const found = rule.exec(part);
    if (found) return words(found);
  }
  return needsValue(part) ? `adds a column that wants a value: ${part.slice(0, 60)}` : null;
}

/** A version of before leaves it empty, and so breaks no rule about it. */
const emptyColumn = (part: string): string[] => {
  const [, name] = /^ADD (?:COLUMN )?`?(\w+)`?\s/i.exec(part) ?? [];
  return name && !/\bNOT NULL\b|\bDEFAULT (?!NULL)/i.test(part) ? [name] : [];
};

const isOfFresh = (part: string, fresh: ReadonlySet<string>): boolean => {
  const [, columns] = /^ADD UNIQUE (?:KEY |INDEX )?\S* ?\(([^)]*)\)/i.exec(part) ?? [];
  return columns?.split(',').some((name) => fresh.has(name.trim().replaceAll('`', ''))) ?? false;
};

function breaksOf(statement: string, created: ReadonlySet<string>): string[] {
  const dropped = /^\s*DROP TABLE(?: IF EXISTS)?\s+`?(\w+)/i.exec(statement)?.[1];
  if (dropped) return [`drops table ${dropped}`];
  if (/^\s*RENAME TABLE\s/i.test(statement)) return ['renames a table'];
  const unique = /^\s*CREATE UNIQUE INDEX\s+\S+\s+ON\s+`?(\w+)/i.exec(statement)?.[1];
  if (unique) return created.has(unique) ? [] : [`adds a rule to ${unique} that rows of before may break`];
  const [head = '', table = ''] = ALTERED.exec(statement) ?? [];
  if (!table || created.has(table)) return [];
  const parts = partsOf(statement.slice(head.length));
  const fresh = new Set(parts.flatMap(emptyColumn));
  return parts.flatMap((part) => {
    const breaks = isOfFresh(part, fresh) ? null : breaksIn(part);
    return breaks ? [`${table}: ${breaks}`] : [];
  });
}

/**
 * What of these statements the version that is live may fail at, which knows the tables as they were. A table that one of
 * them makes is nobody's yet. Rows that are changed are not looked at.
 */
export function breakingStatements(statements: readonly string[]): string[] {
  const created = new Set(statements.flatMap((statement) => CREATED.exec(statement)?.[1] ?? []));
  return statements.flatMap((statement) => breaksOf(statement, created));
}
