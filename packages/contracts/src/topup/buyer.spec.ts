import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ValidationError } from 'yup';
import { sentenceOf } from '../shared/texts.ts';
import { birthYears, isOfAge } from './buyer-age.ts';
import { buyerPhoneFits } from './buyer-phone.ts';
import { firstStepBody } from './bodies.ts';
import { buyerTexts } from './texts.ts';

/** A moment before midnight in Taipei. */
const now = new Date('2026-11-26T23:59:00+08:00');
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const buyer = {
  game_id: 'H73',
  serverId: 'tw_2001',
  roleId: '123456789',
  charName: '測試角色',
  email: 'player@example.com',
  userPhone: '0912345678',
  area: '台北市',
  gender: 'x',
  birthday: '1995-05-05',
  member_id: null,
};
const nine = { digits_least: 9, digits_most: 9 };

/** The code of each field that is refused. */
function refused(over: Record<string, unknown>, digits: typeof nine | null = nine): Record<string, string> {
  try {
    firstStepBody(digits).validateSync({ ...buyer, ...over }, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.map(({ path = '', message }) => [path, message]));
  }
}

describe('the first step of a purchase', () => {
  it('takes a buyer in Taiwan and one outside', () => {
    expect(refused({})).toEqual({});
    expect(refused({ area: '臺東縣', userPhone: '０９１２-345-678' })).toEqual({});
    expect(refused({ reportType: '2', area: '852', userPhone: '852 6123 4567' })).toEqual({});
    expect(refused({ reportType: '2', area: 'other', userPhone: '14155550100' })).toEqual({});
  });

  it('says of every field what is missing', () => {
    const empty = Object.fromEntries(Object.keys(buyer).map((name) => [name, '']));
    expect(refused({ ...empty, game_id: 'H73' })).toEqual({
      serverId: 'SERVER_REQUIRED',
      roleId: 'BUYER_ROLE_REQUIRED',
      charName: 'BUYER_CHARACTER_REQUIRED',
      email: 'BUYER_EMAIL_REQUIRED',
      userPhone: 'BUYER_PHONE_REQUIRED',
      area: 'AREA_REQUIRED',
      gender: 'GENDER_REQUIRED',
      birthday: 'BIRTHDAY_FORMAT',
    });
  });

  it.each([
    [{ roleId: 'abc' }, { roleId: 'BUYER_ROLE_REQUIRED' }],
    [{ roleId: '12345678' }, { roleId: 'BUYER_ROLE_DIGITS' }],
    [{ email: 'a@b..cc' }, { email: 'EMAIL_FORMAT' }],
    [{ area: '台北' }, { area: 'AREA_REQUIRED' }],
    [{ area: '852' }, { area: 'AREA_REQUIRED' }],
    [{ userPhone: '0812345678' }, { userPhone: 'BUYER_PHONE_TAIWAN' }],
    [{ userPhone: '85261234567' }, { userPhone: 'BUYER_PHONE_TAIWAN' }],
    [{ reportType: '2', area: '853', userPhone: '85261234567' }, { userPhone: 'BUYER_PHONE_OVERSEAS' }],
    [{ reportType: '2', area: '台北市', userPhone: '85261234567' }, { area: 'AREA_REQUIRED' }],
    [{ reportType: '3' }, { reportType: 'FIELD_INVALID' }],
    [{ gender: 'man' }, { gender: 'GENDER_REQUIRED' }],
    [{ birthday: '1995-02-30' }, { birthday: 'BIRTHDAY_FORMAT' }],
    [{ birthday: '1995-5-5' }, { birthday: 'BIRTHDAY_FORMAT' }],
    [{ birthday: '2008-11-27' }, { birthday: 'BUYER_TOO_YOUNG' }],
    [{ birthday: '9999-01-01' }, { birthday: 'BUYER_TOO_YOUNG' }],
  ])('refuses %j', (over, codes) => expect(refused(over)).toEqual(codes));

  it.each([
    ['', '請選擇完整的生日年、月、日'],
    ['2001-02-29', '請選擇完整的生日年、月、日'],
    ['1995-13-01', '請選擇完整的生日年、月、日'],
    ['2026-11-27', '未滿 18 歲，無法提供後續服務'],
    ['2026-11-26', '未滿 18 歲，無法提供後續服務'],
    ['2008-12-01', '未滿 18 歲，無法提供後續服務'],
    ['2008-11-27', '未滿 18 歲，無法提供後續服務'],
    ['2008-11-26', undefined],
    ['1947-01-01', undefined],
  ])('says of the birthday %j: %s', (birthday, sentence) => {
    const code = refused({ birthday })['birthday'];
    expect(code && sentenceOf(buyerTexts, code, 'zh-TW')).toBe(sentence);
  });

  it('takes signs out of a name that would turn or hide what stands beside it', () => {
    const { charName } = firstStepBody(nine).validateSync({ ...buyer, charName: ' \u202e測試\u0007角色\u2069 ' });
    expect(charName).toBe('測試角色');
    expect(refused({ charName: '\u202e' })).toEqual({ charName: 'BUYER_CHARACTER_REQUIRED' });
  });

  it('asks for no number of digits where nobody set it', () => {
    expect(refused({ roleId: '1' }, null)).toEqual({});
  });

  it('has a sentence for every code of its own', () => {
    const own = Object.keys(buyerTexts);
    for (const code of ['BUYER_ROLE_DIGITS', 'BUYER_TOO_YOUNG', 'AREA_REQUIRED']) expect(own).toContain(code);
  });
});

describe('the age of a buyer', () => {
  it('is reached on the 18th birthday, in Taipei', () => {
    expect(isOfAge('2008-11-26', now)).toBe(true);
    expect(isOfAge('2008-11-27', now)).toBe(false);
    expect(isOfAge('2008-11-27', new Date('2026-11-26T16:00:00Z'))).toBe(true);
  });

  it('is reached on the 1st of March by who was born on a 29th of February', () => {
    expect(isOfAge('2008-02-29', new Date('2026-02-28T12:00:00+08:00'))).toBe(false);
    expect(isOfAge('2008-02-29', new Date('2026-03-01T00:00:00+08:00'))).toBe(true);
  });

  it('offers 62 years, from 18 to 79 years back', () => {
    const years = birthYears(now);
    expect([years.length, years[0], years.at(-1)]).toEqual([62, 2008, 1947]);
  });
});

describe('the phone of a buyer', () => {
  it.each([
    ['0912345678', '1', '台北市', true],
    ['091234567', '1', '台北市', false],
    ['85251234567', '2', '852', true],
    ['85231234567', '2', '852', false],
    ['85366123456', '2', '853', true],
    ['85356123456', '2', '853', false],
    ['85366123456', '2', '852', false],
    ['6591234567', '2', '852', false],
    ['6591234567', '2', 'other', true],
    ['123456789012345678901', '2', 'other', false],
    ['call me', '2', 'other', false],
  ] as const)('%s of %s in %s: %s', (typed, type, area, fits) => expect(buyerPhoneFits(typed, type, area)).toBe(fits));
});
