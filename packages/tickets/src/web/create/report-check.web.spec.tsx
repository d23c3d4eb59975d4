import type { CaptchaView } from '@hub/contracts/shared';
import { expectAccessible, reply, type Look } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CREATE, fillVisitor, FORM, formOf, openReport, send, slip, words } from '../testing/report-answers.ts';

type Options = Record<string, unknown> & {
  callback: (token: string) => void;
  'before-interactive-callback': () => void;
};
type Provider = { turnstile?: object };

/** What an outside provider's script leaves: a widget that passes by itself, or one that wants to be pressed. */
function provide(mode: 'passes' | 'asks') {
  const drawn: Options[] = [];
  let count = 0;
  const start = (options: Options) =>
    mode === 'passes' ? options.callback(`token-${++count}`) : options['before-interactive-callback']();
  (globalThis as Provider).turnstile = {
    render: (place: HTMLElement, options: Options) => {
      drawn.push(options);
      const press = Object.assign(document.createElement('button'), { type: 'button', textContent: '我是真人' });
      press.onclick = () => options.callback(`pressed-${++count}`);
      place.append(press);
      setTimeout(() => start(options));
      return 'widget';
    },
    reset: () => drawn.slice(-1).forEach(start),
    remove: () => undefined,
  };
  return drawn;
}

let scripts = 0;
/** A script of its own for each test: what was loaded once is not loaded again. */
const outside = (): CaptchaView => ({
  enabled: true,
  form: 'create',
  provider: 'turnstile',
  site_key: 'site-key',
  challenge_url: '',
  script_url: URL.createObjectURL(new Blob([`/* ${++scripts} */`], { type: 'text/javascript' })),
});
const open = (look?: Look) => openReport({ [FORM]: formOf({ captcha: outside() }) }, undefined, look);
const tokens = (asked: { body: unknown }[]) =>
  asked.map(({ body }) =>
    body instanceof FormData ? body.get('captcha_token') : (body as Record<string, string>).captcha_token,
  );

test('the widget of an outside provider has our theme and language, and its answer is sent', async () => {
  const drawn = provide('passes');
  const site = await open('phone, dark');
  await expect.poll(() => drawn).toHaveLength(1);
  expect(drawn[0]).toMatchObject({ sitekey: 'site-key', action: 'create', theme: 'auto', language: 'zh-tw' });
  await expectAccessible();
  await fillVisitor();
  await send.click();
  await expect.element(slip).toBeVisible();
  expect(tokens(site.asked(CREATE))).toEqual(['token-1']);
});

test('a widget that wants to be pressed says so at its place, and keeps what is typed', async () => {
  provide('asks');
  const site = await open();
  await fillVisitor();
  await send.click();
  await expect.element(page.getByText('請先完成驗證，再送出一次').first()).toBeVisible();
  await expect.element(words).toHaveValue('儲值後三十分鐘仍未入帳，附上收據');
  expect(site.asked(CREATE)).toEqual([]);
  (page.getByRole('button', { name: '我是真人' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await send.click();
  await expect.element(slip).toBeVisible();
  expect(tokens(site.asked(CREATE))).toEqual(['pressed-1']);
});

test('a widget that does not load can be tried again', async () => {
  delete (globalThis as Provider).turnstile;
  const site = await open();
  await expect.element(page.getByText('驗證沒有載到，您填的內容還在')).toBeVisible();
  await fillVisitor();
  // The server decides whether it is missed.
  site.answer({ [CREATE]: reply(400, { captcha_token: '請完成驗證' }) });
  await send.click();
  await expect.element(page.getByText('請完成驗證').first()).toBeVisible();
  await expectAccessible();
  provide('passes');
  site.answer({
    [CREATE]: { msg: { question_id: 10232, check_id: '9MZQ-4T2B-KC7E', token: '', reply_by: null, deadline: null } },
  });
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect.element(page.getByRole('button', { name: '我是真人' })).toBeVisible();
  await send.click();
  await expect.element(slip).toBeVisible();
  expect(tokens(site.asked(CREATE)).at(-1)).toBe('token-1');
});

test('a game with our own check loads nothing from outside', async () => {
  performance.clearResourceTimings();
  await openReport({
    [FORM]: formOf({ captcha: { ...outside(), provider: 'altcha', challenge_url: '/x', script_url: '' } }),
  });
  await expect.element(page.getByText('開始填寫後會自動驗證')).toBeVisible();
  expect(document.querySelectorAll('#root iframe')).toHaveLength(0);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(loaded.filter((url) => /^https?:/.test(url) && new URL(url).origin !== location.origin)).toEqual([]);
});
