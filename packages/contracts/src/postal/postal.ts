import { fold } from '../shared/fold.ts';
import { postalTable } from './postal-table.ts';

/** `zip`: three digits. Several districts of one city may share it, so it names none by itself. */
export type District = { zip: string; name: string; en: string };
export type County = { name: string; en: string; districts: readonly District[] };
export type Place = { zip: string; county: string; district: string };

export const counties: readonly County[] = postalTable.map(([name, en, districts]) => ({
  name,
  en,
  districts: districts.split('|').map(districtOf),
}));

function districtOf(row: string): District {
  const [zip = '', name = '', ...en] = row.split(' ');
  return { zip, name, en: en.join(' ') };
}

/** 臺 or 台, in any width. */
export const findCounty = (typed: string): County | null =>
  counties.find(({ name }) => fold(name) === fold(typed)) ?? null;

export const placeText = ({ zip, county, district }: Place): string => `${zip} ${county} ${district}`;

const WRITTEN = /^(\d{3})(?:\d{2,3})?(.+)$/;

/** Whatever the blanks and the width; null unless code, county and district belong together. */
export function readPlace(text: string): Place | null {
  const [, zip, rest = ''] = WRITTEN.exec(fold(text)) ?? [];
  const county = counties.find(({ name }) => rest.startsWith(fold(name)));
  const after = county && rest.slice(fold(county.name).length);
  const district = county?.districts.find((one) => one.zip === zip && fold(one.name) === after);
  return county && district ? { zip: district.zip, county: county.name, district: district.name } : null;
}
