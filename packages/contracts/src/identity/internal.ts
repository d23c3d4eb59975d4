import { boolean, object, string, type InferType } from 'yup';
import { areaRows } from '../areas.ts';
import { captchaForms, captchaProviders, type CaptchaView } from '../shared/captcha.ts';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { staffRoles, type PlayerPrincipal, type StaffRole, type StaffPrincipal } from '../shared/principal.ts';

/** Calls between services and the gateway; never routed from outside. */
export const exchangeBody = object({ token: string().max(8192).required() });
/** A partner's P token read: the player, and the site token that stands for it (2 h). */
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
  /** Names the submit it serves. A submit that passed once is never asked again; an answer serves one submit only. */
  by: string().max(300).required(),
  /** Address of the caller, where it is one. */
  ip: string().max(64).default(''),
});
export type ConsumeCaptchaBody = InferType<typeof consumeCaptchaBody>;
/** Not passed: `captcha` is what to show now. `away`: the provider cannot be asked, whatever was shown. */
export type ConsumeCaptchaView = { ok: true } | { ok: false; away: boolean; captcha: CaptchaView };

export const offerCaptchaQuery = object(guarded);
export type OfferCaptchaQuery = InferType<typeof offerCaptchaQuery>;
/** What a guarded form shows at first. */
export type OfferCaptchaView = { captcha: CaptchaView };

/** `quiet`: asked by a page that nobody is using, which must not keep the session open. */
export const staffSessionBody = object({
  session: string().max(256).required(),
  csrf: string().max(256).default(''),
  quiet: boolean().default(false),
});
/** `csrf_ok` says whether the header that came along belongs to the session. */
export type StaffSessionView = { staff: StaffPrincipal; csrf_ok: boolean };

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

/** Who holds one of these roles (separated by commas) at a game and still works here; by name. */
export const colleaguesQuery = object({
  game: string().matches(MACHINE_ID).required(),
  roles: string()
    .required()
    .test('roles', (text) => text.split(',').every((role) => staffRoles.some((known) => known === role))),
});
export type ColleaguesQuery = InferType<typeof colleaguesQuery>;
export type ColleaguesOfGame = { staff: { id: number; login: string; name: string }[] };
export const rolesText = (roles: readonly StaffRole[]): string => roles.join(',');

const areasThatLearn = (how: 'game' | 'kid') => areaRows.filter(({ links }) => links === how).map(({ name }) => name);

/** Who may learn link keys, and how they ask: by `game` who calls games' servers, by `kid` who is called by them. */
export const linkReaders: Record<'game' | 'kid', string[]> = {
  game: ['catalog', ...areasThatLearn('game')],
  kid: areasThatLearn('kid'),
};

/** The link of a game (`game`), or the game of a link key (`kid`). */
export const partnerLinksQuery = object({
  game: string().max(32).default(''),
  kid: string()
    .max(64)
    .default('')
    .test('one', 'FIELD_REQUIRED', (kid, { parent }) => Boolean(kid) !== Boolean(parent.game)),
});
export type PartnerLinksQuery = InferType<typeof partnerLinksQuery>;

/**
 * How a game's server is reached and proven; null when it has no live key. `base_url`: '' while no address is set.
 * `keys`: newest first, those that count now; `secret` is base64url, `until` an ISO time or null. `public_only`: no address of a private net may be
 * connected to.
 */
export type PartnerLinkView = {
  link: {
    game: string;
    base_url: string;
    public_only: boolean;
    keys: { kid: string; secret: string; until: string | null }[];
  } | null;
};
