import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminUrl, createSchema, testRedisUrl, withAdmin } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blocksOf, copyTree, follow, howTo, linkPackages } from './recipe.ts';

const AREA = 'club';
const blocks = blocksOf(howTo());
const schema = `hubtest_${randomBytes(4).toString('hex')}_${AREA}`;
const tree = mkdtempSync(join(tmpdir(), 'hub-recipe-'));
let outside: string[];

beforeAll(() => {
  copyTree(tree);
  outside = follow(tree, AREA, blocks);
  linkPackages(tree);
});
afterAll(async () => {
  rmSync(tree, { recursive: true, force: true });
  await withAdmin(adminUrl(), (c) => c.query(`DROP DATABASE IF EXISTS \`${schema}\``));
});

const run = (args: string[]) =>
  new Promise<{ code: number | null; out: string; said: string }>((done) => {
    const child = spawn(process.execPath, args, { cwd: tree, timeout: 60_000 });
    let [out, said] = ['', ''];
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    child.on('close', (code) => done({ code, out, said }));
  });

it('needs one row outside of its own folders', () => {
  expect(outside).toEqual(['packages/contracts/src/areas.ts']);
  const lines = blocks
    .find(({ path }) => path === outside[0])
    ?.text.trim()
    .split('\n');
  expect(lines).toHaveLength(1);
});

it('starts as service and worker, answers by the rows that it publishes, and is found at the desk', async () => {
  const url = await createSchema(adminUrl(), schema);
  const loader = join(tree, 'infra', 'local', 'boot', 'load-ts.mjs');
  const script = join(tree, 'tests', 'recipes', 'try-area.ts');
  const { out, said } = await run(['--import', loader, script, AREA, url, testRedisUrl()]);
  const told = out.split('\n').at(-1) ?? '';
  expect(told, said).toMatch(/^\{/);
  expect(JSON.parse(told)).toMatchObject({
    faults: [],
    answers: {
      joined: [200, { joined: true }],
      again: [200, { joined: true }],
      blank: [400, { motto: expect.any(String) }],
      members: [200, { data: [{ game_id: 'H73', motto: '一起變強' }], page: { next: null } }],
      forAgents: [403, expect.anything()],
      retention: [200, { data: { due: expect.arrayContaining([expect.objectContaining({ line: 'members' })]) } }],
      elsewhere: [404, null],
    },
    rounds: expect.arrayContaining(['old-rows']),
    doors: [['/staff/club', ['lead', 'product_admin']]],
    rules: ['members'],
    manifest: [],
    addresses: [AREA, AREA],
    described: 7,
  });
});

it('fits the types of everything that it uses', async () => {
  const own = blocks.filter(({ path }) => /\.tsx?$/.test(path)).map(({ path }) => join(tree, path));
  const { code, out } = await run([join(tree, 'tests', 'recipes', 'type-faults.ts'), tree, ...own]);
  expect([code, out]).toEqual([0, '']);
});
