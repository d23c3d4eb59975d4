import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysIn } from './keys.ts';
import { migrateAll } from './prepare-data.ts';
import { asAdmin, grantTables, makeSchemas, serviceUrl, type DatabaseAccess } from './schemas.ts';
import type { SiteFacts } from './service-env.ts';
import { serviceNames, servicesWith, usualPorts } from './service-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-keys-'));
const keys = keysIn(join(folder, 'keys.json'));
const access: DatabaseAccess = {
  adminUrl: process.env.TEST_MARIADB_URL ?? '',
  mayAdminister: true,
  prefix: `hubtest_${randomBytes(3).toString('hex')}_`,
};

const admin = (sql: string) => asAdmin(access, (connection) => connection.query(sql));

async function asAccount(service: string, sql: string): Promise<string> {
  const connection = await mysql.createConnection(serviceUrl(access, keys, service));
  try {
    await connection.query(sql);
    return 'ok';
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await connection.end();
  }
}

const asSupport = (sql: string) => asAccount('support', sql);

beforeAll(async () => {
  await makeSchemas(access, keys);
  await migrateAll({ keys, access, ports: usualPorts, folder, extra: {} } as unknown as SiteFacts);
  await admin(`CREATE TABLE ${access.prefix}support.thing (id INT PRIMARY KEY)`);
  await admin(`CREATE TABLE ${access.prefix}vip.thing (id INT PRIMARY KEY)`);
  await grantTables(access);
  // Every migration of every service.
}, 60_000);

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

const insert: Record<string, string> = {
  audit: `INSERT INTO audit (actor_kind, actor, action, object, detail, rid, address) VALUES ('', '', '', '', '', '', '')`,
  audit_chain: `INSERT INTO audit_chain VALUES (1, 1, '')`,
  audit_anchor: `INSERT INTO audit_anchor (day, seq, hash) VALUES ('2026-01-01', 1, '')`,
  audit_log: `INSERT INTO audit_log (service, seq, audit_id, at, actor_kind, actor, action, game_id, object, detail, rid,
    address, hash) VALUES ('', 1, 1, NOW(), '', '', '', '', '', '', '', '', '')`,
  audit_sign_off: `INSERT INTO audit_sign_off (month, login, name, note, chains) VALUES ('2026-01', '', '', '', '')`,
};
/** One column of each, `seq` of the others. */
const columns: Record<string, string> = { audit_log: 'id', audit: 'id', audit_sign_off: 'month' };
const denied = 'ER_TABLEACCESS_DENIED_ERROR';
const audited = servicesWith('data-source')
  .filter((service) => service !== 'gateway')
  .flatMap((service) =>
    ['audit', 'audit_chain', 'audit_anchor', ...(service === 'identity' ? ['audit_log', 'audit_sign_off'] : [])].map(
      (table) => [service, table] as const,
    ),
  );

describe('the account that a service runs under', () => {
  it('is its own, not the one that migrates', async () => {
    const connection = await mysql.createConnection(serviceUrl(access, keys, 'support'));
    const [rows] = await connection.query('SELECT CURRENT_USER() AS me');
    await connection.end();
    expect(rows).toEqual([{ me: `${access.prefix}support@%` }]);
  });

  it.each(audited)('%s appends to and reads %s, and can do nothing else with it', async (service, table) => {
    const answers = async (...statements: string[]) => {
      const said: string[] = [];
      for (const sql of statements) said.push(await asAccount(service, sql));
      return said;
    };
    const column = columns[table] ?? 'seq';
    expect(await answers(insert[table] ?? '', `SELECT * FROM ${table}`)).toEqual(['ok', 'ok']);
    const refused = await answers(
      `UPDATE ${table} SET ${column} = 9`,
      `DELETE FROM ${table}`,
      `REPLACE INTO ${table} SELECT * FROM ${table}`,
      `TRUNCATE ${table}`,
      `DROP TABLE ${table}`,
      `ALTER TABLE ${table} ADD x INT`,
      `RENAME TABLE ${table} TO other`,
      `CREATE TRIGGER forger BEFORE INSERT ON ${table} FOR EACH ROW SET NEW.${column} = 1`,
      `CREATE INDEX other ON ${table} (${column})`,
    );
    expect(refused).toEqual(refused.map(() => denied));
  });

  it('takes rows off the list of those that wait for the chain, and changes none', async () => {
    expect(await asSupport('INSERT INTO audit_pending VALUES (1)')).toBe('ok');
    expect(await asSupport('UPDATE audit_pending SET audit_id = 2')).toBe(denied);
    expect(await asSupport('DELETE FROM audit_pending')).toBe('ok');
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
