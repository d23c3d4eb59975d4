import { expect, it } from 'vitest';
import { chunkFaults, weighChunks, weighRoutes, weightFaults, type Budgets, type Built } from './route-weights.ts';

const shell: Built = {
  area: 'shell',
  js: ['/main.js'],
  css: ['/main.css'],
  routes: ['/game', '/staff'],
  preload: { '/staff': { js: ['/frame.js'], css: [] } },
};
const guild: Built = {
  area: 'guild',
  entry: '/entry.js',
  routes: ['/guild', '/guild/:id'],
  preload: {
    './routes': { js: ['/routes.js'], css: [] },
    './staff': { js: ['/staff.js'], css: [] },
    '/guild/:id': { js: ['/one.js', '/routes.js'], css: ['/one.css'] },
  },
};
const sizes: Record<string, number> = { '/main.js': 100_000, '/main.css': 10_000, '/staff.js': 90_000 };
const weights = weighRoutes([shell, guild], (file) => sizes[file] ?? 1_000);
const others = { js: 103, scripts: 3 };
const budgets = (guild: Budgets['areas'][string]): Budgets => ({ others, areas: { guild }, chunks: {} });

it('a page is the shell, the entry, the area’s routes and its own files, each once', () => {
  expect(weights).toEqual([
    { area: 'shell', route: '/game', js: 100_000, css: 10_000, scripts: 1 },
    { area: 'shell', route: '/staff', js: 101_000, css: 10_000, scripts: 2 },
    { area: 'guild', route: '/guild', js: 102_000, css: 10_000, scripts: 3 },
    { area: 'guild', route: '/guild/:id', js: 103_000, css: 11_000, scripts: 4 },
  ]);
});

it('says which page is over its budget, and by how much', () => {
  expect(weightFaults(weights, budgets({}))).toEqual(['guild /guild/:id: 4 scripts, budget 3']);
  expect(weightFaults(weights, budgets({ '/guild/:id': { js: 102.9, scripts: 4 } }))).toEqual([
    'guild /guild/:id: 103.0 KB of scripts, budget 102.9',
  ]);
});

it('a budget of a page that is gone goes as well', () => {
  const old = { '/guild/:id': { js: 104, scripts: 4 }, '/old': { js: 1, scripts: 1 } };
  expect(weightFaults(weights, budgets(old))).toEqual(['guild /old has a budget and is no page']);
});

it('a chunk that is loaded later has a budget by its name', () => {
  const files = ['/r/shell/1/desk.js', '/r/shell/1/desk.css', '/r/shell/1/help-desk.js'];
  const built = { ...shell, integrities: Object.fromEntries(files.map((file) => [file, 'sha384-'])) };
  const faults = (desk: Record<string, number>) => {
    const own = { chunks: { shell: desk } };
    return chunkFaults(
      weighChunks([built, guild], own, () => 8_040),
      own,
    );
  };
  expect(faults({ desk: 8.1 })).toEqual([]);
  expect(faults({ desk: 8 })).toEqual(['shell desk: 8.0 KB of scripts, budget 8']);
  expect(faults({ old: 8 })).toEqual(['shell old has a budget and is no chunk']);
});
