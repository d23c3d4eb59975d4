const ADDRESS = /([^\s<>"'`,;:=\\/()[\]]+)@([^\s<>"'`,;:=\\/()[\]]+\.[^\s<>"'`,;:=\\/()[\]]+)/gu;
const MOBILE = /(?<![\w.-])(?:\+?886[- ]?9\d{2}|09\d{2})[- ]?\d{3}[- ]?\d{3}(?![\w-])/g;

function maskedName(name: string): string {
  const signs = [...name];
  return signs.length < 3 ? '***' : `${signs[0]}****${signs.at(-1)}`;
}

/** E-mail addresses and mobile numbers of a text, as far as somebody may see them who only checks: `p****r@…`, `09xx***123`. */
export function maskPersonal(text: string): string {
  return text
    .replace(ADDRESS, (_, name: string) => `${maskedName(name)}@…`)
    .replace(MOBILE, (digits) => `09xx***${digits.slice(-3)}`);
}
