import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { parseRings } from '@hub/nest-kit/keys';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import { atMost } from '../../infra/local/bench/aims.ts';
import type { BenchSite, Result } from '../../infra/local/bench/run-bench.ts';
import { line } from '../../infra/local/boot/say.mjs';
import { photo } from '../../packages/nest-kit/test/files/samples.ts';
import { addressOf } from './attachments/address-of.ts';
import type { Attacked } from './attachments/attack.ts';
import { childrenOf, cpuSeconds, memoryMb, processOf, watchMemory } from './site/processes.ts';

const PARALLEL = 16;
const PLAYERS = 400;
const SECONDS = 15;
const PHOTO_KB = 200;
const READERS = 4;
const READ_PAUSE_MS = 25;
const percentile = (times: number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`;

async function tokensOf(site: BenchSite): Promise<string[]> {
  const rings = parseRings(site.tokenKeys) as TokenRings;
  const player = (n: number) => ({
    game: 'H73',
    uid: `bench-files-${n}`,
    server: 'tw_2001',
    role: String(210_000_000 + n),
    name: '壓測角色',
    inGameId: String(210_000_000 + n),
  });
  return Promise.all(Array.from({ length: PLAYERS }, (_, n) => issueSiteToken(rings, player(n))));
}

/** A photo-like JPEG of about 200 KB, as a phone sends it after its own scaling. */
async function aPhoto(): Promise<Buffer> {
  for (let quality = 98; quality > 20; quality -= 1) {
    const bytes = await photo(1600, 1200).jpeg({ quality }).toBuffer();
    if (bytes.length <= PHOTO_KB * 1024) return bytes;
  }
  throw new Error('no photo of the wanted size');
}

const report = { game_id: 'H73', question_type: '2', content: '儲值後三十分鐘仍未入帳' };

type Lane = { times: number[]; refused: number };

/** Reports for some seconds at sixteen parallel, with a photo or without. */
async function fileReports(site: BenchSite, tokens: string[], picture: Buffer | null, seconds: number): Promise<Lane> {
  const lane: Lane = { times: [], refused: 0 };
  const until = performance.now() + seconds * 1000;
  let next = 0;
  const work = async () => {
    while (performance.now() < until) {
      const form = new FormData();
      for (const [name, value] of Object.entries(report)) form.set(name, value);
      if (picture) form.set('attachment1', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'IMG_0001.jpg');
      const nth = next++;
      form.set('email', `bench${nth}@example.com`);
      const player = nth % tokens.length;
      const began = performance.now();
      const answer = await fetch(`${site.url}/api/questions/create_web_form`, {
        method: 'POST',
        headers: {
          'x-auth-token': tokens[player] ?? '',
          'x-forwarded-for': addressOf(8, player),
          'idempotency-key': randomUUID(),
        },
        body: form,
      });
      await answer.arrayBuffer();
      if (answer.ok) lane.times.push(performance.now() - began);
      else lane.refused += 1;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return lane;
}

/** Players who read their list, until `over` settles; how long each reading took. */
async function readLists(site: BenchSite, tokens: string[], over: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let stop = false;
  void over.finally(() => (stop = true));
  const reader = async (_: unknown, own: number) => {
    while (!stop) {
      const began = performance.now();
      const answer = await fetch(`${site.url}/api/questions/list`, { headers: { 'x-auth-token': tokens[own] ?? '' } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`a neighbour was refused with ${answer.status}`);
      times.push(performance.now() - began);
      await sleep(READ_PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return times;
}

/** The attackers have a thread of their own: what they cost this one would count as waiting of the readers. */
async function attack(site: BenchSite): Promise<Attacked> {
  const worker = new Worker(new URL('./attachments/attack.ts', import.meta.url), { workerData: site.url });
  const [done] = (await once(worker, 'message')) as [Attacked];
  return done;
}

/**
 * What pictures cost: reports with a 200 KB photo at sixteen parallel, and how far a thousand hostile files slow down
 * those who only read. All of it on the machine of the load itself.
 */
export async function run(site: BenchSite): Promise<Result> {
  const tokens = await tokensOf(site);
  const support = processOf(site.folder, 'services/support/src/main.ts');
  const gateway = processOf(site.folder, 'services/gateway/src/main.ts');
  const picture = await aPhoto();
  const load = loadavg()[0] ?? 0;

  await fileReports(site, tokens, picture, 3);
  const plain = await fileReports(site, tokens, null, 5);
  const cpu = () => ({
    decoder: Math.max(0, ...childrenOf(support).map(cpuSeconds)),
    others: cpuSeconds(support) + cpuSeconds(gateway),
  });
  const before = cpu();
  const withPhoto = await fileReports(site, tokens, picture, SECONDS);
  const after = cpu();
  const decoderCpu = after.decoder - before.decoder;
  line('reports', `${withPhoto.times.length} with a photo of ${Math.round(picture.length / 1024)} KB`);

  const calm = await readLists(site, tokens, sleep(10_000));
  const memoryBefore = memoryMb(support);
  const memory = watchMemory(support);
  const attacking = attack(site);
  const busy = await readLists(site, tokens, attacking);
  const attacked = await attacking;
  const peak = memory.stop();
  if (processOf(site.folder, 'services/support/src/main.ts') !== support) throw new Error('support fell');

  const figures = {
    'reports with a photo, per second': Math.round(withPhoto.times.length / SECONDS),
    'p50 ms / without a photo': `${Math.round(percentile(withPhoto.times, 0.5))} / ${Math.round(percentile(plain.times, 0.5))}`,
    'p99 ms / without a photo': `${Math.round(percentile(withPhoto.times, 0.99))} / ${Math.round(percentile(plain.times, 0.99))}`,
    'refused (busy)': withPhoto.refused,
    'decoder, ms of processor a picture': Math.round((decoderCpu * 1000) / Math.max(1, withPhoto.times.length)),
    'decoder, share of it, support and gateway': percent(decoderCpu, decoderCpu + after.others - before.others),
    'hostile files sent': attacked.sent,
    'neighbours p50 ms calm / attacked': `${percentile(calm, 0.5).toFixed(1)} / ${percentile(busy, 0.5).toFixed(1)}`,
    'neighbours p99 ms calm / attacked': `${percentile(calm, 0.99).toFixed(1)} / ${percentile(busy, 0.99).toFixed(1)}`,
    'load of the machine': `${load.toFixed(1)} on ${availableParallelism()} cores`,
  };
  const aims = [
    atMost('hostile files answered with a fault of ours', attacked.failed, 0),
    atMost('support grows by', peak.own - memoryBefore, 100, 'MB'),
    atMost('decoder', peak.child, 768, 'MB'),
    atMost('neighbours, p99 attacked : calm', percentile(busy, 0.99) / percentile(calm, 0.99), 2),
  ];
  return { figures, aims };
}
