import { expectAccessible } from '@hub/page-tests';
import { htmlLang } from '@hub/web';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { watchdogTexts } from './watchdog-texts.ts';
import { watchStart } from './watchdog.ts';

const { documentElement: html } = document;
watchStart();

/** The document as it comes, with a file that the site cannot start without. */
function openDocument(): HTMLElement {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  root.innerHTML = '<div class="boot" data-window="medium"><main><h1>選擇遊戲</h1></main></div>';
  const file = document.createElement('link');
  file.setAttribute('href', '/r/shell/0123456789/main.css');
  file.dataset.start = '';
  root.append(file);
  document.body.append(root);
  return file;
}

afterEach(() => {
  document.getElementById('root')?.remove();
  delete window.__boot;
  html.dataset.lang = 'zh-TW';
  html.lang = 'zh-Hant-TW';
  vi.restoreAllMocks();
});

test.each([
  ['zh-TW', watchdogTexts.words.tw],
  ['zh-HK', watchdogTexts.words.hk],
  ['en', watchdogTexts.words.en],
] as const)('%s: what is the case, a way on and a code', async (language, words) => {
  html.dataset.lang = language;
  html.lang = htmlLang(language);
  html.dataset.buildShell = '0123456789';
  const sent = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  openDocument().dispatchEvent(new Event('error'));
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText(words)).toBeVisible();
  await expect.element(alert.getByRole('button')).toBeVisible();
  const report = await new Response(sent.mock.calls[0]?.[1] as Blob).text();
  const { code, ...told } = JSON.parse(report) as { code: string };
  expect(told).toMatchObject({
    area: 'shell',
    kind: 'load',
    build: '0123456789',
    message: 'cannot be loaded: /r/shell/0123456789/main.css',
  });
  await expect.element(alert.getByText(code)).toBeVisible();
  expect(window.__boot?.halted).toBe(true);
  document.title = words;
  await expectAccessible();
});

test('says nothing once the site is drawn', async () => {
  const file = openDocument();
  document.querySelector('.boot')?.remove();
  file.dispatchEvent(new Event('error'));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
