import { rowsOf, type Route } from '../shared/route.ts';
import { shopCalls } from './shop.calls.ts';

export const topupRoutes: Route[] = rowsOf(shopCalls);
