const ADDRESS = /([^\s<>"'`,;:=\\/()[\]]+)@([^\s<>"'`,;:=\\/()[\]]+\.[^\s<>"'`,;:=\\/()[\]]+)/gu;
const MOBILE = /(?<![\w.-])(?:\+?886[- ]?9\d{2}|09\d{2})[- ]?\d{3}[- ]?\d{3}(?![\w-])/g;
/** Of the other regions that players come from, with their country code, as the wire and people write them. */
const ABROAD =
  /(?<![\w.-])\+?(?:85[23][- ]?[2-9]\d{3}|65[- ]?[3689]\d{3}|60[- ]?1\d[- ]?\d{3,4}|86[- ]?1\d{2}[- ]?\d{4})[- ]?\d{4}(?![\w-])/g;

function maskedName(name: string): string {
  const signs = [...name];
  return signs.length < 3 ? '***' : `${signs[0]}****${signs.at(-1)}`;
}

/** E-mail addresses and mobile numbers of a text, as far as somebody may see them who only checks: `p****r@…`, `09xx***123`, `xx***123`. */
export function maskPersonal(text: string): string {
  // Without the sign the pattern would try every place of a long text for nothing.
  const addressless = text.includes('@') ? text.replace(ADDRESS, (_, name: string) => `${maskedName(name)}@…`) : text;
  return addressless
    .replace(MOBILE, (digits) => `09xx***${digits.slice(-3)}`)
    .replace(ABROAD, (digits) => `xx***${digits.slice(-3)}`);
}
