import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, simulatedGames, test } from './hub.ts';

const { url: gamesUrl, linksFile } = simulatedGames();

test.use({ extraHTTPHeaders: {} });

test('the simulated games issue a token that opens the site', async ({ page, context }) => {
  await page.goto(`${gamesUrl}/games/H73`);
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: '123456781 小恐龍🦖愛吃肉' });
  await page.getByRole('button', { name: 'Issue a token' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Service home(?!,)/ }).click();
  await expect((await opened).getByText('小恐龍🦖愛吃肉').first()).toBeVisible();
});

test('the site and the games hold the same keys: nothing is wrong between them', async () => {
  test.setTimeout(90_000);
  type Links = Record<string, { base_url: string; keys: { kid: string; key: string }[] }>;
  const { base_url = '', keys = [] } = (JSON.parse(readFileSync(linksFile, 'utf8')) as Links).H73 ?? {};
  expect(base_url).toBe(gamesUrl);
  const command = join(import.meta.dirname, '..', '..', 'infra', 'local', 'conformance.mjs');
  const args = ['--url', base_url, '--game', 'H73', '--role', '123456789', '--host', '2001', '--recall'];
  const env = { ...process.env, GAME_LINK_SECRET: keys[0]?.key ?? '' };
  const run = promisify(execFile)(process.execPath, [command, ...args, '--kid', keys[0]?.kid ?? ''], { env });
  expect((await run).stdout).toMatch(/\d+ right, 0 wrong/);
});
