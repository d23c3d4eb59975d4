import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEvents, type Events } from './events.http.ts';
import { serialsOf } from './serials.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents({ BULK_LEASE_MS: '1000' });
});
afterAll(() => events.close());
const desk = serialsOf(() => events);

const MANY = 40_000;
/** Rows at the beginning that are noted before the file is read to its end. */
const FAULTY = 3000;
let round = 0;
const big = (many = MANY, faulty = FAULTY) => {
  round += 1;
  const codes = Array.from({ length: many }, (_, n) => `BIG${round}X${n + 10_000_000}\n`);
  return gzipSync(`serial_no\n${'SHORT\n'.repeat(faulty)}${codes.join('')}`);
};

const root = join(import.meta.dirname, '..', '..', '..');
const loader = join(root, 'infra', 'local', 'boot', 'load-ts.mjs');

/** A worker in a process of its own, to be killed. */
const aWorker = (): ChildProcess =>
  spawn(process.execPath, ['--import', loader, join(root, 'services', 'events', 'src', 'worker.ts')], {
    env: { PATH: '/usr/bin:/bin', ...events.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Kills a worker as soon as this is true of a batch's work. */
async function killWhen(
  batch: number,
  so: (job: Record<string, unknown>) => boolean,
): Promise<Record<string, unknown>> {
  const worker = aWorker();
  const ended = once(worker, 'exit');
  for (;;) {
    const job = (await desk.job(batch)) ?? {};
    if (so(job)) {
      worker.kill('SIGKILL');
      await ended;
      return (await desk.job(batch)) ?? {};
    }
    if (worker.exitCode !== null || ['done', 'failed'].includes(String(job.state))) throw new Error('nothing to kill');
    await sleep(5);
  }
}

describe('a work whose worker is killed', () => {
  it('in the middle of the file goes on where it was', async () => {
    const event = await desk.anEvent();
    const { data } = (await desk.import(event, big())).body;
    const left = await killWhen(data.id, (job) => job.step === 'read' && Number(job.done_count) > 0);
    expect(left).toMatchObject({ state: 'reading', step: 'read' });
    await events.working(async () => {
      expect(await desk.until(data.id, 'checked')).toMatchObject({
        rows: MANY + FAULTY,
        accepted: MANY,
        too_short: FAULTY,
      });
    });
    const counts = ['serial_fault', 'serial_code'].map((table) => desk.count(table, data.id));
    expect(await Promise.all(counts)).toEqual([FAULTY, MANY]);
    await desk.post(`/${data.id}/cancel`, {});
  }, 120_000);

  it('while codes are written ends with each of them once', async () => {
    const event = await desk.anEvent();
    const { data } = (await desk.import(event, big())).body;
    const left = await killWhen(data.id, (job) => job.step === 'write' && Number(job.done_count) > 0);
    expect([left.state, (await desk.one(data.id)).state]).toEqual(['reading', 'reading']);
    const written = await desk.count('serial_code', data.id);
    expect([written, written < MANY]).toEqual([Number(left.done_count), true]);
    await events.working(async () => {
      await desk.until(data.id, 'checked');
      await desk.post(`/${data.id}/commit`, { skip_bad: true });
      expect(await desk.until(data.id, 'ready')).toMatchObject({ codes: MANY });
    });
    expect(await desk.count('serial_code', data.id)).toBe(MANY);
  }, 120_000);
});

describe('a batch that is cancelled', () => {
  const nothingLeft = async (batch: number) => {
    const counts = ['serial_fault', 'serial_code'].map((table) => desk.count(table, batch));
    return [...(await Promise.all(counts)), (await desk.job(batch))?.file_key];
  };
  const cancelled = async (batch: number) => {
    const answer = await desk.post(`/${batch}/cancel`, {});
    expect([answer.status, answer.body.data.state, answer.body.data.may]).toEqual([200, 'cancelled', []]);
  };
  const reach: [string, (id: number) => Promise<unknown>][] = [
    ['before a worker saw it', async () => undefined],
    ['while its file is read', (id) => killWhen(id, (job) => job.step === 'read' && Number(job.done_count) > 0)],
    ['with its report', (id) => events.working(() => desk.until(id, 'checked'))],
    ['while its codes are written', (id) => killWhen(id, (job) => job.step === 'write' && Number(job.done_count) > 0)],
  ];
  it.each(reach)(
    '%s leaves nothing',
    async (_, goThere) => {
      const file = big();
      const event = await desk.anEvent();
      const { data } = (await desk.import(event, file)).body;
      await goThere(data.id);
      await cancelled(data.id);
      await events.working(() => expect.poll(() => nothingLeft(data.id), { timeout: 30_000 }).toEqual([0, 0, null]));
      expect((await desk.one(data.id)).state).toBe('cancelled');
      // It may come again.
      expect((await desk.import(event, file)).status).toBe(200);
    },
    120_000,
  );

  it('is not, once its codes are good', async () => {
    const event = await desk.anEvent();
    const { data } = (await desk.post('', { ...event, name: '十組', many: 10, length: 16 })).body;
    await events.working(() => desk.until(data.id, 'ready'));
    expect((await desk.post(`/${data.id}/cancel`, {})).status).toBe(409);
  }, 60_000);
});

it('a report that nobody confirms is thrown away', async () => {
  const { data } = (await desk.import(await desk.anEvent(), big(10, 0))).body;
  await events.working(async () => {
    const { expires_at } = await desk.until(data.id, 'checked');
    const hours = (new Date(expires_at ?? 0).getTime() - Date.now()) / 3_600_000;
    expect([hours > 47.9, hours <= 48]).toEqual([true, true]);
    await events.database.exec(`UPDATE bulk_job SET next_at = NOW(3) WHERE subject_id = ${data.id}`);
    await desk.until(data.id, 'cancelled');
    await expect.poll(() => desk.count('serial_code', data.id)).toBe(0);
  });
}, 60_000);

it('a work that fails five times says so and can be tried again', async () => {
  const { data } = (await desk.import(await desk.anEvent(), big(10, 0))).body;
  await events.database.exec('RENAME TABLE serial_code TO serial_code_away');
  await events.working(async () => {
    // Nobody waits for the pauses between the tries.
    const hurry = () =>
      events.database.exec(`UPDATE bulk_job SET next_at = NOW(3) WHERE subject_id = ${data.id} AND state = 'reading'`);
    await expect.poll(async () => (await hurry(), (await desk.one(data.id)).state), { timeout: 30_000 }).toBe('failed');
    await events.database.exec('RENAME TABLE serial_code_away TO serial_code');
    expect(await desk.one(data.id)).toMatchObject({ fault: 'other', may: ['retry'] });
    expect((await desk.job(data.id))?.attempts).toBe(5);
    expect((await desk.post(`/${data.id}/retry`, {})).status).toBe(200);
    expect(await desk.until(data.id, 'checked')).toMatchObject({ rows: 10, accepted: 10 });
  });
}, 60_000);
