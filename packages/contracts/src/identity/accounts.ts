import { array, boolean, number, object, string, type InferType } from 'yup';
import { gameId } from '../shared/game-id.ts';
import { ROLE_NAME } from '../shared/role-name.ts';
import { listOf, pagedView, part, text, textOrNull, view, whole, yesNo } from '../shared/view.ts';
import { staffSessionRow } from './sessions.ts';

const name = () => string().trim().max(32, 'NAME_LONG').required('NAME_REQUIRED');

/** `*` for every game; '' is a role chosen without a game, which nobody can hold. */
const grant = object({
  role: string().matches(ROLE_NAME, 'FIELD_INVALID').required('FIELD_REQUIRED'),
  game_id: string()
    .required('ROLE_GAME_REQUIRED')
    .test('game', 'GAME_UNKNOWN', (game) => game === '' || game === '*' || gameId().isValidSync(game)),
});
/** Only an owner needs no role, and who has left is closed. */
const grants = () =>
  array(grant.required())
    .max(200, 'FIELD_INVALID')
    .default([])
    .test('some', 'ROLES_REQUIRED', (roles, { parent }) => parent.owner === true || roles.length > 0);
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

/** `version`: as read; refused when somebody changed the account since. */
export const accountRightsBody = object({
  name: name(),
  owner: owner(),
  roles: grants(),
  version: number().integer().required('FIELD_REQUIRED'),
});
export type AccountRightsBody = InferType<typeof accountRightsBody>;

/** `q`: the beginning of a login or part of a name. */
export const accountsQuery = object({
  q: string().trim().max(64, 'FIELD_INVALID').default(''),
  page: string()
    .matches(/^[\x21-\x7e]{0,64}$/, 'FIELD_INVALID')
    .default(''),
});
export type AccountsQuery = InferType<typeof accountsQuery>;

const accountFacts = {
  id: whole(),
  login: text(),
  name: text(),
  owner: yesNo(),
  disabled: yesNo(),
  factor: yesNo(),
  roles: listOf(part({ role: text(), game_id: text() })),
  seen_at: textOrNull(),
};

/** `factor`: set up. `seen_at`: last use of a session with both factors, null when unknown. */
export const accountRow = view('AccountRow', accountFacts);
export type AccountRow = InferType<typeof accountRow>;
export const accountsView = pagedView('Accounts', accountRow);
export type AccountsView = InferType<typeof accountsView>;

/** `one_time_until`: null once a password of one's own is set. */
export const account = view('Account', {
  ...accountFacts,
  created_at: text(),
  version: whole(),
  recovery_left: whole(),
  one_time_until: textOrNull(),
  sessions: listOf(staffSessionRow),
});
export type Account = InferType<typeof account>;
export const accountView = view('AccountAnswer', { data: account });
export type AccountView = InferType<typeof accountView>;

export const oneTimePasswordView = view('OneTimePassword', { data: part({ account, password: text() }) });
export type OneTimePasswordView = InferType<typeof oneTimePasswordView>;
