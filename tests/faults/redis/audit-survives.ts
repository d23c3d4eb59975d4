import { setTimeout as sleep } from 'node:timers/promises';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { checkChain } from '@hub/nest-kit/audit';
import { kitEntities, openDatabase } from '@hub/nest-kit/db';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import { parseRings, type KeyRing } from '@hub/nest-kit/keys';
import { adminUrl, urlOfSchema, withAdmin } from '@hub/nest-kit/testing';
import { describe, expect, it } from 'vitest';
import { start as startWorker } from '../../../services/support/src/worker.ts';
import type { FaultSite } from '../fault-site.ts';

/** What is audited. */
export function auditSurvives(of: () => FaultSite): void {
  const schemaOf = (service: 'support' | 'identity') =>
    urlOfSchema(adminUrl(), new URL(of().envOf(service).DATABASE_URL ?? '').pathname.slice(1));
  const rowsOf = async <Row>(service: 'support' | 'identity', sql: string): Promise<Row[]> =>
    withAdmin(schemaOf(service), async (c) => (await c.query(sql))[0] as Row[]);

  /** Somebody opens a case at the desk, which leaves a row in the audit; true when it was answered. */
  async function open(login: string, ticket: number): Promise<boolean> {
    const ring = parseRings(of().envOf('support').IDENTITY_KEYS ?? '{}').support as KeyRing;
    const who: StaffPrincipal = { kind: 'staff', id: 1, login, name: login, roles: [{ role: 'lead', game: '*' }] };
    const header = sealIdentity(ring, 'support', { who, rid: login, ip: '10.0.0.1' });
    const url = `${of().services.support}/api/staff/questions/${ticket}`;
    return (await fetch(url, { headers: { [IDENTITY_HEADER]: header } })).ok;
  }

  const copied = (login: string) =>
    rowsOf<{ seq: string; audit_id: string }>(
      'identity',
      `SELECT seq, audit_id FROM audit_log WHERE service = 'support' AND actor = '${login}' ORDER BY id`,
    );

  async function openMany(login: string, times: number): Promise<void> {
    // A case that is looked at again within a quarter of an hour leaves no further row.
    const tickets = await rowsOf<{ id: number }>('support', `SELECT id FROM ticket ORDER BY id LIMIT ${times}`);
    expect(tickets).toHaveLength(times);
    for (const { id } of tickets) expect(await open(login, id)).toBe(true);
  }

  /** Every row that the service wrote is in the copy once, in the order of the chain, and the chain is whole. */
  async function expectAllOf(login: string, times: number): Promise<void> {
    await expect.poll(async () => (await copied(login)).length, { timeout: 60_000, interval: 250 }).toBe(times);
    const rows = await copied(login);
    const places = rows.map(({ seq }) => Number(seq));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(rows.map(({ audit_id }) => String(audit_id))).size).toBe(times);
    const all = await rowsOf<{ many: number; head: number }>(
      'identity',
      `SELECT COUNT(*) AS many, MAX(seq) AS head FROM audit_log WHERE service = 'support'`,
    );
    expect(Number(all[0]?.many)).toBe(Number(all[0]?.head));
    const source = await openDatabase(schemaOf('support'), { entities: kitEntities, migrations: [] }, 2);
    expect((await checkChain(source, 'support')).broken).toBeNull();
    await source.destroy();
  }

  describe('the audit, without Redis', () => {
    it('loses and doubles nothing while its worker is killed again and again', async () => {
      const worker = of().process('support worker');
      let done = false;
      const killing = (async () => {
        for (let round = 0; round < 4 && !done; round += 1) {
          await sleep(300);
          await worker.kill('SIGKILL');
          await worker.restart();
        }
      })();
      await openMany('killed', 60);
      done = true;
      await killing;
      await expectAllOf('killed', 60);
    }, 180_000);

    it('is kept once by two workers at the same time', async () => {
      const second = await startWorker({ ...of().envOf('support'), PORT: '0', LOG_LEVEL: 'silent' });
      await openMany('twins', 60);
      await expectAllOf('twins', 60);
      await second.close();
    }, 120_000);

    it('waits for identity while it is away, and follows when it is back', async () => {
      await of().process('identity').kill('SIGKILL');
      await openMany('away', 30);
      await expect
        .poll(() => rowsOf('support', 'SELECT audit_id FROM audit_pending'), { timeout: 20_000, interval: 200 })
        .toHaveLength(0);
      await of().process('identity').restart();
      // It tries again after at most a minute; the minute is over, also for a try that was under way just now.
      const sooner = "UPDATE outbox SET next_at = NOW(3) WHERE job = 'audit-copy' AND lease_until IS NULL";
      const follows = async () => {
        await rowsOf('support', sooner);
        return (await copied('away')).length;
      };
      await expect.poll(follows, { timeout: 60_000, interval: 1000 }).toBe(30);
      await expectAllOf('away', 30);
    }, 120_000);
  });
}
