import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { adminUrl, dropSchemas, testRedisUrl } from '@hub/nest-kit/testing';
import type { ICruiseResult } from 'dependency-cruiser';
import { chromium, type Browser } from 'playwright';
import semver from 'semver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk, type Account } from '../api/desk-session.ts';
import { partnerToken } from '../api/player-answers.ts';
import { freePort } from '../../infra/local/machine/ports.ts';
import { launchOptions } from '../browser.ts';
import { changedBetween, filesOf } from '../copy-tree.ts';
import { ScratchTree } from '../scratch-tree.ts';

/* `npm run new:mfe` in a copy of the tree: what it writes is built, tested and served there, and goes without a trace. */

const AREA = 'club';
const OWN = [`mfe-${AREA}`, `packages/contracts/src/${AREA}`, `services/${AREA}`];
const LIMIT_MS = 240_000;
const prefix = `hubtest_${randomBytes(4).toString('hex')}_`;
let tree: ScratchTree;
let folder: string;
const before = new Map<string, string>();
let written: string[];

const LANE = { TEST_LANE: '2' };
const inTree = (...parts: string[]) => tree.at(...parts);
const run = (...words: string[]) => tree.run(words, LANE);
const tool = (name: string, ...words: string[]) => run(inTree('node_modules', '.bin', name), ...words);
const newMfe = (...words: string[]) => run(inTree('infra', 'local', 'new-mfe.mjs'), ...words);
const withDecorators = ['--import', './infra/local/boot/load-ts.mjs'];

beforeAll(async () => {
  tree = new ScratchTree();
  folder = inTree('.local', 'site');
  for (const [path, hash] of filesOf(tree.folder)) before.set(path, hash);
  const { code, out } = await newMfe('--area', AREA, '--title', '公會', '--title-en', 'Clubs');
  expect([code, out]).toEqual([0, expect.stringContaining(`rm -r ${OWN.toSorted().join(' ')}`) as string]);
  written = changedBetween(before, filesOf(tree.folder));
}, LIMIT_MS);
afterAll(async () => {
  await dropSchemas(prefix);
  await tree?.end();
});

it('is a row and the lock file outside of its own folders', () => {
  const outside = written.filter((path) => !OWN.some((own) => path.startsWith(`${own}/`)));
  expect(outside).toEqual(['package-lock.json', 'packages/contracts/src/areas.ts']);
});

it('needs of the tree what the tree has', () => {
  const manifestOf = (folder: string) =>
    JSON.parse(readFileSync(inTree(folder, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
  const { dependencies } = manifestOf(`mfe-${AREA}`);
  expect(semver.satisfies(String(manifestOf('packages/web').version), dependencies?.['@hub/web'] ?? '')).toBe(true);
});

it(
  'has the types, the style and the lock file that are asked of everything',
  async () => {
    const sources = written.filter((path) => /\.tsx?$/.test(path)).map((path) => inTree(path));
    const [types, style, format, lock] = await Promise.all([
      run(inTree('tests', 'new-mfe', 'type-faults.ts'), tree.folder, ...sources),
      tool('eslint', '--max-warnings', '0', ...sources),
      tool('prettier', '--check', '--log-level', 'warn', ...OWN),
      run(inTree('infra', 'local', 'complete-lock.mjs'), '--check'),
    ]);
    expect([types, style, format].map(({ code, out }) => [code, out])).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
    ]);
    expect(lock).toMatchObject({ code: 0 });
  },
  LIMIT_MS,
);

/** Those to libraries lead out of the copy, where the rules do not know them. */
async function brokenArrows(): Promise<string[]> {
  const { out } = await tool('depcruise', ...OWN, '--config', '.dependency-cruiser.cjs', '--output-type', 'json');
  const { violations } = (JSON.parse(out) as ICruiseResult).summary;
  return violations
    .filter(({ to }) => !to.startsWith('../'))
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

// That it lacks no text and leaves the facade as it is: tests/docs, where a team types it.
it(
  'breaks no arrow, and has entities that its migrations make',
  async () => {
    const drift = run(...withDecorators, inTree('infra', 'local', 'check', 'drift.ts'), AREA);
    expect(await brokenArrows()).toEqual([]);
    const { code, out } = await drift;
    expect(code, out).toBe(0);
  },
  LIMIT_MS,
);

it(
  'passes its tests and those that look at every area',
  async () => {
    const files = [`services/${AREA}`, 'migrations-that-ran', 'person-data.spec', 'unique-keys', 'screens.spec'];
    const { code, out } = await tool('vitest', 'run', '--project', 'shared', ...files);
    expect(code, out).toBe(0);
    const pages = await tool(
      'vitest',
      'run',
      '--config',
      'tests/web/vitest.config.ts',
      `mfe-${AREA}`,
      'staff-frame',
      'staff-doors',
    );
    expect(pages.code, pages.out).toBe(0);
  },
  LIMIT_MS,
);

const apps = ['shell', `mfe-${AREA}`];

describe('on the site', () => {
  let site: { url: string; staff: Account[] };
  let browser: Browser;

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    const built = await run(inTree('infra', 'local', 'build.mjs'), ...apps);
    expect(built.code, built.out).toBe(0);
    const script = inTree('tests', 'new-mfe', 'serve-site.ts');
    const server = tree.start([...withDecorators, script, AREA, folder, prefix, adminUrl(), testRedisUrl()], LANE);
    const [told = ''] = /^\{"url".*$/m.exec(await tree.said(server, /^\{"url".*\}$/m)) ?? [];
    site = JSON.parse(told) as typeof site;
    browser = await chromium.launch(launchOptions);
  }, LIMIT_MS);
  afterAll(() => browser?.close());

  it(
    'shows its page, takes what a player sends, and shows it at its door of the desk',
    async () => {
      const context = await browser.newContext({ locale: 'zh-TW' });
      const page = await context.newPage();
      await page.goto(`${site.url}/${AREA}?token=${partnerToken(folder)}`);
      await page.getByRole('heading', { name: '公會' }).last().waitFor();
      await page.getByLabel('想說的話').fill('一起變強');
      await page.getByRole('button', { name: '送出留言' }).click();
      await page.getByText('收到您的留言了').waitFor();

      const desk = new Desk({ call: callSite } as never, site.url);
      await desk.signIn(site.staff.find(({ login }) => login === 'min')!);
      const { body } = await desk.call<{ data: { note: string }[] }>(`GET /api/staff/${AREA}/notes`);
      expect(body.data.map(({ note }) => note)).toEqual(['一起變強']);
      const [name = '', value = ''] = desk.cookie.split('=');
      await context.addCookies([{ name, value, url: site.url }]);
      await page.goto(`${site.url}/staff/${AREA}`);
      await page.getByText('一起變強').waitFor();
      await page.getByRole('link', { name: '公會' }).first().waitFor();
    },
    LIMIT_MS,
  );

  it(
    'answers each of its calls as its own file asks, and refuses it',
    async () => {
      const script = inTree('tests', 'new-mfe', 'answer-area.ts');
      const { code, out } = await run(...withDecorators, script, AREA, folder, prefix, JSON.stringify(site));
      expect(code, out).toBe(0);
      const answers = JSON.parse(out.trim().split('\n').at(-1) ?? '') as Record<string, number[]>;
      const isWhole = (came: number[]) => came.some((one) => one < 400) && came.some((one) => one >= 400 && one < 500);
      expect(Object.keys(answers)).toHaveLength(2);
      expect(Object.entries(answers).filter(([, came]) => !isWhole(came))).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'weighs no more than what a page may',
    async () => {
      const { code, out } = await run(
        ...withDecorators,
        inTree('infra', 'local', 'check', 'weight', 'weight.ts'),
        ...apps,
      );
      expect(code, out).toBe(0);
      expect(out).toMatch(new RegExp(`^${AREA} +/${AREA} `, 'm'));
    },
    LIMIT_MS,
  );

  /** As `Recorder` does; the route table of this tree has no row of the area. */
  async function callSite(line: string, { headers = {}, json }: { headers?: Record<string, string>; json?: unknown }) {
    const [method = 'GET', path = ''] = line.split(' ');
    const sent = { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) };
    const body = json === undefined ? undefined : JSON.stringify(json);
    const answer = await fetch(site.url + path, { method, headers: { ...sent, 'x-rid': randomUUID() }, body });
    return { status: answer.status, body: (await answer.json().catch(() => ({}))) as never, headers: answer.headers };
  }
});

it(
  'is worked on alone where no site runs: its services are started, and end with it',
  async () => {
    const port = await freePort();
    const words = [inTree('infra', 'local', 'dev.mjs'), '--port', String(port)];
    const dev = tree.start(words, { ...LANE, HUB_DEV_APP: `mfe-${AREA}` });
    const ended = new Promise((done) => dev.once('close', done));
    const out = await tree.said(dev, /Ready after/, LIMIT_MS);
    const [, services = ''] = /of club: (http:\/\/\S+)/.exec(out) ?? [];
    const own = `http://localhost:${port}`;
    const page = await fetch(`${own}/${AREA}`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`:${port}/b/`) as string]);
    const asked = [own, services].map((site) => fetch(`${site}/api/${AREA}/notes`, { method: 'POST' }));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401]);
    dev.kill();
    await ended;
    await expect(fetch(services)).rejects.toThrow();
  },
  LIMIT_MS,
);

it(
  'is gone with one rm and one verb',
  async () => {
    const early = await newMfe('--remove', AREA);
    expect([early.code, early.out]).toEqual([1, expect.stringContaining('Its folders come first') as string]);
    for (const own of OWN) rmSync(inTree(own), { recursive: true });
    expect(await newMfe('--remove', AREA)).toMatchObject({ code: 0 });
    expect(changedBetween(before, filesOf(tree.folder))).toEqual([]);
    expect(await run(inTree('infra', 'local', 'complete-lock.mjs'), '--check')).toMatchObject({ code: 0 });
  },
  LIMIT_MS,
);
