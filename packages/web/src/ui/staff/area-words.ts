import { titleIn, type Titles } from '@hub/contracts/manifest';
import { pageData, useLanguage, type RemoteEntry } from '@hub/web';

const rows = () => Object.values(pageData().registry.areas);

export function useAreaWords(): (tableOf: (area: RemoteEntry) => Titles | undefined) => Record<string, string> {
  const language = useLanguage();
  return (tableOf) =>
    Object.fromEntries(
      rows()
        .flatMap((area) => Object.entries(tableOf(area) ?? {}))
        .map(([code, title]) => [code, titleIn(title, language)]),
    );
}

export function namesOf(tablesOf: (area: RemoteEntry) => Record<string, Titles> | undefined): string[] {
  return [...new Set(rows().flatMap((area) => Object.keys(tablesOf(area) ?? {})))];
}

export function areasWith<T>(told: (area: RemoteEntry) => T | undefined): { area: string; told: T }[] {
  return rows().flatMap((row) => {
    const found = told(row);
    return found === undefined ? [] : [{ area: row.area, told: found }];
  });
}
