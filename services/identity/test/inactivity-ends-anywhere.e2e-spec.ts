import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { start as startMailCatcher } from '@hub/mail-catcher';
import { testRedisUrl } from '@hub/nest-kit/testing';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runInactivity } from '../src/members/inactivity/run-inactivity.ts';
import { inactivityRun } from '../src/members/inactivity/inactivity-jobs.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { aMember, aRun, forgetMembers, nobodyHeld, someHolders } from './inactivity.factory.ts';

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const root = join(import.meta.dirname, '..', '..', '..');
const loader = join(root, 'infra', 'local', 'boot', 'load-ts.mjs');
const MANY = 60;

let identity: TestIdentity;
let holders: Awaited<ReturnType<typeof someHolders>>;
let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
beforeAll(async () => {
  holders = await someHolders();
  identity = await anIdentity({ SERVICE_URLS: holders.urls });
  catcher = await startMailCatcher({ PORT: '0', SMTP_PORT: '0' });
});
afterAll(async () => {
  await catcher.close();
  await identity.close();
  await holders.close();
});

const one = async (sql: string): Promise<Record<string, unknown>> =>
  (await identity.source.query<Record<string, unknown>[]>(sql))[0] ?? {};
const count = async (from: string) => Number((await one(`SELECT COUNT(*) AS many FROM ${from}`)).many);

/** `MANY` to be written to, and as many whose time is over. */
async function aFullHouse(): Promise<void> {
  await forgetMembers(identity);
  for (let nth = 0; nth < MANY; nth += 1) await aMember(identity, ago(360 + nth / 10));
  for (let nth = 0; nth < MANY; nth += 1) {
    const { id } = await aMember(identity, ago(500 + nth));
    await identity.source.query(
      `INSERT INTO member_notice (member_id, login_at, run_id, mailed_at, closes_at)
        SELECT id, last_login_at, 0, NOW(3) - INTERVAL 60 DAY, NOW(3) - INTERVAL 44 DAY FROM member WHERE id = ?`,
      [id],
    );
  }
}

async function expectDoneOnce(run: number): Promise<void> {
  expect(
    await one(`SELECT noticed, closed, held, done_at IS NOT NULL AS done FROM inactivity_run WHERE id = ${run}`),
  ).toEqual({ noticed: MANY, closed: MANY, held: 0, done: 1 });
  expect(await count(`member_notice WHERE run_id = ${run}`)).toBe(MANY);
  expect(await count("outbox WHERE job = 'member-notice-mail'")).toBe(MANY);
  expect(await count('member WHERE closed_at IS NOT NULL')).toBe(MANY);
}

class Killed extends Error {}

/** The database of a process that is killed before its statement number `after`: what was not committed is gone. */
function killedAfter(after: number): TestIdentity['db'] {
  let left = after;
  const dying = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (of, name) => {
        const value: unknown = Reflect.get(of, name);
        if (typeof value !== 'function') return value;
        if (name !== 'query') return value.bind(of) as unknown;
        return async (...sent: unknown[]) => {
          if ((left -= 1) < 0) throw new Killed();
          return (value as (...args: unknown[]) => unknown).apply(of, sent);
        };
      },
    });
  const { db } = identity;
  return Object.assign(Object.create(db) as typeof db, {
    source: dying(db.source),
    runTx: (work: (tx: never) => Promise<unknown>) =>
      db.runTx((tx) => work({ ...tx, manager: dying(tx.manager) } as never)),
  });
}

it('ended before any of its statements, it goes on where it was and does nothing twice', async () => {
  await aFullHouse();
  const run = await aRun(identity, today());
  let deaths = 0;
  for (let after = 1; ; after += 3) {
    try {
      await runInactivity(killedAfter(after), nobodyHeld).run({ runId: run });
      break;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      deaths += 1;
    }
  }
  expect(deaths).toBeGreaterThan(3);
  await expectDoneOnce(run);
  for (const action of ['member-noticed', 'member-closed'])
    expect(await count(`audit WHERE action = '${action}' AND detail LIKE '%"run":${run}%'`)).toBe(MANY);
});

it('two workers at once do it once', async () => {
  await aFullHouse();
  const run = await aRun(identity, today());
  await Promise.all([1, 2, 3].map(() => runInactivity(identity.db, nobodyHeld).run({ runId: run })));
  await expectDoneOnce(run);
});

it('workers are killed and Redis is emptied while it goes on: everybody is written to, once', async () => {
  await aFullHouse();
  const run = await aRun(identity, today());
  await identity.db.runTx((tx) => tx.enqueue(inactivityRun, { runId: run }, `inactivity-run:${run}`));
  const worker = (): ChildProcess =>
    spawn(process.execPath, ['--import', loader, join(root, 'services', 'identity', 'src', 'worker.ts')], {
      env: {
        PATH: '/usr/bin:/bin',
        ...identity.env,
        SMTP_URL: catcher.smtpUrl,
        MAIL_FROM: 'Hub <no-reply@player.example>',
        SWEEP_MS: '100',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const mailed = () => count('member_notice WHERE mailed_at > NOW(3) - INTERVAL 1 DAY');
  /** Nobody waits for the pace of the mails, nor for the lease of a process that is dead. */
  const hurry = () =>
    identity.source.query(
      'UPDATE outbox SET next_at = LEAST(next_at, NOW(3)), lease_until = NULL WHERE next_at IS NOT NULL',
    );
  const kills = 3;
  for (let nth = 1; nth <= kills; nth += 1) {
    const dying = worker();
    const ended = once(dying, 'exit');
    for (const before = await mailed(); (await mailed()) < Math.min(before + 8, MANY - 2);) await sleep(5);
    dying.kill('SIGKILL');
    await ended;
    const redis = new Redis(testRedisUrl());
    await redis.flushdb();
    redis.disconnect();
    await hurry();
  }
  const last = worker();
  await expect.poll(mailed, { timeout: 30_000, interval: 100 }).toBe(MANY);
  await expect
    .poll(() => count(`inactivity_run WHERE id = ${run} AND done_at IS NOT NULL`), { timeout: 20_000 })
    .toBe(1);
  const ended = once(last, 'exit');
  last.kill('SIGTERM');
  await ended;
  await expectDoneOnce(run);
  type Mails = { mails: { to: string; headers: Record<string, string> }[] };
  const { mails } = (await (await fetch(`${catcher.url}/api/mails`)).json()) as Mails;
  expect(new Set(mails.map(({ to }) => to)).size).toBe(MANY);
  const ids = new Set(mails.map(({ headers }) => headers['message-id']));
  expect(ids.size).toBe(MANY);
  // A mail that the server took in the moment of the kill comes again under its own id, which mailboxes fold.
  expect(mails.length).toBeLessThanOrEqual(MANY + kills * 2);
}, 120_000);
