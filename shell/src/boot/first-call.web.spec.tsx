import type { EventFormView } from '@hub/contracts/events';
import {
  documented,
  examples,
  partnerToken,
  playerToken,
  renderPage,
  tokenOf,
  writeForBoot,
  type CallName,
} from '@hub/page-tests';
import { waitingPicture } from '@hub/web';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { beginPage } from './begin-page.ts';

const SETUP = 'POST /api/service/init_setup';
const VIP_SETUP = 'POST /api/vipservice/init_setup';
const VIEW = 'GET /api/questions/view/:q_id';

const EVENT = 'GET /api/events/render_event_form/:event';
const REWARDS = 'GET /api/events/rewards/:event';
const EVENT_PAGE = '/events/event_serial?event_id=1';

test.for([
  ['a player', playerToken(), 1],
  ['the holder of one case', tokenOf({ aud: 'K', desk: 'support', ticket: 7 }), 0],
] as const)('what a page asks is asked while its scripts are on their way: %s', async ([, token, times]) => {
  const site = await renderPage({ at: '/game', calls: examples(SETUP, EVENT, REWARDS) });
  document.documentElement.dataset.calls = '/api/events/render_event_form/:event_id /api/events/rewards/:other';
  history.replaceState(null, '', `${EVENT_PAGE}&token=${token}`);
  beginPage();
  expect(window.__boot?.first).toHaveLength(times);
  await Promise.all(window.__boot?.first?.map(({ promise }) => promise) ?? []);
  expect(site.asked(EVENT).map(({ params }) => params)).toEqual(times ? [{ event: '1' }] : []);
  // Its address does not say which.
  expect(site.asked(REWARDS)).toEqual([]);
});

const CASE = '/service/H73/view/7';
const VIP_CASE = '/vipservice/H73/view/7';
const holder = (desk: string, ticket: number) => tokenOf({ aud: 'K', desk, ticket });
const caseCall = (api: string) => `/api/${api}/view/7?replies=newest`;

/** A page that takes nothing over of what is begun for another. */
async function renderGames(...calls: CallName[]) {
  const site = await renderPage({ at: '/game', calls: examples('GET /api/notices', ...calls) });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return site;
}

/** What is asked as soon as the HTML of an address is there, in its order. */
async function begin(at: string, token?: string) {
  const site = await renderGames(
    SETUP,
    VIP_SETUP,
    'GET /api/questions/list',
    VIEW,
    'GET /api/vipquestions/list',
    'GET /api/vipquestions/view/:q_id',
    'GET /api/questions/render_create_form/:game_id',
    'GET /api/vipquestions/render_create_form/:game_id',
  );
  history.replaceState(null, '', token ? `${at}${at.includes('?') ? '&' : '?'}token=${token}` : at);
  writeForBoot();
  beginPage();
  const first = window.__boot?.first?.map(({ url, body }) => (body ? `${url} ${body}` : url));
  await Promise.all([...(window.__boot?.first?.map(({ promise }) => promise) ?? []), window.__boot?.exchange]);
  return { first, site };
}

const setup = (service: string, search: string) =>
  `/api/${service}/init_setup ${JSON.stringify({ search_string: search })}`;

test.for([
  ['/service/H73', undefined, setup('service', '?param_game_id=H73')],
  ['/service/H73/?usr_device=ios', playerToken(), setup('service', '?usr_device=ios&param_game_id=H73')],
  ['/service_quick?game_id=L33', undefined, setup('service', '?param_game_id=L33')],
  ['/g/H73/support?to=/faq', undefined, setup('service', '?param_game_id=H73')],
  ['/g/H73/support', partnerToken(), setup('service', '?param_game_id=H73')],
  ['/vipservice/H73', undefined, setup('vipservice', '?param_game_id=H73')],
  ['/vipservice', partnerToken(), setup('vipservice', '')],
] as const)('a home begins with the exchange of its area, for whoever comes: %s', async ([at, token, call]) => {
  expect((await begin(at, token)).first).toEqual([call]);
});

test.for([
  ['/service/H73/list', playerToken(), ['/api/questions/list']],
  ['/service/H73/list?state=closed', partnerToken(), ['/api/questions/list?state=closed']],
  ['/service/H73/list?state=%2Fstaff', playerToken(), ['/api/questions/list']],
  ['/vipservice/H73/list?state=replied', playerToken(), ['/api/vipquestions/list?state=replied']],
  ['/service/H73/list', undefined, []],
  ['/service/H73/list', holder('support', 7), []],
  [CASE, playerToken(), [caseCall('questions')]],
  [VIP_CASE, playerToken(), [caseCall('vipquestions')]],
  [CASE, holder('support', 7), [caseCall('questions')]],
  [CASE, holder('support', 8), []],
  [CASE, holder('vip', 7), []],
  [VIP_CASE, holder('vip', 7), [caseCall('vipquestions')]],
  [CASE, undefined, []],
  ['/service/H73/view/7x', playerToken(), []],
  ['/g/H73/vip', playerToken(), []],
  ['/service/H73/query', playerToken(), []],
] as const)('cases are asked for by their player, and one case by its holder: %s', async ([at, token, calls]) => {
  expect((await begin(at, token)).first).toEqual(calls);
});

test.for([
  ['/service/H73/create', undefined, 'questions'],
  ['/service/H73/confirm-issue', playerToken(), 'questions'],
  ['/service/H73/report-issue', undefined, 'questions'],
  ['/service/H73/create', holder('support', 7), 'questions'],
  ['/vipservice/H73/create', undefined, 'vipquestions'],
] as const)('a form is asked for by whoever opens its page, as whom they are: %s', async ([at, token, api]) => {
  const { first, site } = await begin(at, token);
  expect(first).toEqual([`/api/${api}/render_create_form/H73`]);
  const asked = site.asked(`GET /api/${api}/render_create_form/:game_id`);
  expect(asked.map(({ headers }) => headers.get('x-auth-token'))).toEqual([token ?? null]);
});

test.for([
  [CASE, 1, 0],
  [VIP_CASE, 0, 1],
  ['/game', 1, 0],
] as const)(
  'a game’s own token is exchanged by the page’s area, else by that of the home of games: %s',
  async (row) => {
    const [at, support, vip] = row;
    const { site } = await begin(at, partnerToken());
    expect([site.asked(SETUP).length, site.asked(VIP_SETUP).length]).toEqual([support, vip]);
  },
);

test('a sixth area says what its pages ask first, and a site without an exchange goes on without', async () => {
  const site = await renderGames(VIEW);
  Object.assign(document.documentElement.dataset, {
    route: '/guild/:game/:id/*',
    calls: '/api/questions/view/:id?replies=:show(newest|oldest)#guild/:id /api/questions/view/:war',
  });
  delete document.documentElement.dataset.exchange;
  for (const token of [partnerToken(), holder('guild', 7), holder('guild', 8)]) {
    history.replaceState(null, '', `/guild/H73/7/members?show=newest&show=oldest&token=${token}`);
    beginPage();
    await window.__boot?.first?.[0]?.promise;
  }
  expect(site.asked(VIEW).map(({ params, query }) => [params, query.get('replies')])).toEqual([
    [{ q_id: '7' }, 'newest'],
    [{ q_id: '7' }, 'newest'],
  ]);
});

test.for([playerToken(), partnerToken()])('the page takes over what was asked for it', async (token) => {
  const calls = { ...examples(EVENT, REWARDS), [SETUP]: documented(SETUP, { token: playerToken() }) };
  const site = await renderPage({ at: `${EVENT_PAGE}&token=${token}`, calls });
  await expect.element(page.getByRole('region', { name: '活動獎勵' })).toBeVisible();
  expect(window.__boot?.first).toEqual([]);
  expect([site.asked(EVENT).length, site.asked(REWARDS).length]).toEqual([1, 1]);
});

test('a game’s own token asks beside its exchange', async () => {
  let exchange: (setup: object) => void = () => undefined;
  const exchanged = new Promise<object>((done) => (exchange = done));
  const site = await renderPage({ at: '/game', calls: { ...examples(EVENT), [SETUP]: () => exchanged } });
  document.documentElement.dataset.calls = '/api/events/render_event_form/:event_id';
  history.replaceState(null, '', `${EVENT_PAGE}&token=${partnerToken()}`);
  beginPage();
  const answer = await window.__boot?.first?.[0]?.promise;
  expect(answer?.ok).toBe(true);
  exchange(documented(SETUP, { token: playerToken() }));
  await window.__boot?.exchange;
  expect(site.asked(SETUP)).toHaveLength(1);
});

test('the picture that the first answer names is drawn into the skeleton, and by the page that waits', async () => {
  const picture = '/media/games/H73.svg';
  const calls = {
    ...examples(SETUP, REWARDS),
    [EVENT]: documented<EventFormView>(EVENT, { event: { ...documented<EventFormView>(EVENT).event, picture } }),
  };
  await renderPage({ at: '/game', calls });
  const skeleton = document.createElement('div');
  skeleton.id = 'root';
  skeleton.innerHTML = '<div class="boot"><div class="boot-window"></div></div>';
  document.body.append(skeleton);
  Object.assign(document.documentElement.dataset, {
    calls: '/api/events/render_event_form/:event_id',
    picture: '{event.other} {event.picture}',
    ink: 'event.art lantern:#35101f anniversary:#2a1550',
  });
  history.replaceState(null, '', `${EVENT_PAGE}&token=${playerToken()}`);
  beginPage();
  await vi.waitFor(() => expect(skeleton.querySelector('img')?.getAttribute('src')).toBe(picture));
  expect(waitingPicture('H73')).toHaveProperty('picture');
  const { art } = documented<EventFormView>(EVENT).event;
  const ink = { lantern: '#35101f', anniversary: '#2a1550' }[art as string];
  expect(skeleton.querySelector<HTMLElement>('.boot-window')?.style.getPropertyValue('--p1')).toBe(ink);
  expect(window.__boot?.picture).toMatchObject({ src: picture, ink });
  history.replaceState(null, '', '/game');
  expect(waitingPicture('H73')).toEqual({ game: 'H73' });
  // Known to the gateway: it stands in the HTML, and no answer is waited for.
  Object.assign(document.documentElement.dataset, { picture: '/media/games/G112.svg', ink: '#12264a' });
  beginPage();
  expect(window.__boot?.picture).toEqual({ page: '/game', src: '/media/games/G112.svg', ink: '#12264a' });
  expect(skeleton.querySelectorAll('img')).toHaveLength(1);
  skeleton.remove();
});
