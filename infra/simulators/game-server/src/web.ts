import { startWeb, type Web } from '../../local-web/src/web.ts';
import { controlRoutes } from './control-routes.ts';
import type { SiteFacts } from './issue-token.ts';
import { pageRoutes } from './page-routes.ts';
import { partnerRoutes } from './partner-routes.ts';
import type { World } from './world.ts';

const CSP = "form-action 'self'; frame-ancestors 'none'";

export const startGameWeb = (place: { host: string; port: number }, world: World, site: SiteFacts): Promise<Web> =>
  startWeb({
    ...place,
    own: { ...partnerRoutes(world), ...controlRoutes(world, site), ...pageRoutes(world, site) },
    csp: CSP,
  });
