import { array, number, object, string, type InferType } from 'yup';
import { MACHINE_ID } from '../shared/game-of-query.ts';

/* Version 1. Answers of a game are input: fields that are not in these shapes are passed over. */

const machine = () => string().strict().matches(MACHINE_ID).required();
const PREFIX = '/partner/v1';

export const gamePaths = {
  health: `${PREFIX}/health`,
  mails: `${PREFIX}/mails`,
  mail: (mailId: string) => `${PREFIX}/mails/${encodeURIComponent(mailId)}`,
  recall: (mailId: string) => `${PREFIX}/mails/${encodeURIComponent(mailId)}/recall`,
  /** `hostId` is '' where the game has no hosts. */
  role: (roleId: string, gameId: string, hostId: string) =>
    `${PREFIX}/roles/${encodeURIComponent(roleId)}?game_id=${encodeURIComponent(gameId)}&host_id=${encodeURIComponent(hostId)}`,
} as const;

/** For ever: three or four letters for what asked, and 26 capital letters and digits. */
export const MAIL_ID = /^[a-z]{3,4}_[0-9A-Z]{26}$/;

export const mailItem = object({
  item_code: string()
    .matches(/^[A-Za-z0-9_.:-]{1,64}$/)
    .required(),
  qty: number().integer().min(1).max(1_000_000).required(),
});
export type MailItem = InferType<typeof mailItem>;

export const MAX_MAIL_ITEMS = 20;

/** A mail to one role; `mail_id` names it for ever, and a second one of that name must have no effect. */
export const gameMail = object({
  mail_id: string().matches(MAIL_ID).required(),
  game_id: machine(),
  server_id: machine(),
  role_id: machine(),
  title: string().max(60).required(),
  body: string().max(1000).defined(),
  items: array().of(mailItem.required()).max(MAX_MAIL_ITEMS).defined(),
  expire_days: number().integer().min(1).max(180).required(),
  reason: string().max(100).required(),
});
export type GameMail = InferType<typeof gameMail>;

/** 200 to a mail. `duplicate`: as before, with the same `partner_mail_id`. */
export const mailAnswer = object({
  mail_id: string().strict().required(),
  status: string().oneOf(['accepted', 'duplicate']).required(),
  partner_mail_id: string().strict().max(64).required(),
});
export type MailAnswer = InferType<typeof mailAnswer>;

/** 200 to a question after a mail; 404 `mail_not_found` when the game has none of that name. */
export const mailStateAnswer = object({
  mail_id: string().strict().required(),
  status: string().oneOf(['accepted', 'claimed', 'expired', 'recalled']).required(),
  partner_mail_id: string().strict().max(64).required(),
});
export type MailStateAnswer = InferType<typeof mailStateAnswer>;

/** 200 to a recall, also to one that was carried out before; 409 `already_claimed`; 501 where the game offers none. */
export const recallAnswer = object({
  mail_id: string().strict().required(),
  status: string().oneOf(['recalled']).required(),
});
export type RecallAnswer = InferType<typeof recallAnswer>;

export const roleStates = ['ok', 'banned', 'moved'] as const;

/** 200 to a look-up. `moved`: the role lives on another server now, `server_id` says which. */
export const roleAnswer = object({
  result: object({
    role_id: string().strict().max(32).required(),
    char_name: string().strict().max(64).defined(),
    server_id: string().strict().matches(MACHINE_ID).required(),
    partner_uid: string().strict().max(64).default(''),
    status: string()
      .oneOf([...roleStates])
      .default('ok'),
  }).required(),
});
export type RoleAnswer = InferType<typeof roleAnswer>;

export const healthAnswer = object({ status: string().oneOf(['ok', 'maintenance']).required() });
export type HealthAnswer = InferType<typeof healthAnswer>;

/** Words of a game's refusals, in the field `error` of the body; another word is not the game's, whatever says it. */
export const gameRefusals = [
  'bad_request',
  'bad_signature',
  'role_not_found',
  'role_ambiguous',
  'role_banned',
  'mail_not_found',
  'mail_id_conflict',
  'unknown_item',
  'mailbox_full',
  'already_claimed',
  'not_offered',
  'rate_limited',
  'maintenance',
] as const;
export type GameRefusal = (typeof gameRefusals)[number];

export const refusalAnswer = object({
  error: string()
    .strict()
    .oneOf([...gameRefusals])
    .required(),
});
