import { expect, it } from 'vitest';
import {
  chunkFaults,
  totalFaults,
  weighChunks,
  weighRoutes,
  weightFaults,
  type Budget,
  type Built,
} from './route-weights.ts';

const shell: Built = {
  area: 'shell',
  js: ['/main.js'],
  css: ['/main.css'],
  routes: ['/game', '/staff'],
  preload: { '/staff': { js: ['/frame.js'], css: [] } },
  locales: { 'zh-HK': '/hk.json', en: '/en.json' },
  bytes: { all: 300_000 },
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
  calls: { '/guild/:id': ['/api/guild/:id', '/api/guild/config'] },
  locales: { en: '/guild-en.json' },
  bytes: { all: 90_040 },
};
const sizes: Record<string, number> = { '/main.js': 100_000, '/main.css': 10_000, '/staff.js': 90_000 };
const weights = weighRoutes([shell, guild], (file) => sizes[file] ?? 1_000);
const others = { js: 103, css: 11, scripts: 4, requests: 11 };
const budgets = (guild: Record<string, Budget>) => ({ others, areas: { guild } });

it('a page is the shell, the entry, the area’s routes and its own files, each once', () => {
  expect(weights).toEqual([
    { area: 'shell', route: '/game', js: 100_000, css: 10_000, scripts: 1, requests: 4 },
    { area: 'shell', route: '/staff', js: 101_000, css: 10_000, scripts: 2, requests: 5 },
    { area: 'guild', route: '/guild', js: 102_000, css: 10_000, scripts: 3, requests: 7 },
    { area: 'guild', route: '/guild/:id', js: 103_000, css: 11_000, scripts: 4, requests: 11 },
  ]);
});

it.each([
  ['js', 102.9, '103.0 KB of scripts, budget 102.9'],
  ['css', 10.9, '11.0 KB of styles, budget 10.9'],
  ['scripts', 3, '4 scripts, budget 3'],
  ['requests', 10, '11 requests, budget 10'],
])('says which page is over its budget of %s, and by how much', (what, most, fault) => {
  expect(weightFaults(weights, budgets({}))).toEqual([]);
  const own = { '/guild/:id': { ...others, [what]: most } };
  expect(weightFaults(weights, budgets(own))).toEqual([`guild /guild/:id: ${fault}`]);
});

it('a budget of a page that is gone goes as well', () => {
  const old = { '/guild/:id': others, '/old': others };
  expect(weightFaults(weights, budgets(old))).toEqual(['guild /old has a budget and is no page']);
});

it('all files of an area have a budget, its own or that of the others', () => {
  const faults = (totals: Record<string, number>) => totalFaults([shell, guild], { totals });
  expect(faults({ others: 91, shell: 300 })).toEqual([]);
  expect(faults({ others: 90, shell: 299.9 })).toEqual([
    'shell: 300.0 KB in all, budget 299.9',
    'guild: 90.0 KB in all, budget 90',
  ]);
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
