/* The document of a site, with one area from this machine. */

export type Row = { area: string; entry: string; routes: string[]; staffRoutes: string[] };

const DATA = /(<script type="application\/json" id="hub-page">)(.*?)(<\/script>)/s;
/** Loaded by address: an inline script would need another policy than the site's own. */
export const RELOAD = '/__dev/reload.js';

const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };
const inert = (value: unknown) => JSON.stringify(value).replace(/[<>&]/g, (sign) => escapes[sign] ?? sign);

/** Null for what is no page of the site: it has none of its data. */
export function withRow(html: string, rowFor: (lang: string) => Row): string | null {
  const [, , block = ''] = DATA.exec(html) ?? [];
  if (!block) return null;
  const page = JSON.parse(block) as { lang: string; registry: { areas: Record<string, Row> } };
  const row = rowFor(page.lang);
  page.registry.areas[row.area] = row;
  const files = new RegExp(
    `<(?:link rel="preload"|script async)[^>]*(?:href|src)="/r/${row.area}/[^>]*>(?:</script>)?\\n?`,
    'g',
  );
  return html
    .replace(files, '')
    .replace(DATA, (_, open: string, __, close: string) => open + inert(page) + close)
    .replace('</body>', `<script src="${RELOAD}" defer></script></body>`);
}

/** Of the page: waits for the next build, and comes back after the server was away. */
export const reloadScript = `
const events = new EventSource('/__dev/events');
let build;
events.onmessage = ({ data }) => {
  if (build !== undefined && build !== data) location.reload();
  build = data;
};
`;
