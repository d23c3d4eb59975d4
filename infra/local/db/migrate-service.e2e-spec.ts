import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { adminUrl, createSchema, withAdmin } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot, root } from '../boot/places.mjs';

const run = promisify(execFile);
const name = `hubtest_${randomBytes(4).toString('hex')}_verb`;
let url: string;
beforeAll(async () => {
  url = await createSchema(adminUrl(), name);
});
afterAll(() => withAdmin(adminUrl(), (c) => c.query(`DROP DATABASE ${name}`)));

const verb = async (...words: string[]) => {
  const env = { ...process.env, MIGRATE_URL: url };
  const options = { cwd: root, env };
  return (await run(process.execPath, [inRoot('infra', 'local', 'db.mjs'), 'migrate', ...words], options)).stdout;
};

it('one service’s tables are brought up to date by a verb, in the database that is named, as often as it is asked', async () => {
  const [one, other] = await Promise.all([verb('--service', 'gateway'), verb('--service', 'gateway')]);
  const ran = [one, other].join('').match(/gateway: \w+ ran/g) ?? [];
  expect(new Set(ran).size).toBe(ran.length);
  expect(ran).toContain('gateway: CreateReleases1800003200000 ran');
  expect(await verb('--service', 'gateway')).toBe('  gateway: nothing pending\n');
  expect(await verb('--service', 'gateway', '--contract')).toBe('  gateway: nothing pending\n');
}, 60_000);

it('a service that there is not, and a wish without one, are refused', async () => {
  await expect(verb('--service', 'nobody')).rejects.toThrow('nobody is none of');
  await expect(verb('--contract')).rejects.toThrow('for one service');
});
