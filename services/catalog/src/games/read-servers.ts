import { serverBody, type ServerBody } from '@hub/contracts/catalog';
import { faultsOf, fieldIn, otherLanguages, type OtherLanguage, type TextParams } from '@hub/contracts/shared';
import { parseCsv, type CsvRow } from '@hub/nest-kit/csv';

export type LineFault = { line: number; code: string; params?: TextParams };
/** `languages`: those beside zh-TW that the file has a column of names for. */
export type ReadServers = {
  rows: { line: number; server: ServerBody }[];
  faults: LineFault[];
  languages: OtherLanguage[];
};

const NEEDED = ['server_id', 'server_name', 'status'];
const STEP = 10;

export function readServers(game_id: string, csv: string): ReadServers {
  const { rows, open } = parseCsv(csv);
  const [head, ...body] = rows;
  if (open > 0) return { rows: [], faults: [{ line: open, code: 'CSV_QUOTE' }], languages: [] };
  const names = head?.cells.map((name) => name.toLowerCase()) ?? [];
  if (!NEEDED.every((name) => names.includes(name)))
    return { rows: [], faults: [{ line: 1, code: 'CSV_HEAD' }], languages: [] };
  const faults: LineFault[] = [];
  const first = new Map<string, number>();
  const read = body.flatMap((row, index) => {
    if (row.cells.length !== names.length) {
      faults.push({ line: row.line, code: 'CSV_COLUMNS' });
      return [];
    }
    const server = serverOf(game_id, names, row, index);
    const [wrong] = Object.values(faultsOf(serverBody, server));
    if (wrong) faults.push({ line: row.line, ...wrong });
    const before = first.get(server.server_id);
    if (before !== undefined) faults.push({ line: row.line, code: 'CSV_TWICE', params: { first: before } });
    else first.set(server.server_id, row.line);
    return [{ line: row.line, server }];
  });
  const languages = otherLanguages.filter((language) => names.includes(fieldIn('server_name', language)));
  return { rows: read, faults, languages };
}

/** Without an order of its own the order of the file counts. */
function serverOf(game_id: string, names: string[], { cells }: CsvRow, index: number): ServerBody {
  const of = (name: string) => cells[names.indexOf(name)] ?? '';
  const sort = of('sort') === '' ? Math.min((index + 1) * STEP, 65_535) : Number(of('sort'));
  const status = of('status').toLowerCase() as ServerBody['status'];
  const others = { name_hk: of('server_name_hk'), name_en: of('server_name_en') };
  return { game_id, server_id: of('server_id'), name: of('server_name'), ...others, status, sort };
}
