import { titleIn, type Titles } from '@hub/contracts/manifest';
import { pageData, useLanguage, type RemoteEntry } from '@hub/web';

const rows = () => Object.values(pageData().registry.areas);

/** Gives what the areas tell in one of their tables, by code, in the language of the page. */
export function useAreaWords(): (tableOf: (area: RemoteEntry) => Titles | undefined) => Record<string, string> {
  const language = useLanguage();
  return (tableOf) =>
    Object.fromEntries(
      rows()
        .flatMap((area) => Object.entries(tableOf(area) ?? {}))
        .map(([code, title]) => [code, titleIn(title, language)]),
    );
}

/** The tables that the areas have by some name each, such as the values of a field, joined by that name. */
export function namesOf(tablesOf: (area: RemoteEntry) => Record<string, Titles> | undefined): string[] {
  return [...new Set(rows().flatMap((area) => Object.keys(tablesOf(area) ?? {})))];
}

/** The areas that tell something, with what they tell. */
export function areasWith<T>(told: (area: RemoteEntry) => T | undefined): { area: string; told: T }[] {
  return rows().flatMap((row) => {
    const found = told(row);
    return found === undefined ? [] : [{ area: row.area, told: found }];
  });
}
