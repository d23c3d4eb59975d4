import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { matches } from '@hub/federation/match';
import { GAME_LINK } from '@hub/federation/game-link';
import { expect, it } from 'vitest';
import { GAME_ACCOUNT } from '../../shell/src/member/return-path.ts';

const root = resolve(import.meta.dirname, '../..');
const apps = globSync('{shell,mfe-*}/src/routes.tsx', { cwd: root }).map((file) => file.split('/')[0] ?? '');
const NAMED: Record<string, string> = { GAME_LINK, GAME_ACCOUNT };

/** Addresses that the pages of an app are shown at, without the desk's. */
const pagesOf = (app: string): string[] =>
  [
    ...readFileSync(resolve(root, app, 'src/routes.tsx'), 'utf8').matchAll(
      /path=(?:"([^"]+)"|\{(\w+)\})|^  (?:'(\/[^']+)'|\[(\w+)\]):/gm,
    ),
  ]
    .map(([, path, name, row, rowName]) => path ?? row ?? NAMED[name ?? rowName ?? ''] ?? `unknown ${name ?? rowName}`)
    .filter((path) => path !== '*' && path !== '/staff/*');

it.each(apps)('every page of %s is at an address that the gateway answers with its document', async (app) => {
  const { app: built } = (await import(`../../${app}/rspack.config.ts`)) as { app: { routes: { path: string }[] } };
  const pages = pagesOf(app);
  expect(pages.length).toBeGreaterThan(1);
  const nowhere = pages.filter((page) => !built.routes.some(({ path }) => matches(path, page)));
  expect(nowhere).toEqual([]);
});
