import { boolean, number, object, string, type InferType } from 'yup';
import { areaRows } from '../areas.ts';
import { captchaForms, captchaProviders, type CaptchaView } from '../shared/captcha.ts';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import type { PlayerPrincipal, StaffRole, StaffPrincipal } from '../shared/principal.ts';
import { ROLE_NAME } from '../shared/role-name.ts';

/** Never routed from outside. */
export const exchangeBody = object({ token: string().max(8192).required() });
export type ExchangeView = { player: Omit<PlayerPrincipal, 'kind'>; token: string };

const guarded = {
  for: string()
    .oneOf([...captchaForms])
    .required(),
  /** Whose challenge the setting of the form asks for. */
  provider: string()
    .oneOf([...captchaProviders])
    .default('altcha'),
};

export const consumeCaptchaBody = object({
  ...guarded,
  /** '' asks whether this submit has passed before. */
  payload: string().max(8192).default(''),
  /** A submit that passed once is never asked again; an answer serves one submit only. */
  by: string().max(300).required(),
  /** Where it is an address. */
  ip: string().max(64).default(''),
  /** Of the page of another site in which the form stands; an outside provider says where it was answered. */
  host: string().max(253),
});
export type ConsumeCaptchaBody = InferType<typeof consumeCaptchaBody>;
/** Not passed: `captcha` is what to show now. `away`: the provider cannot be asked, whatever was shown. */
export type ConsumeCaptchaView = { ok: true } | { ok: false; away: boolean; captcha: CaptchaView };

export const offerCaptchaQuery = object(guarded);
export type OfferCaptchaQuery = InferType<typeof offerCaptchaQuery>;
export type OfferCaptchaView = { captcha: CaptchaView };

/** `quiet`: asked by a page that nobody is using, which must not keep the session open. */
export const staffSessionBody = object({
  session: string().max(256).required(),
  csrf: string().max(256).default(''),
  quiet: boolean().default(false),
});
export type StaffSessionView = { staff: StaffPrincipal; csrf_ok: boolean };

/** The name of a chain tells when it began. */
export const revokedQuery = object({ chain: string().required(), game: string().required(), uid: string().required() });
export type RevokedView = { revoked: boolean };

/** `chain`: that one; `game`, `uid`: all that the account holds by now; or both. */
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

/** Roles separated by commas; who still works here, by name. */
export const colleaguesQuery = object({
  game: string().matches(MACHINE_ID).required(),
  roles: string()
    .required()
    .test('roles', (text) => text.split(',').every((role) => ROLE_NAME.test(role))),
});
export type ColleaguesQuery = InferType<typeof colleaguesQuery>;
export type ColleaguesOfGame = { staff: { id: number; login: string; name: string }[] };
export const rolesText = (roles: readonly StaffRole[]): string => roles.join(',');

/** What an account may do now; null: closed, or there is none. No session, so neither `half` nor `fresh`. */
export const staffStandingQuery = object({ id: number().integer().min(1).required() });
export type StaffStandingQuery = InferType<typeof staffStandingQuery>;
export type StaffStandingView = { staff: StaffPrincipal | null };

const areasThatLearn = (how: 'game' | 'kid') => areaRows.filter(({ links }) => links === how).map(({ name }) => name);

/** Who may learn link keys, and how they ask: by `game` who calls games' servers, by `kid` who is called by them. */
export const linkReaders: Record<'game' | 'kid', string[]> = {
  game: ['catalog', ...areasThatLearn('game')],
  kid: areasThatLearn('kid'),
};

/** By `game`, or by `kid`. */
export const partnerLinksQuery = object({
  game: string().max(32).default(''),
  kid: string()
    .max(64)
    .default('')
    .test('one', 'FIELD_REQUIRED', (kid, { parent }) => Boolean(kid) !== Boolean(parent.game)),
});
export type PartnerLinksQuery = InferType<typeof partnerLinksQuery>;

/** Null without a live key. `base_url` may be ''. `keys`: newest first; `secret` base64url, `until` ISO or null. */
export type PartnerLinkView = {
  link: {
    game: string;
    base_url: string;
    public_only: boolean;
    keys: { kid: string; secret: string; until: string | null }[];
  } | null;
};
