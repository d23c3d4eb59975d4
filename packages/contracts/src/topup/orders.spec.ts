import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyObjectSchema, ValidationError } from 'yup';
import { purchaseBody, transferBody } from './bodies.ts';
import { giftTimes, tierOf, usualRules } from './goods.ts';

const now = new Date('2026-11-26T12:00:00+08:00');
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const chosen = { report_id: 261126000123, productId: 301, qty: 1, wireAmount: 10_000 };
const donated = { invoiceOption: 'donate', loveCode: '024' };
const wired = {
  ...chosen,
  ...donated,
  wireCode: '01234',
  wireTime: '2026-11-26T11:30',
  wireName: '王示範',
  bankName: '示範銀行',
};
const one = { minAmount: 3000, qtyMax: 1 };

function read(
  schema: AnyObjectSchema,
  sent: Record<string, unknown>,
): { codes: Record<string, string>; body: unknown } {
  try {
    return { codes: {}, body: schema.validateSync(sent, { abortEarly: false, stripUnknown: true }) };
  } catch (error) {
    const { inner } = error as ValidationError;
    return { codes: Object.fromEntries(inner.map(({ path = '', message }) => [path, message])), body: null };
  }
}
const purchase = (over: Record<string, unknown>, rules = one, optIn = true) =>
  read(purchaseBody(rules, optIn), { ...chosen, ...donated, ...over });
const transfer = (over: Record<string, unknown>) => read(transferBody(usualRules), { ...wired, ...over });

describe('a purchase', () => {
  it('is taken as the page sends it, empty fields and all', () => {
    const sent = {
      carrierNum: '',
      recipient: '',
      area: '',
      address: '',
      eventCheck: false,
      eventRecipient: '',
      eventArea: '',
      eventAddress: '',
      eventPhone: '',
      report_type: '1',
      token: 'o_8Tz',
    };
    const { codes, body } = purchase(sent);
    expect(codes).toEqual({});
    expect(body).toEqual({ ...chosen, ...donated, eventCheck: false, report_type: '1', token: 'o_8Tz' });
  });

  it.each([
    [{ productId: '' }, { productId: 'PRODUCT_REQUIRED' }],
    [{ qty: 0 }, { qty: 'QTY_LEAST' }],
    [{ qty: 1.5 }, { qty: 'QTY_LEAST' }],
    [{ qty: 2 }, { qty: 'QTY_MOST' }],
    [{ wireAmount: 2999 }, { wireAmount: 'AMOUNT_BOUNDS' }],
    [
      { eventCheck: true, eventPhone: '0'.repeat(21) },
      {
        eventRecipient: 'EVENT_RECIPIENT_REQUIRED',
        eventArea: 'EVENT_AREA_REQUIRED',
        eventAddress: 'EVENT_ADDRESS_REQUIRED',
        eventPhone: 'TOO_LONG',
      },
    ],
  ])('is refused with %j', (over, codes) => expect(purchase(over).codes).toEqual(codes));

  it('takes ten of a product where the game does', () => {
    expect(purchase({ qty: 10, wireAmount: 100_000 }, usualRules).codes).toEqual({});
    expect(purchase({ qty: 11 }, usualRules).codes).toEqual({ qty: 'QTY_MOST' });
  });

  it('takes part in an event only while it is open', () => {
    const address = {
      eventRecipient: '王示範',
      eventArea: '300 新竹市 香山區',
      eventAddress: '示範路 1 號',
      eventPhone: '035123456',
    };
    expect(purchase({ eventCheck: true, ...address }).codes).toEqual({});
    expect(purchase({ eventCheck: true, ...address }, one, false).codes).toEqual({ eventCheck: 'OPT_IN_CLOSED' });
  });
});

describe('the wish for an invoice', () => {
  it.each([
    [{ invoiceOption: undefined, loveCode: '' }, { loveCode: 'LOVE_CODE_REQUIRED' }],
    [{ loveCode: '12' }, { loveCode: 'LOVE_CODE_REQUIRED' }],
    [{ invoiceOption: 'cash' }, { invoiceOption: 'INVOICE_REQUIRED' }],
    [{ invoiceOption: 'mobile' }, { carrierNum: 'BARCODE_REQUIRED' }],
    [{ invoiceOption: 'mobile', carrierNum: '/ABC,234' }, { carrierNum: 'BARCODE_FORMAT' }],
    [{ invoiceOption: 'mobile', carrierNum: 'ABC1234' }, { carrierNum: 'BARCODE_FORMAT' }],
    [{ invoiceOption: 'citizen', carrierNum: 'AB1234567890123' }, { carrierNum: 'CERTIFICATE_FORMAT' }],
    [
      { invoiceOption: 'paper' },
      {
        recipient: 'RECIPIENT_REQUIRED',
        area: 'INVOICE_AREA_REQUIRED',
        address: 'INVOICE_ADDRESS_REQUIRED',
      },
    ],
    [
      { invoiceOption: 'paper', recipient: '示範'.repeat(6), area: '300', address: 'x' },
      {
        recipient: 'TOO_LONG',
        area: 'INVOICE_AREA_REQUIRED',
      },
    ],
  ])('is refused with %j', (over, codes) => {
    expect(purchase(over).codes).toEqual(codes);
    expect(transfer(over).codes).toEqual(codes);
  });

  it('is read as people type a barcode, and drops what its form does not need', () => {
    const all = { loveCode: '024', recipient: '王示範', area: '100 台北市 中正區', address: '示範路 1 號' };
    const { body } = purchase({ ...all, invoiceOption: 'mobile', carrierNum: ' ／abc+-.7 ' });
    expect(body).toMatchObject({ invoiceOption: 'mobile', carrierNum: '/ABC+-.7' });
    for (const name of Object.keys(all)) expect(body).not.toHaveProperty(name);
    expect(purchase({ ...all, invoiceOption: 'ezpay' }).body).toEqual({
      ...chosen,
      invoiceOption: 'ezpay',
      eventCheck: false,
    });
    expect(purchase({ invoiceOption: 'citizen', carrierNum: 'ab12345678901234' }).codes).toEqual({});
  });
});

describe('a report of a transfer', () => {
  it('keeps the zeros of the last five digits', () => {
    const { codes, body } = transfer({ wireCode: ' ０１２３４' });
    expect([codes, (body as { wireCode: string }).wireCode]).toEqual([{}, '01234']);
  });

  it.each([
    [{ wireCode: '1234' }, { wireCode: 'WIRE_CODE_REQUIRED' }],
    [{ wireTime: 'yesterday' }, { wireTime: 'WIRE_TIME_REQUIRED' }],
    [{ wireTime: '2026-11-26' }, { wireTime: 'WIRE_TIME_REQUIRED' }],
    [{ wireTime: '2026-11-26T12:06' }, { wireTime: 'WIRE_TIME_FUTURE' }],
    [{ wireTime: '2026-11-26T12:30:00+08:00' }, { wireTime: 'WIRE_TIME_FUTURE' }],
    [{ wireTime: '2026-10-26T12:00' }, { wireTime: 'WIRE_TIME_OLD' }],
    [
      { wireName: '', bankName: '' },
      { wireName: 'WIRE_NAME_REQUIRED', bankName: 'BANK_REQUIRED' },
    ],
    [{ note: 'x'.repeat(501) }, { note: 'TOO_LONG' }],
  ])('is refused with %j', (over, codes) => expect(transfer(over).codes).toEqual(codes));

  it('takes a time of Taipei and one with its zone', () => {
    for (const wireTime of [
      '2026-11-26T12:04',
      '2026-11-26T11:00:00+08:00',
      '2026-11-26T03:00:00Z',
      '2026-10-27T12:01',
    ])
      expect([wireTime, transfer({ wireTime }).codes]).toEqual([wireTime, {}]);
  });
});

describe('gifts and bonuses', () => {
  const rules = [
    { min: 15_000, times: 1 },
    { min: 30_000, times: 2 },
  ];

  it('are given once from 15,000, twice from 30,000, and never more', () => {
    const given = [14_999, 15_000, 29_999, 30_000, 300_000].map((amount) => giftTimes(rules, amount));
    expect(given).toEqual([0, 1, 1, 2, 2]);
    expect(giftTimes(rules.toReversed(), 30_000)).toBe(2);
    expect(giftTimes([], 30_000)).toBe(0);
  });

  it('of a month belong to one amount exactly', () => {
    const tiers = [{ amount: 10_000, title: '30 份' }];
    expect([9999, 10_000, 10_001].map((amount) => tierOf(tiers, amount)?.title)).toEqual([
      undefined,
      '30 份',
      undefined,
    ]);
  });
});
