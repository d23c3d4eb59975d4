import type { VitalRow } from '@hub/contracts/releases';
import type { VitalName } from '@hub/contracts/shared';

/** `values` by the name of the measure. */
export type PageVitals = Pick<VitalRow, 'route' | 'webview'> & { values: Partial<Record<VitalName, VitalRow>> };

/** In the order in which pages first come. */
export function vitalsByPage(rows: readonly VitalRow[]): PageVitals[] {
  const pages = new Map<string, PageVitals>();
  for (const row of rows) {
    const { route, webview, name } = row;
    const key = `${route} ${webview}`;
    const page = pages.get(key) ?? { route, webview, values: {} };
    page.values[name] = row;
    pages.set(key, page);
  }
  return [...pages.values()];
}
