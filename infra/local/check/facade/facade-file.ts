import type { ApiRow } from './read-facade.ts';
import type { Snapshot } from './facade-rules.ts';

const TITLE = '@hub/web ';

/** A title with the version, then `name<tab>text[<tab>deprecated since x]` for each row, in their order. */
export function writeSnapshot({ version, rows }: Snapshot): string {
  const lines = rows.map(({ name, text, deprecated }) =>
    [name, text, ...(deprecated === undefined ? [] : [`deprecated since ${deprecated}`])].join('\t'),
  );
  return `${[TITLE + version, ...lines].join('\n')}\n`;
}

export function readSnapshot(file: string): Snapshot {
  const [title = '', ...lines] = file.trimEnd().split('\n');
  if (!title.startsWith(TITLE)) throw new Error('the snapshot of the facade has no title');
  return { version: title.slice(TITLE.length), rows: lines.map(rowOf) };
}

function rowOf(line: string): ApiRow {
  const [name = '', text = '', since] = line.split('\t');
  return { name, text, ...(since !== undefined && { deprecated: since.replace('deprecated since ', '') }) };
}
