import type { EventFormView } from '@hub/contracts/events';
import { documented, examples, partnerToken, playerToken, renderPage, tokenOf } from '@hub/page-tests';
import { waitingPicture } from '@hub/web';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { beginPage } from './begin-page.ts';

const SETUP = 'POST /api/service/init_setup';

test.for(['/wire_report_portal/H73', '/wire_report_v2/H73', '/wire_report_result', '/survey/2021/idv'])(
  'nothing is asked of an area that is not there: %s',
  async (at) => {
    const site = await renderPage({ at: `${at}?token=${playerToken()}`, calls: examples(SETUP) });
    await expect.element(page.getByText(/即將開放/).first()).toBeVisible();
    // The token of a game becomes ours on any page; that is the one call there is.
    expect(site.asked(SETUP).length).toBeLessThanOrEqual(1);
    await site.reload();
    await expect.element(page.getByText(/即將開放/).first()).toBeVisible();
  },
);

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
