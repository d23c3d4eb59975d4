import { callsOf } from '../shared/route.ts';

const { post } = callsOf('support');

export const setupCalls = {
  initSetup: post('/api/service/init_setup', { limit: 'read', bodyKb: 16, passToken: true }),
};
