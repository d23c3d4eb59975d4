import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffRoles } from '@hub/contracts/shared';
import { callAs } from '@hub/nest-kit/testing';
import { seed } from '../src/seed.ts';
import { demoGames } from '../src/partner/demo-partner-keys.ts';
import type { LocalKeys } from '../src/partner/partner-keys-file.ts';
import type { MadeStaff } from '../src/staff/demo-staff.ts';
import { totpBoxOf } from '../src/staff/staff.entity.ts';
import { start } from '../src/main.ts';
import { anIdentity, asGateway, identityEnv, type TestIdentity } from './identity.factory.ts';
import { aPartnerKey, aPartnerToken } from './partner-key.factory.ts';
import { logIn } from './staff.factory.ts';

let identity: TestIdentity;
let first: MadeStaff[];
const folder = mkdtempSync(join(tmpdir(), 'identity-seed-'));
const file = join(folder, 'keys', 'partner-keys.json');

const again = () => seed(identityEnv(identity.databaseUrl, { PARTNER_KEYS_FILE: file }), { now: new Date() });
const keys = () => JSON.parse(readFileSync(file, 'utf8')) as LocalKeys;
const write = (rows: LocalKeys) => writeFileSync(file, JSON.stringify(rows));
const opens = async (game: string) => {
  const row = keys()[game];
  if (!row) throw new Error(`no key for ${game}`);
  const sign = new Uint8Array(Buffer.from(row.key, 'base64url'));
  const token = await aPartnerToken({ kid: row.kid, gameId: game, alg: 'HS256', sign });
  const sent = { who: asGateway, body: { token } };
  return (await callAs(identity.url, 'identity', 'POST /internal/exchange', sent)).status === 200;
};
const kidsOf = async (game: string, state: string) => {
  const rows: { kid: string }[] = await identity.source.query(
    'SELECT kid FROM partner_key WHERE game_id = ? AND state = ? ORDER BY id',
    [game, state],
  );
  return rows.map(({ kid }) => kid);
};

beforeAll(async () => {
  identity = await anIdentity();
  first = (await again()).staff;
});
afterAll(async () => {
  await identity.close();
  rmSync(folder, { recursive: true });
});

describe('the demo', () => {
  it('has a key per game that opens, in a file for its owner alone', async () => {
    expect(Object.keys(keys()).sort()).toEqual([...demoGames].sort());
    expect(keys().H73).toMatchObject({ kid: 'h73-local', alg: 'HS256' });
    for (const game of demoGames) expect(await opens(game)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('has one account per role, the owners and a newcomer, which sign in', async () => {
    expect(first).toHaveLength(staffRoles.length + 3);
    for (const role of staffRoles) expect(first.some(({ roles }) => roles.includes(role))).toBe(true);
    expect(first.map(({ login }) => login)).toEqual(expect.arrayContaining(['yue', 'min', 'owner']));
    for (const { login, password, totp_secret } of first) {
      const answer = await logIn(identity.url, login, password);
      expect(answer.step.next).toBe(totp_secret ? 'second_factor' : 'enrol');
    }
    const grants: { login: string; role: string; game_id: string }[] = await identity.source.query(
      'SELECT login, role, game_id FROM staff JOIN staff_grant ON staff_id = staff.id',
    );
    for (const { login, roles } of first) expect(grants).toContainEqual({ login, role: roles[0], game_id: '*' });
    expect(new Set(first.map(({ password }) => password)).size).toBe(first.length);
  });

  it('has a second-factor secret per account but the newcomer, sealed to it', async () => {
    const rows: { login: string; totp_box: Buffer }[] = await identity.source.query(
      'SELECT login, totp_box FROM staff',
    );
    const bare = first.filter(({ totp_secret }) => totp_secret === '');
    expect(bare.map(({ login }) => login)).toEqual(['newcomer']);
    for (const { login, totp_secret } of first) {
      if (totp_secret === '') continue;
      expect(totp_secret).toMatch(/^[A-Z2-7]{32}$/);
      const box = rows.find((row) => row.login === login)?.totp_box as Buffer;
      expect(identity.box.open(box, totpBoxOf(login))).toBe(totp_secret);
    }
  });

  it('is left as it is by a second run', async () => {
    const before = readFileSync(file, 'utf8');
    const waiting = () =>
      identity.source.query<{ object: string; state: string; asker_login: string }[]>(
        'SELECT object, state, asker_login FROM approval',
      );
    expect(await waiting()).toEqual([{ object: 'kid:l33-2027', state: 'open', asker_login: 'owner2' }]);
    expect((await again()).staff).toEqual([]);
    expect(await waiting()).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).toBe(before);
    const rows: { n: string }[] = await identity.source.query('SELECT COUNT(*) AS n FROM partner_key');
    expect(Number(rows[0]?.n)).toBe(demoGames.length);
  });

  it('never leaves a game with more than two live keys when the file gets lost', async () => {
    write({});
    await again();
    expect(await kidsOf('G112', 'live')).toEqual(['g112-local', 'g112-local-2']);
    expect(await opens('G112')).toBe(true);
    const { G112: _, ...others } = keys();
    write(others);
    await again();
    expect(await kidsOf('G112', 'live')).toEqual(['g112-local-2', 'g112-local-3']);
    expect(await kidsOf('G112', 'retired')).toEqual(['g112-local']);
    expect(await kidsOf('H73', 'live')).toEqual(['h73-local', 'h73-local-2']);
    expect(await opens('G112')).toBe(true);
  });

  it('changes a key whose secret in the file is another', async () => {
    const all = keys();
    write({ ...all, MA96: { kid: all.MA96?.kid ?? '', alg: 'HS256', key: 'A'.repeat(43) } });
    await again();
    expect(keys().MA96?.kid).not.toBe(all.MA96?.kid);
    expect(await opens('MA96')).toBe(true);
  });

  it('is never made in production, nor does a documented key open there', async () => {
    const production = { HUB_ENV: 'production', CAPTCHA_COST: undefined };
    const env = identityEnv(identity.databaseUrl, { ...production, PARTNER_KEYS_FILE: file });
    await expect(seed(env, { now: new Date() })).rejects.toThrow(/production/);
    const secret = new Uint8Array(Buffer.from('demo-only-partner-secret-32bytes'));
    const { kid } = await aPartnerKey(identity, { secret });
    await expect(start(env)).rejects.toThrow(`partner key ${kid} is the documented example`);
  });
});
