import { execFile } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { staffCode } from './staff-code.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hub-token-'));
const file = join(folder, 'partner-keys.json');
const key = randomBytes(32).toString('base64url');
writeFileSync(file, JSON.stringify({ H73: { kid: 'h73-local', alg: 'HS256', key } }));
const staffFile = join(folder, 'staff.json');
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const account = (login: string, totp_secret: string) => ({ login, password: 'x', totp_secret, roles: ['agent'] });
writeFileSync(staffFile, JSON.stringify([account('yue', SECRET), account('newcomer', '')]));
afterAll(() => rmSync(folder, { recursive: true }));

const script = join(import.meta.dirname, '..', 'token.mjs');
const tokenWith = async (extra: Record<string, string>, ...args: string[]): Promise<string> => {
  const env = {
    ...process.env,
    PARTNER_KEYS_FILE: file,
    STAFF_FILE: staffFile,
    PUBLIC_URL: 'http://localhost:8080',
    ...extra,
  };
  return (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout.trim();
};
const token = (...args: string[]) => tokenWith({}, ...args);
const read = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;

describe('the token verb', () => {
  it('prints a token of the partner protocol for a known role', async () => {
    const [head, body, signature] = (await token('--game', 'H73', '--role', '123456789')).split('.');
    expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'h73-local' });
    expect(read(body)).toMatchObject({
      iss: 'game:H73',
      aud: 'player-site',
      sub: 'uid-900001',
      server_id: 'tw_2001',
      role_id: '123456789',
      char_name: '測試角色',
    });
    const wanted = createHmac('sha256', Buffer.from(key, 'base64url')).update(`${head}.${body}`).digest('base64url');
    expect(signature).toBe(wanted);
  });

  it('takes what the command line says', async () => {
    const [, body] = (await token('--role', '55', '--name', '阿明', '--uid', 'u-1', '--ttl', '60', '--vip')).split('.');
    const claims = read(body);
    expect(claims).toMatchObject({ role_id: '55', char_name: '阿明', sub: 'u-1', vip: true });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(60);
  });

  it('prints a whole link', async () => {
    expect(await token('--url')).toMatch(/^http:\/\/localhost:8080\/service_quick\?token=[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('says which games have a key', async () => {
    await expect(token('--game', 'X1')).rejects.toThrow(/There is no demo key for the game X1. Games with one: H73/);
  });
});

describe('the code of a demo account', () => {
  it('is that of its app', async () => {
    const before = staffCode(SECRET);
    const printed = await token('--staff', 'yue');
    expect([before.code, staffCode(SECRET).code]).toContain(printed);
    expect(staffCode(SECRET, 59_000)).toEqual({ code: '287082', step: 1, leftS: 1 });
    expect(staffCode(SECRET, 1_111_111_109_000).code).toBe('081804');
  });

  it('is not told for who has no app, for nobody, and never in production', async () => {
    await expect(token('--staff', 'newcomer')).rejects.toThrow(/has no authenticator app yet/);
    await expect(token('--staff', 'mallory')).rejects.toThrow(
      /There is no demo account mallory. There are: yue, newcomer/,
    );
    await expect(tokenWith({ HUB_ENV: 'production' }, '--staff', 'yue')).rejects.toThrow(/no place in production/);
  });
});
