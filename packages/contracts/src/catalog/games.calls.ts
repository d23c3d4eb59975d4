import { addressOf } from '../shared/call-address.ts';
import { callsOf } from '../shared/route.ts';

const { get, post } = callsOf('catalog');

export const gameCalls = {
  listGames: get('/api/games/get_games'),
  getConfig: get('/api/games/get_config'),
  listServers: get('/api/games/get_servers/:game_id'),
  getGamePicture: get('/media/games/:file'),
};

/** `file`: `H73.svg`, or `H73.picture.svg` to be used by its parts `#art` and `#emblem`. */
export const gamePicture = (file: string): string => addressOf(gameCalls.getGamePicture, { params: { file } });

export const pageCalls = {
  getFaq: get('/api/faq/get_faq'),
  listNotices: get('/api/notices'),
  followClick: get('/api/click/:id'),
  listPostalCodes: get('/api/postal'),
};

export const roleCalls = {
  // A game may take its time twice, and a challenge may be asked for before.
  getRole: get('/api/vipv3/get_role/:game_id', { limit: 'lookup', answerMs: 14_000 }),
  lookUpRole: post('/api/staff/role_lookup', { who: 'staff', bodyKb: 4 }),
};
