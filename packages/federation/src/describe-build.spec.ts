import { expect, it } from 'vitest';
import type { ShellApp } from './define-shell.ts';
import { describeShell } from './describe-build.ts';

it('a build states the integrity of each of its files, pictures too', () => {
  const base = '/r/shell/abc/';
  const rows = ['main.js', 'main.css', 'en.json', 'art/dot.svg', 'dot.png'].map((file) => ({
    url: base + file,
    bytes: 1,
    integrity: `sha256-${file}`,
  }));
  const built = { base, build: 'abc', locales: { pages: [], staff: [] }, rows };
  const app = { routes: [] } as unknown as ShellApp;
  const { integrities } = describeShell(app, built, {}, { boot: '', loader: '', platform: {} });
  expect(integrities).toEqual(Object.fromEntries(rows.map(({ url, integrity }) => [url, integrity])));
});
