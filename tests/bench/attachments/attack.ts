import { parentPort, workerData } from 'node:worker_threads';
import { refused, taken } from '../../../packages/nest-kit/test/files/samples.ts';
import { addressOf } from './address-of.ts';

/** `failed` counts answers that are a fault of ours. */
export type Attacked = { sent: number; failed: number };

const FILES = 1000;
const LANES = 8;
/** Whatever the machine, the whole bench ends in four minutes. */
const LIMIT_MS = 90_000;
/** Every so often one of those that cost the decoder most. */
const HEAVY_EVERY = 50;
const heavy = ['a progressive JPEG at the limit', 'an interlaced PNG at the limit', 'a PNG with 64 MB of packed words'];

async function hostileFiles(): Promise<(n: number) => Buffer> {
  const light = await Promise.all(Object.values(refused).map(([, sample]) => sample()));
  const costly = await Promise.all(heavy.map((name) => taken[name]?.[3]() ?? Promise.reject(new Error(name))));
  return (n) =>
    (n % HEAVY_EVERY === 0 ? costly[(n / HEAVY_EVERY) % costly.length] : light[n % light.length]) ?? Buffer.alloc(0);
}

/** Sends them as fast as they are answered, each from a household of its own. */
async function attack(site: string): Promise<Attacked> {
  const file = await hostileFiles();
  const until = performance.now() + LIMIT_MS;
  const done = { sent: 0, failed: 0 };
  const work = async () => {
    while (done.sent < FILES && performance.now() < until) {
      const n = done.sent++;
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(file(n))], { type: 'image/png' }), 'a.png');
      const answer = await fetch(`${site}/api/questions/attachments?for=create`, {
        method: 'POST',
        headers: { 'x-forwarded-for': addressOf(9, n) },
        body: form,
      });
      await answer.arrayBuffer();
      // 503 = the decoder is busy and says so: that is an answer, a 500 is none.
      if (answer.status >= 500 && answer.status !== 503) done.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return done;
}

parentPort?.postMessage(await attack(workerData as string));
