import { callsOf } from '../shared/route.ts';

const { get } = callsOf('topup');

export const shopCalls = {
  getMaintenance: get('/api/vipv3/maintenance'),
  getGameShop: get('/api/vipv3/game/:game_id'),
  listProducts: get('/api/vip/products/:game_id'),
  getGift: get('/api/vipv2/gift/:game_id'),
  getDonate: get('/api/vipv3/get_donate'),
};
