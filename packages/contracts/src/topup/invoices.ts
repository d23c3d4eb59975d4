import { string, type StringSchema } from 'yup';
import { askedWhere, named, place } from './asked-where.ts';
import type { KnownPlaces } from './places.ts';

/** `ezpay`: the provider’s member carrier; `mobile`, `citizen`: barcodes. */
export const invoiceOptions = ['donate', 'ezpay', 'mobile', 'citizen', 'paper'] as const;
export type InvoiceOption = (typeof invoiceOptions)[number];

export const RECIPIENT_MAX = 10;
export const ADDRESS_MAX = 100;

const LOVE_CODE = /^\d{3,7}$/;
const MOBILE = /^\/[0-9A-Z.+-]{7}$/;
const CERTIFICATE = /^[A-Z]{2}\d{14}$/;

const barcode = () =>
  string().transform((value: unknown) =>
    typeof value === 'string' ? value.normalize('NFKC').trim().toUpperCase() : value,
  );

const option = 'invoiceOption';
const onPaper = (wanted: () => StringSchema<string>) => askedWhere(option, 'paper', wanted);

/** What the chosen form does not need is dropped: nobody is to know it. */
export const invoiceFields = (places: KnownPlaces) => ({
  invoiceOption: string().default('donate').oneOf(invoiceOptions, 'INVOICE_REQUIRED'),
  loveCode: askedWhere(option, 'donate', () =>
    string().trim().required('LOVE_CODE_REQUIRED').matches(LOVE_CODE, 'LOVE_CODE_REQUIRED'),
  ),
  carrierNum: barcode().when(option, ([chosen], code) => {
    if (chosen === 'mobile') return code.required('BARCODE_REQUIRED').matches(MOBILE, 'BARCODE_FORMAT');
    if (chosen === 'citizen') return code.required('CERTIFICATE_REQUIRED').matches(CERTIFICATE, 'CERTIFICATE_FORMAT');
    return code.strip();
  }),
  recipient: onPaper(() => named(RECIPIENT_MAX).required('RECIPIENT_REQUIRED')),
  area: onPaper(() => place('INVOICE_AREA_REQUIRED', places)),
  address: onPaper(() => named(ADDRESS_MAX).required('INVOICE_ADDRESS_REQUIRED')),
});
