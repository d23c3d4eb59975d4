import { array, boolean, number, object, string, type InferType } from 'yup';
import { gameId } from '../shared/game-id.ts';
import { staffRoles, type StaffRole } from '../shared/who.ts';
import type { StaffSessionRow } from './sessions.ts';

const name = () => string().trim().max(32, 'NAME_LONG').required('NAME_REQUIRED');

/** A role at a game, `*` for every game. */
const grant = object({
  role: string()
    .oneOf([...staffRoles], 'FIELD_INVALID')
    .required('FIELD_REQUIRED'),
  game_id: string()
    .required('FIELD_REQUIRED')
    .test('game', 'GAME_UNKNOWN', (game) => game === '*' || gameId().isValidSync(game)),
});
const grants = () => array(grant.required()).max(200, 'FIELD_INVALID').default([]);
const owner = () => boolean().default(false);

export const newAccountBody = object({
  login: string()
    .trim()
    .lowercase()
    .required('LOGIN_REQUIRED')
    .matches(/^[a-z][a-z0-9_.-]{1,31}$/, { message: 'LOGIN_SHAPE', excludeEmptyString: true }),
  name: name(),
  owner: owner(),
  roles: grants(),
});
export type NewAccountBody = InferType<typeof newAccountBody>;

/** `version` is the one that was read: when somebody changed the account since, the change is refused. */
export const accountRightsBody = object({
  name: name(),
  owner: owner(),
  roles: grants(),
  version: number().integer().required('FIELD_REQUIRED'),
});
export type AccountRightsBody = InferType<typeof accountRightsBody>;

/** `q`: the beginning of a login or part of a name; `page`: the cursor of the answer before. */
export const accountsQuery = object({ q: string().trim().max(64).default(''), page: string().max(64).default('') });
export type AccountsQuery = InferType<typeof accountsQuery>;

export type AccountRow = {
  id: number;
  login: string;
  name: string;
  owner: boolean;
  disabled: boolean;
  /** Is the second factor set up? */
  factor: boolean;
  roles: { role: StaffRole; game_id: string }[];
  /** Last use of any session, null when none is known. */
  seen_at: string | null;
};
export type AccountsView = { data: AccountRow[]; page: { next: string | null } };

/** `one_time_until`: until when the one-time password opens; null once a password of one's own is set. */
export type Account = AccountRow & {
  created_at: string;
  version: number;
  recovery_left: number;
  one_time_until: string | null;
  sessions: StaffSessionRow[];
};
export type AccountView = { data: Account };

/** `password` is shown this once. */
export type OneTimePasswordView = { data: { account: Account; password: string } };
