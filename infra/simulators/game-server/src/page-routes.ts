import { BadCall, goTo, html, type Answer } from '../../local-web/src/answers.ts';
import { fieldsIn, type Asked, type Route, type Routes } from '../../local-web/src/routes.ts';
import { changeMail, claimAll, laneOf, tokenWish } from './control-routes.ts';
import { findGame } from './games.ts';
import { issueToken, type SiteFacts } from './issue-token.ts';
import { controlPage } from './pages/control-page.ts';
import { gamePage } from './pages/game-page.ts';
import { logPage } from './pages/log-page.ts';
import { faultPage, missingPage, overviewPage } from './pages/overview-page.ts';
import { rolePage } from './pages/role-page.ts';
import { tokenPage } from './pages/token-page.ts';
import type { World } from './world.ts';

const gameUrl = (game: string) => `/games/${encodeURIComponent(game)}`;
const roleUrl = (game: string, role: string) => `${gameUrl(game)}/roles/${encodeURIComponent(role)}`;
const missing = (): Answer => html(missingPage(), 404);

function forms(world: World, site: SiteFacts): Routes {
  return {
    'POST /games/:game/faults': (asked) => {
      const lane = laneOf(asked.params.game);
      const { add, ...rule } = fieldsIn(asked);
      const kept = add
        ? world.faults.of(lane).map(({ retryAfterS, ...one }) => ({ ...one, retry_after_s: retryAfterS }))
        : [];
      world.faults.set(lane, [...kept, rule]);
      return goTo(gameUrl(lane));
    },
    'POST /games/:game/switches': (asked) => {
      const { game = '' } = asked.params;
      const ticks = { recall: 'off', claims_out_of_order: 'off' };
      world.switches.set(game, { ...ticks, ...fieldsIn(asked) });
      return goTo(gameUrl(game));
    },
    'POST /games/:game/maintenance': (asked) => {
      const { game = '' } = asked.params;
      world.switches.set(game, fieldsIn(asked));
      return goTo(gameUrl(game));
    },
    'POST /games/:game/token': (asked) => {
      const { game = '' } = asked.params;
      const wish = tokenWish(world, { ...fieldsIn(asked), game });
      return html(tokenPage(wish, issueToken(site, wish)));
    },
    'POST /games/:game/roles': (asked) => goTo(roleUrl(asked.params.game ?? '', fieldsIn(asked).role ?? '')),
    'POST /games/:game/roles/:role/claim': ({ params: { game = '', role = '' } }) => {
      claimAll(world, game, role);
      return goTo(roleUrl(game, role));
    },
    'POST /games/:game/roles/:role/room': ({ params: { game = '', role = '' } }) => {
      world.roles.change(game, role, { mailboxLimit: null });
      return goTo(roleUrl(game, role));
    },
    'POST /games/:game/roles/:role/mails/:mail/:deed': (asked) => moveMail(world, asked),
    'POST /reset': () => {
      world.reset();
      return goTo('/');
    },
  };
}

function moveMail(world: World, { params: { game = '', role = '', mail = '', deed = '' } }: Asked): Answer {
  const stored = world.mails.find(mail);
  if (!stored || stored.game !== game) return missing();
  changeMail(world, stored, deed === 'expire' ? 'expired' : 'claimed');
  return goTo(roleUrl(game, role));
}

const forPeople =
  (route: Route): Route =>
  async (asked) => {
    try {
      return await route(asked);
    } catch (error) {
      if (error instanceof BadCall) return html(faultPage(error.message), error.status);
      throw error;
    }
  };

export function pageRoutes(world: World, site: SiteFacts): Routes {
  return {
    'GET /': ({ query }) => html(overviewPage(world, query.has('live'))),
    'GET /control': () => html(controlPage()),
    'GET /log': ({ query }) => html(logPage(world, query.get('game') ?? '', query.get('show') ?? '')),
    'GET /games/:game': ({ params: { game = '' } }) => {
      const known = findGame(game);
      return known ? html(gamePage(world, known, site)) : missing();
    },
    'GET /games/:game/roles/:role': ({ params: { game = '', role = '' }, query }) => {
      const known = world.roles.find(game, role);
      return known ? html(rolePage(world, known, query.has('live'))) : missing();
    },
    ...Object.fromEntries(Object.entries(forms(world, site)).map(([line, route]) => [line, forPeople(route)])),
  };
}
