import { boolean, number, object, string, type InferType, type StringSchema } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { readTaipei } from '../shared/taipei.ts';
import { twd } from '../shared/twd-field.ts';
import { line } from '../tickets/fields.ts';
import type { OrderRules } from './goods.ts';
import { askedWhere, halfWidth, named, place } from './asked-where.ts';
import { ADDRESS_MAX, invoiceFields, RECIPIENT_MAX } from './invoices.ts';
import type { KnownPlaces } from './places.ts';
import { reportTypes } from './states.ts';

const BANK_MAX = 32;
const NOTE_MAX = 500;
const EVENT_PHONE_MAX = 20;
const DAY_MS = 24 * 3_600_000;
/** A transfer that is older when it is reported is a matter for support. */
export const TRANSFER_DAYS = 30;
/** Clocks of phones are a little ahead. */
const AHEAD_MS = 5 * 60_000;

const order = {
  report_id: number().typeError('NOT_FOUND').integer('NOT_FOUND').required('NOT_FOUND'),
  token: blankable(line(64)),
};
/** Which order it is, by what rules ever the rest is read. */
export const orderNamed = object(order);

const chosen = ({ minAmount, qtyMax }: OrderRules) => ({
  ...order,
  productId: number().typeError('PRODUCT_REQUIRED').integer('PRODUCT_REQUIRED').required('PRODUCT_REQUIRED'),
  qty: number()
    .typeError('QTY_LEAST')
    .integer('QTY_LEAST')
    .required('QTY_LEAST')
    .min(1, 'QTY_LEAST')
    .test('qty', (value, context) => {
      if (!Number.isInteger(value) || Number(value) <= qtyMax) return true;
      return context.createError({ message: 'QTY_MOST', params: { most: qtyMax } });
    }),
  wireAmount: twd({ least: minAmount }).required('AMOUNT_SHAPE'),
});

/** Where the prize of an event goes, asked for where the box was ticked. */
const ticked = (wanted: () => StringSchema<string>) => askedWhere('eventCheck', true, wanted);

/** `optIn`: the game has an event now that one can take part in. */
export const purchaseForm = (rules: OrderRules, optIn: boolean, places: KnownPlaces) =>
  object({
    ...chosen(rules),
    ...invoiceFields(places),
    report_type: blankable(string().oneOf(reportTypes, 'FIELD_INVALID')),
    eventCheck: boolean()
      .default(false)
      .test('campaign', 'OPT_IN_CLOSED', (value) => optIn || !value),
    eventRecipient: ticked(() => named(RECIPIENT_MAX).required('EVENT_RECIPIENT_REQUIRED')),
    eventArea: ticked(() => place('EVENT_AREA_REQUIRED', places)),
    eventAddress: ticked(() => named(ADDRESS_MAX).required('EVENT_ADDRESS_REQUIRED')),
    eventPhone: ticked(() => named(EVENT_PHONE_MAX).required('EVENT_PHONE_REQUIRED')),
  });
export type PurchaseBody = InferType<ReturnType<typeof purchaseForm>>;

/** `2026-11-26T14:05` of Taipei, or a time with its zone. */
export const transferTime = (text: string): Date | null => {
  const spoken = readTaipei(text.slice(0, 16));
  const zoned = /T.+(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : (spoken?.from ?? null);
  return zoned && !Number.isNaN(zoned.getTime()) && text.length >= 16 ? zoned : null;
};

export const transferForm = (rules: OrderRules, places: KnownPlaces) =>
  object({
    ...chosen(rules),
    ...invoiceFields(places),
    wireCode: halfWidth()
      .required('WIRE_CODE_REQUIRED')
      .matches(/^\d{5}$/, 'WIRE_CODE_REQUIRED'),
    wireTime: string()
      .trim()
      .required('WIRE_TIME_REQUIRED')
      .test('time', 'WIRE_TIME_REQUIRED', (value = '') => value === '' || transferTime(value) !== null)
      .test('past', 'WIRE_TIME_FUTURE', (value = '') => (transferTime(value)?.getTime() ?? 0) <= Date.now() + AHEAD_MS)
      .test('recent', 'WIRE_TIME_OLD', (value = '') => {
        const at = transferTime(value)?.getTime();
        return at === undefined || at >= Date.now() - TRANSFER_DAYS * DAY_MS;
      }),
    wireName: named(32).required('WIRE_NAME_REQUIRED'),
    bankName: named(BANK_MAX).required('BANK_REQUIRED'),
    note: blankable(line(NOTE_MAX)),
  });
export type TransferBody = InferType<ReturnType<typeof transferForm>>;
