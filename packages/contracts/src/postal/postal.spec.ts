import { describe, expect, it } from 'vitest';
import { counties, findCounty, placeText, readPlace } from './postal.ts';

const all = counties.flatMap(({ name, districts }) => districts.map((district) => ({ county: name, ...district })));

describe('the table of postal codes', () => {
  it('has 22 counties and 368 districts, each with a code of three digits and an English name', () => {
    expect([counties.length, all.length]).toEqual([22, 368]);
    for (const { zip, name, en } of all) {
      expect(zip).toMatch(/^[1-9]\d{2}$/);
      expect(name).toMatch(/^\p{Script=Han}{1,5}[區鄉鎮市]$/u);
      expect(en).toMatch(/^[A-Z][A-Za-z' -]+ (District|Township|City)$/);
    }
  });

  it('names a district once in its county, and shares a code in two cities only', () => {
    expect(new Set(all.map(({ county, name }) => county + name)).size).toBe(all.length);
    const shared = all.filter(({ zip }, at) => all.findIndex((one) => one.zip === zip) !== at);
    expect(new Set(shared.map(({ county, zip }) => county + zip))).toEqual(new Set(['新竹市300', '嘉義市600']));
  });

  it('writes 台, and knows 臺', () => {
    expect(all.some(({ name }) => name.includes('臺'))).toBe(false);
    expect(findCounty('臺東縣')?.en).toBe('Taitung County');
    expect(findCounty('台東')).toBeNull();
  });
});

describe('a place on the wire', () => {
  it('is read as it was written, for every district', () => {
    for (const { zip, county, name: district } of all)
      expect(readPlace(placeText({ zip, county, district }))).toEqual({ zip, county, district });
  });

  it('is read as people write it', () => {
    const place = { zip: '100', county: '台北市', district: '中正區' };
    for (const text of ['100臺北市中正區', '１００ 台北市　中正區', '10041 臺北市 中正區', '100404台北市中正區'])
      expect(readPlace(text)).toEqual(place);
  });

  it('is none where its parts do not belong together', () => {
    for (const text of [
      '',
      '100',
      '台北市中正區',
      '103 台北市 中正區',
      '100 新北市 中正區',
      '300 新竹市',
      '300 新竹市 西區',
      '100 台北市 中正區 重慶南路',
    ])
      expect([text, readPlace(text)]).toEqual([text, null]);
  });
});
