import { retentionCalls } from '../retention/retention.calls.ts';
import { rowsOf, type Route } from '../shared/route.ts';
import { deskRoutes } from '../tickets/routes.ts';
import { accountHoldCalls } from './account-holds.calls.ts';
import { supportDesk } from './desk.ts';
import { penaltyCalls } from './penalties.calls.ts';
import { setupCalls } from './setup.calls.ts';
import { whitelistCalls } from './whitelist.calls.ts';

export const supportRoutes: Route[] = [
  ...rowsOf(setupCalls, retentionCalls('support'), whitelistCalls, penaltyCalls, accountHoldCalls),
  ...deskRoutes(supportDesk),
];
