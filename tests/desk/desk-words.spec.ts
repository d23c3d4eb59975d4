import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import type { Titles } from '@hub/contracts/manifest';
import type { RemoteApp } from '../../packages/federation/src/define-remote.ts';
import { filesOfAreas } from '../files-of-areas.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = globSync(['services/*/src/**/*.ts', 'packages/{nest-kit,tickets}/src/**/*.ts'], { cwd: root })
  .filter((path) => !path.endsWith('.spec.ts'))
  .map(read);
const manifests = (await filesOfAreas<{ app: RemoteApp }>('mfe-*/rspack.config.ts')).map(({ file }) => file.app);

const toldBy = (pick: (app: RemoteApp) => Titles | undefined) =>
  manifests.flatMap((app) => Object.keys(pick(app) ?? {}));
/** Keys of what a hook of the desk has words for. */
const spokenIn = (path: string) => [...read(path).matchAll(/^\s+'?([\w.-]+)'?: t`/gm)].map(([, key]) => key ?? '');
const writtenAs = (shape: RegExp) => sources.flatMap((text) => [...text.matchAll(shape)].map(([, code]) => code ?? ''));
const without = (codes: string[], words: string[]) => [...new Set(codes)].filter((code) => !words.includes(code));

it('every action that a service writes to the audit has words', () => {
  const written = writtenAs(
    /(?:\baction:|\baudit:|\w*(?:Audit|auditOf\w*|audit)\(\s*(?:\{[^{}]*\}|[\w.]+),)\s*'([a-z]+(?:[._-][a-z_-]+)+)'/g,
  );
  expect(written.length).toBeGreaterThan(80);
  const words = [...toldBy(({ audit }) => audit?.actions), ...spokenIn('shell/src/staff/audit/use-audit-actions.ts')];
  expect(without(written, words)).toEqual([]);
});

it('every round of a service has words', () => {
  const rounds = writtenAs(/\b(?:round|watch(?:Schedules\([^)]*\))?)\(\s*'([a-z-]+)'/g);
  expect(rounds.length).toBeGreaterThan(20);
  const words = [
    ...toldBy(({ jobs }) => jobs?.rounds),
    ...spokenIn('packages/tickets/src/web/staff/desk-jobs/use-job-words.ts'),
  ];
  expect(without(rounds, words)).toEqual([]);
});

test('a fact of an approval that is a state has words for its states', () => {
  const bare = manifests.flatMap(({ approvals }) =>
    Object.keys(approvals?.facts ?? {}).filter((name) => /(?:^|_)state$/.test(name) && !approvals?.values?.[name]),
  );
  expect(bare).toEqual([]);
});

test('what a move of an order leaves in the audit is said in words', () => {
  const values = manifests.map(({ audit }) => audit?.values ?? {});
  for (const field of ['from', 'to', 'answer', 'state'])
    expect(
      values.some((told) => field in told),
      field,
    ).toBe(true);
});
