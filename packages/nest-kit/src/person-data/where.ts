import type { Person } from '@hub/contracts/person-data';
import { isAscii } from '../db/is-ascii.ts';

/** SQL over the columns of one table; null: nobody can be found by it. */
export type Where = { sql: string; values: unknown[] } | null;

export const anyOf = (...some: Where[]): Where => {
  const all = some.filter((one) => one !== null);
  if (all.length === 0) return null;
  return { sql: `(${all.map(({ sql }) => sql).join(' OR ')})`, values: all.flatMap(({ values }) => values) };
};

export const isIn = (column: string, values: readonly unknown[]): Where =>
  values.length === 0 ? null : { sql: `${column} IN (?)`, values: [values] };

const pairs = (columns: string, some: readonly (readonly string[])[]): Where =>
  some.length === 0 ? null : { sql: `(${columns}) IN (${some.map(() => '(?, ?)').join()})`, values: some.flat() };

/** `alias`: of the table, with its dot. */
export const ofAccounts = ({ accounts }: Person, alias = ''): Where =>
  pairs(
    `${alias}game_id, ${alias}partner_uid`,
    accounts.map(({ game_id, uid }) => [game_id, uid]),
  );

/** Where accounts stand in ASCII: one of other letters is not there, and could not be compared. */
export const ofAsciiAccounts = (person: Person, alias = ''): Where =>
  ofAccounts({ ...person, accounts: person.accounts.filter(({ uid }) => isAscii(uid)) }, alias);

export const ofRoles = ({ roles }: Person, alias = ''): Where =>
  pairs(
    `${alias}game_id, ${alias}role_id`,
    roles.map(({ game_id, role_id }) => [game_id, role_id]),
  );
