import type { Page, Route } from '@playwright/test';

/**
 * What a screen may have to cope with. `fields`: a form was sent as it stands. `loading`: no answer comes. `long`: names
 * and texts are several times as long as usual, with a word that does not break.
 */
export const states = ['normal', 'empty', 'error', 'fields', 'loading', 'offline', 'long'] as const;
export type State = (typeof states)[number];

const API = /\/api\/(?!live|rum|csp|signal)/;
const LONG = '，這是一個比平常長了許多的名稱，看看版面會不會被它撐開 Pneumonoultramicroscopicsilicovolcanoconiosis';
const LENGTHENED = new Set([
  'game_name',
  'server_name',
  'character_name',
  'type_text',
  'title',
  'content',
  'preview',
  'label',
  'staff_name',
  'line_account_name',
]);

type Json = unknown;
type Change = (answer: Json) => Json;

/** Every list in an answer is empty; what pages need to be drawn at all stays. */
const emptied: Change = (answer) => {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { msg, data, games } = answer as Record<string, Json>;
  return {
    ...answer,
    ...(Array.isArray(msg) && { msg: [], total: 0, next: null }),
    ...(Array.isArray(data) && { data: [], page: { next: null } }),
    ...(Array.isArray(games) && { games: [] }),
  };
};

const lengthened: Change = (answer) => {
  if (Array.isArray(answer)) return answer.map(lengthened);
  if (typeof answer !== 'object' || answer === null) return answer;
  const rows = Object.entries(answer).map(([name, value]) => {
    if (name === 'tips' && Array.isArray(value)) return [name, value.map((tip) => `${String(tip)}${LONG}`)];
    if (typeof value === 'string' && LENGTHENED.has(name)) return [name, value + LONG];
    return [name, lengthened(value)];
  });
  return Object.fromEntries(rows) as Json;
};

/** The answer as the server gave it, changed; what is no JSON passes. */
async function changeAnswer(route: Route, change: Change): Promise<void> {
  const response = await route.fetch();
  const answer: Json = await response.json().catch(() => undefined);
  await route.fulfill(answer === undefined ? { response } : { response, json: change(answer) });
}

/** The document carries the games: its inert block is changed as an answer would be. */
async function changeDocument(route: Route, change: Change): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  const body = html.replace(/(id="hub-page">)(.*?)(<\/script>)/s, (_, open: string, json: string, close: string) => {
    const text = JSON.stringify(change(JSON.parse(json))).replace(/</g, '\\u003c');
    return open + text + close;
  });
  await route.fulfill({ response, body });
}

async function changeAll(page: Page, change: Change): Promise<void> {
  await page.route(API, (route) => changeAnswer(route, change));
  await page.route(
    (url) => !/\.\w+$|^\/(?:api|r|media)\//.test(url.pathname),
    (route) => (route.request().resourceType() === 'document' ? changeDocument(route, change) : route.fallback()),
  );
}

/** Brings about a state before the page is opened. `spared`: calls that are answered as ever, such as who is signed in. */
export async function bringAbout(page: Page, state: State, spared?: RegExp): Promise<void> {
  const refused = (answer: (route: Route) => unknown) =>
    page.route(API, async (route) => {
      if (spared?.test(route.request().url())) await route.fallback();
      else await answer(route);
    });
  if (state === 'empty') await changeAll(page, emptied);
  if (state === 'long') await changeAll(page, lengthened);
  if (state === 'error') await refused((route) => route.fulfill({ status: 503, json: { msg: '服務正在休息' } }));
  if (state === 'loading') await refused(() => undefined);
  if (state === 'offline') {
    await refused((route) => route.abort('internetdisconnected'));
    await page.route('**/healthz', (route) => route.abort('internetdisconnected'));
  }
}
