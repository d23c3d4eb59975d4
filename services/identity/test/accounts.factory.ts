import type { AccountView } from '@hub/contracts/identity';
import type { TestIdentity } from './identity.factory.ts';
import { callIn, type Account, type SignedIn } from './staff.factory.ts';

export const accountPath = ({ who }: Account, rest = '') => `/api/staff/accounts/${who.id}${rest}`;

/** How a test keeps accounts: calls in the name of who is signed in, and looks by the owner `boss`. */
export const accountTools = (to: () => TestIdentity, boss: () => SignedIn) => {
  const as = <T = Record<string, unknown>>(
    { account, session }: Pick<SignedIn, 'account' | 'session'>,
    line: string,
    body?: unknown,
  ) => callIn<T>(to().url, account.who, session, line, body);
  const read = async (account: Account) => (await as<AccountView>(boss(), `GET ${accountPath(account)}`)).body.data;
  return {
    as,
    read,
    /** The rights of an account as they are sent to be changed. */
    rights: async (account: Account, over: object = {}) => {
      const { name, owner, roles, version } = await read(account);
      return { name, owner, roles, version, ...over };
    },
  };
};
