import { copyRows, chainRows, type AuditCopyOptions } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import { callAs, unique } from '@hub/nest-kit/testing';
import { createLog } from '@hub/nest-kit/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityFacts } from '../src/audit/keep-own-audit.ts';
import { LedgerHeads } from '../src/audit/ledger-heads.ts';
import { aChain, bring, copyOf } from './audit.factory.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { anAccount } from './staff.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity({ AUDIT_EVERY_MS: '100' });
});
afterAll(() => identity.close());

describe('rows that a service brings', () => {
  const chain = aChain('support');
  const all = Array.from({ length: 12 }, () => chain.next());

  it('are taken in the order of the chain, each once', async () => {
    expect((await bring(identity, 'support', all.slice(0, 3), 'first')).body).toEqual({ applied: true });
    expect((await bring(identity, 'support', all.slice(0, 3), 'first')).body).toEqual({ applied: false });
    expect((await bring(identity, 'support', all.slice(1, 5))).status).toBe(200);
    expect((await copyOf(identity, 'support')).map(({ seq }) => Number(seq))).toEqual([1, 2, 3, 4, 5]);
  });

  it('are refused with a gap before them, and leave nothing', async () => {
    expect((await bring(identity, 'support', all.slice(7, 9), 'gap')).status).toBe(409);
    expect(await copyOf(identity, 'support')).toHaveLength(5);
    expect((await bring(identity, 'support', all.slice(5, 9), 'gap')).status).toBe(200);
    expect(await copyOf(identity, 'support')).toHaveLength(9);
  });

  it('are refused when they were changed on the way, or belong to another chain', async () => {
    const [changed] = all.slice(9, 10).map((row) => ({ ...row, actor: 'min' }));
    const foreign = aChain('support');
    for (let n = 0; n < 9; n += 1) foreign.next();
    expect((await bring(identity, 'support', [changed!])).status).toBe(409);
    expect((await bring(identity, 'support', [foreign.next()])).status).toBe(409);
    expect((await bring(identity, 'support', all.slice(9))).status).toBe(200);
  });

  it('are taken once when many bring them at the same moment', async () => {
    const busy = aChain('catalog');
    const rows = Array.from({ length: 20 }, () => busy.next());
    await Promise.all(Array.from({ length: 8 }, (_, lane) => bring(identity, 'catalog', rows, `lane-${lane}`)));
    expect((await copyOf(identity, 'catalog')).map(({ object }) => object)).toEqual(rows.map(({ object }) => object));
  });

  it('are taken from the service itself only', async () => {
    const row = aChain('events').next();
    expect((await bring(identity, 'events', [row], 'x', 'vip')).status).toBe(403);
    const line = 'POST /internal/facts/audit';
    const body = { id: 'y', at: 'now', data: { service: 'events', rows: [row] } };
    expect((await callAs(identity.url, 'identity', line, { body })).status).toBe(403);
  });

  it('and what a service found on its walk are kept; a part that is whole takes no alarm away', async () => {
    const told = (data: object) =>
      callAs(identity.url, 'identity', 'POST /internal/facts/audit-checked', {
        who: { kind: 'service', from: 'support' },
        body: { id: `check-${unique()}`, at: 'now', data: { service: 'support', why: '', broken_seq: null, ...data } },
      });
    const state = async () =>
      (
        (await identity.source.query(
          `SELECT checked_seq + 0 AS checked, broken_seq + 0 AS broken FROM audit_source WHERE service = 'support'`,
        )) as { checked: string; broken: string | null }[]
      )[0];
    await told({ full: true, seq: 5, broken_seq: 6, why: 'row-changed' });
    await told({ full: false, seq: 12 });
    expect(await state()).toEqual({ checked: '5', broken: '6' });
    await told({ full: true, seq: 12 });
    expect(await state()).toEqual({ checked: '12', broken: null });
  });
});

describe("identity's own rows", () => {
  it('are in the copy, in the order of its chain', async () => {
    const accounts = [await anAccount(identity), await anAccount(identity), await anAccount(identity)];
    const objects = accounts.map(({ who }) => `staff:${who.id}`);
    const copied = async () =>
      (await copyOf(identity, 'identity')).map(({ object }) => object).filter((object) => objects.includes(object));
    await expect.poll(copied, { timeout: 10_000, interval: 100 }).toEqual(objects);
  });

  it('are there once, though many workers chain and copy at once and one dies in the middle', async () => {
    const db = new Db(identity.source);
    const box = identityFacts(db);
    const heads = new LedgerHeads(identity.source);
    let calls = 0;
    const parts = (dies: boolean): AuditCopyOptions => ({
      source: identity.source,
      service: 'identity',
      log: createLog('test', 'silent'),
      ledger: (service) => heads.of(service),
      post: async (_, name, envelope) => {
        calls += 1;
        if (dies && calls % 3 === 0) throw new Error('before it was sent');
        await box.take(name, envelope, 'identity');
        if (dies && calls % 3 === 1) throw new Error('before the answer came');
      },
    });
    const write = (n: number) =>
      db.runTx((tx) =>
        tx.audit({
          actor_kind: 'system',
          actor: 'many',
          action: 'test.many',
          game_id: '',
          object: `many:${n}`,
          detail: 'x'.repeat(2000),
          rid: '',
          address: '',
        }),
      );
    await Promise.all([
      ...Array.from({ length: 60 }, (_, n) => write(n)),
      ...Array.from({ length: 4 }, async (_, lane) => {
        for (let round = 0; round < 5; round += 1) {
          await chainRows(db, 'identity');
          await copyRows(parts(lane > 1)).catch(() => {});
        }
      }),
    ]);
    const counts = async () =>
      (
        (await identity.source.query(
          `SELECT COUNT(*) + 0 AS many, COUNT(DISTINCT seq) + 0 AS distinct_seq, MAX(seq) + 0 AS head FROM audit_log WHERE service = 'identity'`,
        )) as { many: string; distinct_seq: string; head: string }[]
      )[0];
    const many = async () =>
      (await copyOf(identity, 'identity')).filter(({ object }) => object.startsWith('many:')).length;
    await expect.poll(many, { timeout: 15_000, interval: 100 }).toBe(60);
    const { many: rows, distinct_seq, head } = (await counts())!;
    expect([rows, distinct_seq]).toEqual([head, head]);
  });
});
