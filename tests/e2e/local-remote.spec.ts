import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { expect, signInFresh, test } from './hub.ts';

const root = join(import.meta.dirname, '..', '..');
const APP = 'mfe-events';
const PORT = 20_000 + Math.floor(Math.random() * 12_000);
const OWN = `http://localhost:${PORT}`;
let server: ChildProcess;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 800 } });

/** As `npm run dev -w mfe-events` starts it, beside the site of this run. */
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000);
  const loader = join(root, 'infra', 'local', 'boot', 'load-ts.mjs');
  const script = join(root, 'infra', 'local', 'dev', 'dev-server.ts');
  const args = ['--import', loader, script, APP, String(PORT), baseURL ?? ''];
  server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  await expect.poll(() => said, { timeout: 90_000 }).toContain('built in');
});
test.afterAll(() => void server?.kill());

const entryOf = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .find((name) => name.endsWith('/remoteEntry.js'));

test('a remote alone is shown in the pages of the site, with its services', async ({ page }) => {
  await page.goto(`${OWN}/events/deliveroo`);
  await expect(page.getByRole('heading', { level: 1, name: '外送合作活動' })).toBeVisible();
  await expect.poll(() => page.evaluate(entryOf)).toBe(`${OWN}/b/remoteEntry.js`);
  const games = await page.evaluate(async () => (await fetch('/api/games/get_games')).status);
  expect(games).toBe(200);
  await page.goto(`${OWN}/support`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a build of the own machine is seen on the site by who asked for it, until it is ended', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInFresh(page, 'product_admin', '/staff/releases/events');
  await page.getByRole('button', { name: '填自己電腦上的網址' }).click();
  await page.getByLabel('自己電腦上的網址').fill(OWN);
  await page.getByRole('button', { name: '用這個版本打開網站' }).click();
  await page.waitForURL('**/events/**');
  await expect(page.getByText(`來自您自己的電腦（${OWN}）`)).toBeVisible();
  await expect.poll(() => page.evaluate(entryOf)).toBe(`${OWN}/b/remoteEntry.js`);
  await page.goto('/events/deliveroo');
  await expect(page.getByRole('heading', { level: 1, name: '外送合作活動' })).toBeVisible();

  const other = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'zh-TW' })).newPage();
  await other.goto('/events/deliveroo');
  await expect(other.getByRole('heading', { level: 1, name: '外送合作活動' })).toBeVisible();
  await expect(other.getByText('來自您自己的電腦')).toHaveCount(0);
  await other.context().close();

  server.kill();
  await page.reload();
  await expect(page.getByText(`${OWN} 沒有回應`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '外送合作活動' })).toBeVisible();
  await page.getByRole('link', { name: '結束' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '外送合作活動' })).toBeVisible();
  await expect(page.getByText('沒有回應')).toHaveCount(0);
});
