import { retentionCalls } from '../retention/retention.calls.ts';
import { rowsOf, type Route } from '../shared/route.ts';
import { deskRoutes } from '../tickets/routes.ts';
import { vipDesk } from './desk.ts';
import { vipServiceCalls } from './service.calls.ts';

export const vipRoutes: Route[] = [...rowsOf(vipServiceCalls, retentionCalls('vip')), ...deskRoutes(vipDesk)];
