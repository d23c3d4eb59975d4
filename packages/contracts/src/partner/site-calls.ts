import { array, number, object, string, type InferType } from 'yup';
import { view, whole, yesNo } from '../shared/view.ts';

/* Version 1. A change is carried out once per `x-ps-id`; a repeat gets the answer of the first. */

/** A player's account as the game names it: `sub` of its tokens. */
const ACCOUNT = /^[\x21-\x7e]{1,64}$/;
const account = () => string().strict().matches(ACCOUNT, 'FIELD_INVALID').required('FIELD_REQUIRED');
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/;
const isMoment = (value: string | null | undefined) =>
  value === null || value === undefined || (MOMENT.test(value) && !Number.isNaN(Date.parse(value)));
const moment = () => string().strict().test('moment', 'FIELD_INVALID', isMoment);

export const unreadOfQuery = object({ partner_uid: account() });
export type UnreadOfQuery = InferType<typeof unreadOfQuery>;
/** Answers not opened yet: for the red dot in the game. */
export const unreadOfView = view('PartnerUnread', { unread_count: whole() });
export type UnreadOfView = InferType<typeof unreadOfView>;

export const revokeTokensBody = object({ partner_uid: account() });
export type RevokeTokensBody = InferType<typeof revokeTokensBody>;
export const revokeTokensView = view('PartnerRevoked', { ok: yesNo() });
export type RevokeTokensView = InferType<typeof revokeTokensView>;

export const MAX_VIP_ROWS = 500;
export const MAX_VIP_LEVEL = 20;
/** `level` 0: none. `until`: null is without an end. */
const vipRow = object({
  partner_uid: account(),
  level: number()
    .strict()
    .integer('FIELD_INVALID')
    .min(0, 'FIELD_INVALID')
    .max(MAX_VIP_LEVEL, 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  until: moment().nullable().default(null),
});
/** `as_of`: when the list was drawn up. What is known of an account from a later list stays. */
export const vipPushBody = object({
  as_of: moment().required('FIELD_REQUIRED'),
  rows: array()
    .of(vipRow.required())
    .min(1, 'FIELD_INVALID')
    .max(MAX_VIP_ROWS, 'FIELD_INVALID')
    .required('FIELD_REQUIRED')
    .test('accounts', 'FIELD_INVALID', (rows) => {
      const named = rows?.map((row: { partner_uid?: unknown } | null) => row?.partner_uid);
      return new Set(named).size === named?.length;
    }),
});
export type VipPushBody = InferType<typeof vipPushBody>;
/** `taken`: rows that count now. `older`: rows of which something at least as new was known. */
export const vipPushView = view('PartnerVip', { taken: whole(), older: whole() });
export type VipPushView = InferType<typeof vipPushView>;

/** `clock_apart`: by more than 300 s. `unavailable`, `rate_limited`, `failed`: again later, same id. */
export const siteRefusals = [
  'bad_request',
  'bad_signature',
  'clock_apart',
  'not_found',
  'id_reused',
  'too_large',
  'rate_limited',
  'unavailable',
  'failed',
] as const;
export type SiteRefusal = (typeof siteRefusals)[number];

/** `fields`: of `bad_request`, what of the body or query is wrong. */
export type SiteRefusalBody = { error: SiteRefusal; fields?: string[] };
