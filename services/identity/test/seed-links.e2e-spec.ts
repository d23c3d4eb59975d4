import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PartnerLinkView } from '@hub/contracts/identity';
import { callAs } from '@hub/nest-kit/testing';
import { demoGames } from '../src/partner/demo-partner-keys.ts';
import type { LocalLinks } from '../src/partner/links/local-links-file.ts';
import { seed } from '../src/seed.ts';
import { anIdentity, identityEnv, type TestIdentity } from './identity.factory.ts';

let identity: TestIdentity;
const folder = mkdtempSync(join(tmpdir(), 'identity-links-'));
const file = join(folder, 'game-links.json');
const seeded = (server = 'http://127.0.0.1:4096') => {
  const own = { PARTNER_KEYS_FILE: join(folder, 'keys.json'), GAME_LINKS_FILE: file, GAME_SERVER_URL: server };
  return seed(identityEnv(identity.databaseUrl, own), { now: new Date() });
};
const links = () => JSON.parse(readFileSync(file, 'utf8')) as LocalLinks;
const linkOf = async (game: string) => {
  const who = { kind: 'service', from: 'events' } as const;
  const line = `GET /internal/partner/links?game=${game}`;
  return (await callAs<PartnerLinkView>(identity.url, 'identity', line, { who })).body.link;
};

beforeAll(async () => {
  identity = await anIdentity();
  await seeded();
});
afterAll(async () => {
  await identity.close();
  rmSync(folder, { recursive: true });
});

it('gives every demo game a link that the simulator holds the other end of', async () => {
  expect(Object.keys(links()).toSorted()).toEqual([...demoGames].toSorted());
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const game of demoGames) {
    const { base_url, keys } = links()[game]!;
    expect(await linkOf(game)).toMatchObject({ base_url, keys: [{ kid: keys[0]?.kid, secret: keys[0]?.key }] });
  }
  expect(links().H73).toMatchObject({
    base_url: 'http://127.0.0.1:4096',
    keys: [{ kid: 'h73-link-local', alg: 'HS256' }],
  });
});

it('is left as it is by a second run, follows the simulator to another port, and leaves what the desk changed', async () => {
  const before = readFileSync(file, 'utf8');
  await seeded();
  expect(readFileSync(file, 'utf8')).toBe(before);
  await identity.source.query(`UPDATE game_link SET base_url = 'https://game.example' WHERE game_id = 'L33'`);
  await seeded('http://127.0.0.1:5096/');
  expect((await linkOf('H73'))?.base_url).toBe('http://127.0.0.1:5096');
  expect((await linkOf('L33'))?.base_url).toBe('https://game.example');
  expect((await linkOf('H73'))?.keys).toHaveLength(1);
});

it('makes a new key when the file gets lost, and never more than two', async () => {
  for (const times of [2, 2]) {
    writeFileSync(file, '{}');
    await seeded();
    const link = await linkOf('G112');
    expect(link?.keys).toHaveLength(times);
    expect(link?.keys[0]?.kid).toBe(links().G112?.keys[0]?.kid);
  }
});
