import { site } from 'virtual:site';
import { GAME_LINK, linkedArea } from '../../../packages/federation/src/game-link.ts';
import { firstMatch } from '../../../packages/federation/src/match.ts';

function add(name: string, id: string, content: string, attributes: Record<string, string> = {}): void {
  if (document.getElementById(id)) return;
  const element = Object.assign(document.createElement(name), { id, textContent: content });
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  document.head.prepend(element);
}

/** What the gateway writes into the document: layers before every style sheet, themes, and the data of the page. */
export function writeDocument(): void {
  add('style', 'hub-styles', site.styles);
  add('script', 'hub-page', JSON.stringify(site.page), { type: 'application/json' });
}

/** What the gateway writes at the root of the page of this address. */
export function writeForBoot(): void {
  const { dataset } = document.documentElement;
  for (const name of ['route', 'calls', 'exchange', 'picture']) delete dataset[name];
  const { areas } = site.page.registry;
  const [, , game = ''] = location.pathname.split('/');
  const home = linkedArea(location.pathname, Object.values(areas))?.gameHome?.replaceAll('{game}', game);
  const route = firstMatch(Object.keys(site.boot), home ?? location.pathname);
  const told = site.boot[route ?? ''];
  const exchange = told?.exchange ?? Object.values(areas).find(({ gameHome }) => gameHome)?.exchange;
  if (exchange) dataset.exchange = exchange;
  if (told?.calls) Object.assign(dataset, { calls: told.calls.join(' '), route: home ? GAME_LINK : route });
  if (told?.picture) dataset.picture = told.picture.join(' ');
}
