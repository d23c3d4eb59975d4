import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysIn } from './keys.ts';
import { asAdmin, grantTables, makeSchemas, serviceUrl, type DatabaseAccess } from './schemas.ts';
import { serviceNames } from './service-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-keys-'));
const keys = keysIn(join(folder, 'keys.json'));
const access: DatabaseAccess = {
  adminUrl: process.env.TEST_MARIADB_URL ?? '',
  mayAdminister: true,
  prefix: `hubtest_${randomBytes(3).toString('hex')}_`,
};

const admin = (sql: string) => asAdmin(access, (connection) => connection.query(sql));

async function asSupport(sql: string): Promise<string> {
  const connection = await mysql.createConnection(serviceUrl(access, keys, 'support'));
  try {
    await connection.query(sql);
    return 'ok';
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await connection.end();
  }
}

beforeAll(async () => {
  await makeSchemas(access, keys);
  await admin(`CREATE TABLE ${access.prefix}support.thing (id INT PRIMARY KEY)`);
  await admin(`CREATE TABLE ${access.prefix}support.audit (id INT PRIMARY KEY)`);
  await admin(`CREATE TABLE ${access.prefix}vip.thing (id INT PRIMARY KEY)`);
  await grantTables(access);
});

afterAll(async () => {
  for (const service of serviceNames) {
    await admin(`DROP DATABASE ${access.prefix}${service}`);
    await admin(`DROP USER '${access.prefix}${service}'@'%'`);
  }
  rmSync(folder, { recursive: true });
});

describe("a service's account", () => {
  it.each([
    ['INSERT INTO thing VALUES (1)', 'ok'],
    ['UPDATE thing SET id = 2', 'ok'],
    ['DELETE FROM thing', 'ok'],
    ['INSERT INTO audit VALUES (1)', 'ok'],
    ['SELECT * FROM audit', 'ok'],
    ['UPDATE audit SET id = 2', 'ER_TABLEACCESS_DENIED_ERROR'],
    ['DELETE FROM audit', 'ER_TABLEACCESS_DENIED_ERROR'],
    ['CREATE TABLE other (id INT)', 'ER_TABLEACCESS_DENIED_ERROR'],
    ['ALTER TABLE thing ADD x INT', 'ER_TABLEACCESS_DENIED_ERROR'],
    ['DROP TABLE thing', 'ER_TABLEACCESS_DENIED_ERROR'],
  ])('%s: %s', async (sql, answer) => {
    expect(await asSupport(sql)).toBe(answer);
  });

  it("cannot see another service's tables", async () => {
    expect(await asSupport(`SELECT * FROM ${access.prefix}vip.thing`)).toBe('ER_TABLEACCESS_DENIED_ERROR');
  });

  it('loses a right that the table must not give', async () => {
    await admin(`GRANT DELETE ON ${access.prefix}support.audit TO '${access.prefix}support'@'%'`);
    await grantTables(access);
    expect(await asSupport('DELETE FROM audit')).toBe('ER_TABLEACCESS_DENIED_ERROR');
    expect(await asSupport('SELECT * FROM audit')).toBe('ok');
  });
});

describe('the keys of a site', () => {
  it('are made once and stay', () => {
    expect(keysIn(join(folder, 'keys.json'))).toEqual(keys);
  });

  it('are for their owner only', () => {
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
  });
});
