import { callsOf, type Route } from '../shared/route.ts';
import { deskRoutes } from '../tickets/routes.ts';
import { supportDesk } from './desk.ts';
import { penaltyCalls } from './penalties.calls.ts';
import { whitelistCalls } from './whitelist.calls.ts';

const { post } = callsOf('support');

export const setupCalls = {
  initSetup: post('/api/service/init_setup', { limit: 'read', bodyKb: 16, passToken: true }),
};

export const supportRoutes: Route[] = [
  ...Object.values(setupCalls),
  ...Object.values(whitelistCalls),
  ...Object.values(penaltyCalls),
  ...deskRoutes(supportDesk, 'support'),
];
