import { boolean, object, string, type InferType } from 'yup';
import { captchaForms } from '../shared/captcha.ts';
import type { PlayerWho, StaffWho } from '../shared/who.ts';

/** Calls between services and the gateway; never routed from outside. */
export const exchangeBody = object({ token: string().max(8192).required() });
/** A partner's P token read: the player, and the site token that stands for it (2 h). */
export type ExchangeView = { player: Omit<PlayerWho, 'kind'>; token: string };

export const consumeCaptchaBody = object({
  payload: string().max(8192).required(),
  for: string()
    .oneOf([...captchaForms])
    .required(),
  /** Names the submit it serves: the same submit may show the same answer again, any other may not. */
  by: string().max(200).required(),
});
export type ConsumeCaptchaBody = InferType<typeof consumeCaptchaBody>;
export type ConsumeCaptchaView = { ok: boolean };

/** `quiet`: asked by a page that nobody is using, which must not keep the session open. */
export const staffSessionBody = object({
  session: string().max(256).required(),
  csrf: string().max(256).default(''),
  quiet: boolean().default(false),
});
/** `csrf_ok` says whether the header that came along belongs to the session. */
export type StaffSessionView = { staff: StaffWho; csrf_ok: boolean };

/** Is a chain of site tokens, or a player's whole account, revoked? The name of a chain tells when it began. */
export const revokedQuery = object({ chain: string().required(), game: string().required(), uid: string().required() });
export type RevokedView = { revoked: boolean };

/** Ends one chain (`chain`), everything that a player's account (`game`, `uid`) holds by now, or both. */
export const revokeBody = object({
  chain: string().max(80).default(''),
  game: string().max(32).default(''),
  uid: string()
    .max(64)
    .default('')
    .test('target', 'FIELD_REQUIRED', (uid, { parent }) => Boolean(uid ? parent.game : parent.chain)),
  reason: string().max(200).default(''),
});
export type RevokeBody = InferType<typeof revokeBody>;
export type RevokeView = { ok: true };
