import type { Title } from '../manifest/title.ts';

/** Optional. `most`: characters, as wide as its column. `asked`: every form has a field, with this hint. */
export type ReportDetail = { most: number; label: Title; asked?: { hint?: Title }; example: string };

/** By the name of field and column; from here follow body, table, view, document, forms and desk. */
export const reportDetails = {
  note: { most: 500, label: { tw: '備註', en: 'Note' }, example: '' },
} satisfies Record<string, ReportDetail>;

export type DetailName = keyof typeof reportDetails;
export type ReportDetails = Record<DetailName, string>;
const details: [DetailName, ReportDetail][] = Object.entries(reportDetails) as [DetailName, ReportDetail][];

export const ofEachDetail = <T>(made: (detail: ReportDetail, name: DetailName) => T) =>
  Object.fromEntries(details.map(([name, detail]) => [name, made(detail, name)])) as Record<DetailName, T>;

export const exampleDetails = ofEachDetail(({ example }) => example);

export const detailsOf = (from: Partial<ReportDetails>): ReportDetails => ofEachDetail((_, name) => from[name] ?? '');

export const askedDetails = details.flatMap(([name, { asked }]) => (asked ? [name] : []));
