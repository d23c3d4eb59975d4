import { ALTERED, CREATED, partsOf } from './statement-parts.ts';

const DEFINED = /^(?:(?:ADD|MODIFY) (?:COLUMN )?(?:IF (?:NOT )?EXISTS )?)?`?(\w+)`? (VARCHAR\(\d+\).*)$/i;
const VARCHAR = /^VARCHAR\((\d+)\)(.*)$/i;

const bodyOf = (statement: string): string =>
  CREATED.test(statement)
    ? statement.slice(statement.indexOf('(') + 1, statement.lastIndexOf(')'))
    : statement.replace(ALTERED, '');

/** Columns of text as these statements define them, by `table.column`. */
export function textColumns(statements: readonly string[]): Map<string, string> {
  const columns = new Map<string, string>();
  for (const statement of statements) {
    const [, table] = CREATED.exec(statement) ?? ALTERED.exec(statement) ?? [];
    if (!table) continue;
    for (const part of partsOf(bodyOf(statement))) {
      const [, name, definition] = DEFINED.exec(part) ?? [];
      if (name && definition) columns.set(`${table}.${name}`, definition);
    }
  }
  return columns;
}

/** Does a part of an ALTER TABLE give one of these columns more room, and nothing else? */
export function widens(columns: ReadonlyMap<string, string>, table: string, part: string): boolean {
  const [, name, definition = ''] = /^MODIFY/i.test(part) ? (DEFINED.exec(part) ?? []) : [];
  const [, few, before] = VARCHAR.exec(columns.get(`${table}.${name}`) ?? '') ?? [];
  const [, many, after] = VARCHAR.exec(definition) ?? [];
  return few !== undefined && Number(many) >= Number(few) && before?.toUpperCase() === after?.toUpperCase();
}
