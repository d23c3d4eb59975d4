/** Fields in their order as a query string, byte for byte as the provider encodes it: RFC 1738, a space is `+`. */
export const formEncoded = (fields: Readonly<Record<string, string | number>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`)
    .join('&');

const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
