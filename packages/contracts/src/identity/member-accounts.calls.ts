import { callsOf } from '../shared/route.ts';

const { get, post } = callsOf('identity');
/** The account that the game's token names. */
const playing = { who: 'player' } as const;
const own = { who: 'player', member: true } as const;

export const memberAccountCalls = {
  getAccountLink: get('/api/auth/account_link', playing),
  linkAccount: post('/api/auth/account_link', { ...playing, limit: 'login', bodyKb: 8, once: true }),
  endAccountLink: post('/api/auth/account_link/end', { ...playing, bodyKb: 4 }),
  listMemberAccounts: get('/api/auth/member_accounts', own),
  unlinkAccount: post('/api/auth/member_accounts/:account/unlink', { ...own, bodyKb: 8, sameOrigin: true }),
};
