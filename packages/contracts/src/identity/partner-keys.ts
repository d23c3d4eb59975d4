import { number, object, string, type InferType } from 'yup';
import { approvalReason, approvalRow } from '../approvals/messages.ts';
import { gameId } from '../shared/game-id.ts';
import { gameAddressRow } from './game-links.ts';
import { listOf, oneOf, part, text, textOrNull, view, yesNo } from '../shared/view.ts';

/** How a game may sign. The row decides, never the token. */
export const partnerAlgorithms = ['HS256', 'RS256', 'EdDSA'] as const;
export type PartnerAlgorithm = (typeof partnerAlgorithms)[number];

/** `token`: signs the tokens of players. `link`: signs the calls between a game's server and the site, HS256 only. */
export const partnerKeyPurposes = ['token', 'link'] as const;
export type PartnerKeyPurpose = (typeof partnerKeyPurposes)[number];

/** `add`: one more; `rotate`: one more, and the old one ends after `overlap_h`; `revoke`: at once. */
export const partnerKeyActions = ['add', 'rotate', 'revoke'] as const;
export type PartnerKeyAction = (typeof partnerKeyActions)[number];

export const KEY_NAME = /^[A-Za-z0-9._-]{1,64}$/;
const WEEK_H = 168;
const isDeed = (...deeds: PartnerKeyAction[]) => ({
  is: (deed: unknown) => deeds.some((known) => known === deed),
});

export const partnerKeysQuery = object({
  game_id: string().max(32, 'GAME_UNKNOWN').default(''),
  page: string()
    .matches(/^[A-Za-z0-9_-]{0,32}(\.\d{1,10})?$/, 'FIELD_INVALID')
    .default(''),
});
export type PartnerKeysQuery = InferType<typeof partnerKeysQuery>;

/** HS256: we make the secret and tell it once to who asks; the others bring their public key. */
export const partnerKeyRequestBody = object({
  deed: string()
    .oneOf([...partnerKeyActions], 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  game_id: gameId().required('KEY_GAME_REQUIRED'),
  purpose: string()
    .oneOf([...partnerKeyPurposes], 'FIELD_INVALID')
    .default('token'),
  kid: string()
    .trim()
    .required('KEY_NAME_REQUIRED')
    .matches(KEY_NAME, { message: 'KEY_NAME_SHAPE', excludeEmptyString: true }),
  alg: string()
    .oneOf([...partnerAlgorithms], 'FIELD_INVALID')
    .default('HS256')
    .test('link', 'KEY_LINK_ALG', (alg, { parent }) => parent.purpose !== 'link' || alg === 'HS256'),
  public_key: string()
    .trim()
    .max(4000, 'KEY_PEM')
    .default('')
    .when(['deed', 'alg'], {
      is: (deed: unknown, alg: unknown) => deed !== 'revoke' && alg !== 'HS256',
      then: (key) => key.required('KEY_PEM_REQUIRED'),
    }),
  old_kid: string()
    .trim()
    .default('')
    .when('deed', { ...isDeed('rotate'), then: (old) => old.required('KEY_OLD_REQUIRED') }),
  overlap_h: number().integer('KEY_OVERLAP').min(0, 'KEY_OVERLAP').max(WEEK_H, 'KEY_OVERLAP').default(24),
  reason: approvalReason(),
});
export type PartnerKeyRequestBody = InferType<typeof partnerKeyRequestBody>;

export const partnerKeyTestBody = object({
  token: string().trim().max(8192, 'KEY_TOKEN').required('KEY_TOKEN_REQUIRED'),
});
export type PartnerKeyTestBody = InferType<typeof partnerKeyTestBody>;

/** `state`: `soon` or `over` by its time. `print`: SHA-256 of a public key, '' of a secret. */
export const partnerKeyRow = view('PartnerKey', {
  kid: text(),
  game_id: text(),
  purpose: oneOf(...partnerKeyPurposes),
  alg: oneOf(...partnerAlgorithms),
  state: oneOf('live', 'soon', 'over', 'revoked'),
  print: text(),
  created_at: text(),
  starts_at: text(),
  ends_at: textOrNull(),
});
export type PartnerKeyRow = InferType<typeof partnerKeyRow>;
/** `addresses`: as far as one is set. */
export const partnerKeysView = view('PartnerKeys', {
  data: listOf(partnerKeyRow),
  addresses: listOf(gameAddressRow),
  page: part({ next: textOrNull() }),
});
export type PartnerKeysView = InferType<typeof partnerKeysView>;

/** `secret`: base64url, told once; of use only once the request is approved. */
export const partnerKeyRequestView = view('PartnerKeyRequest', {
  data: part({ approval: approvalRow, secret: textOrNull() }),
});
export type PartnerKeyRequestView = InferType<typeof partnerKeyRequestView>;

/** `why`: in the words of the log. */
export const partnerKeyTestView = view('PartnerKeyTest', {
  data: part({ ok: yesNo(), kid: text(), game_id: text(), why: text() }),
});
export type PartnerKeyTestView = InferType<typeof partnerKeyTestView>;
