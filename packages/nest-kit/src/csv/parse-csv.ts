/** `line`: where it begins. */
export type CsvRow = { line: number; cells: string[] };
/** `open`: the line where a quotation mark begins that nothing closes; 0 when all are closed. */
export type Csv = { rows: CsvRow[]; open: number };

/** As Excel and people write it (RFC 4180), with or without byte order mark. Cells trimmed, empty lines left out. */
export function parseCsv(text: string): Csv {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let [line, began, quoted] = [1, 1, 0];
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ line: began, cells });
    cells = [];
    began = line;
  };
  const signs = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs.charAt(at);
    if (sign === '\n') line += 1;
    if (quoted > 0) {
      if (sign !== '"') cell += sign;
      else if (signs.charAt(at + 1) === '"') cell += signs.charAt((at += 1));
      else quoted = 0;
    } else if (sign === '"' && cell.trim() === '') [cell, quoted] = ['', line];
    else if (sign === ',') endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return { rows, open: quoted };
}
