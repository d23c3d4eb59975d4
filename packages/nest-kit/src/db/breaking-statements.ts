import { ALTERED, CREATED, partsOf } from './statement-parts.ts';
import { textColumns, widens } from './text-columns.ts';

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

type Known = { created: ReadonlySet<string>; columns: ReadonlyMap<string, string> };

function breaksOf(statement: string, { created, columns }: Known): string[] {
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
    const breaks = isOfFresh(part, fresh) || widens(columns, table, part) ? null : breaksIn(part);
    return breaks ? [`${table}: ${breaks}`] : [];
  });
}

/**
 * What of these statements the version that is live may fail at, which knows the tables as they were: as the statements made them
 * that came `before`. A table that one of them makes is nobody's yet. Rows that are changed are not looked at.
 */
export function breakingStatements(statements: readonly string[], before: readonly string[] = []): string[] {
  const created = new Set(statements.flatMap((statement) => CREATED.exec(statement)?.[1] ?? []));
  const columns = textColumns(before);
  return statements.flatMap((statement) => breaksOf(statement, { created, columns }));
}
