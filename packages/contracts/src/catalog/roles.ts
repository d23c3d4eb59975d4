import { boolean, object, string, type InferType } from 'yup';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { oneOf, part, text, textOrNull, view } from '../shared/view.ts';
import type { StaffRole } from '../shared/principal.ts';

/** `hostid`: the part of the server's id that the game asks for. `captcha_token`: once an address asked often. */
export const roleQuery = object({
  /** The game's own rule of digits is the server's to know. */
  id: string().trim().default(''),
  hostid: string().trim().max(32, 'HOST_UNKNOWN').default(''),
  captcha_token: string().max(8192, 'FIELD_INVALID').default(''),
});
export type RoleQuery = InferType<typeof roleQuery>;

/** null where there is no character that goods could be sent to. */
export const roleNameView = view('RoleName', { result: textOrNull() });
export type RoleNameView = InferType<typeof roleNameView>;

export const roleLookers: readonly StaffRole[] = ['agent', 'lead', 'event_operator', 'product_admin'];

const machine = (code: string) =>
  string().trim().required('FIELD_REQUIRED').matches(MACHINE_ID, { message: code, excludeEmptyString: true });

export const roleLookupBody = object({
  game_id: machine('SETTING_GAME'),
  server_id: machine('SERVER_UNKNOWN'),
  role_id: string().trim().required('ROLE_REQUIRED'),
});
export type RoleLookupBody = InferType<typeof roleLookupBody>;

export const roleVerdicts = ['ok', 'banned', 'moved', 'none', 'ambiguous'] as const;
export type RoleVerdict = (typeof roleVerdicts)[number];

/** `moved`: `server_id` is where it lives now. What there is nothing to say of is ''. */
export const staffRoleView = view('StaffRole', {
  data: part({
    verdict: oneOf(...roleVerdicts),
    role_id: text(),
    char_name: text(),
    server_id: text(),
    server_name: text(),
    partner_uid: text(),
  }),
});
export type StaffRoleView = InferType<typeof staffRoleView>;

/** `server_id` '': wherever it lives. `fresh`: not what was learnt a moment ago; for whoever is about to send something. */
export const knowRoleBody = object({
  game_id: machine('SETTING_GAME'),
  server_id: string().trim().default('').matches(MACHINE_ID, { message: 'SERVER_UNKNOWN', excludeEmptyString: true }),
  role_id: string().max(32).required(),
  fresh: boolean().default(false),
});
export type KnowRoleBody = InferType<typeof knowRoleBody>;
export type KnownRoleView = StaffRoleView['data'];
