import { randomUUID } from 'node:crypto';
import { parseRings } from '@hub/nest-kit/keys';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import type { BenchSite, Result } from '../../infra/local/bench/run-bench.ts';

const PARALLEL = 16;
const PLAYERS = 400;
const SECONDS = 15;

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function tokensOf(site: BenchSite): Promise<string[]> {
  const rings = parseRings(site.tokenKeys) as TokenRings;
  const player = (n: number) => ({
    game: 'H73',
    uid: `bench-${n}`,
    server: 'tw_2001',
    role: String(200_000_000 + n),
    name: '壓測角色',
    inGameId: String(200_000_000 + n),
  });
  return Promise.all(Array.from({ length: PLAYERS }, (_, n) => issueSiteToken(rings, player(n))));
}

/** Acknowledged reports per second through the gateway at 16 parallel, with the load on the same machine. */
export async function run(site: BenchSite): Promise<Result> {
  const tokens = await tokensOf(site);
  const times: number[] = [];
  let next = 0;
  let refused = 0;
  const report = { game_id: 'H73', question_type: '2', content: '儲值後三十分鐘仍未入帳' };
  const one = async () => {
    const nth = next++;
    const token = tokens[nth % tokens.length] ?? '';
    // Each their own: a recipient's mails of a day are counted on one row.
    const body = JSON.stringify({ ...report, email: `bench${nth}@example.com` });
    const began = performance.now();
    const answer = await fetch(`${site.url}/api/questions/create_web_form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': token, 'idempotency-key': randomUUID() },
      body,
    });
    await answer.arrayBuffer();
    if (answer.ok) times.push(performance.now() - began);
    else refused += 1;
  };
  for (let n = 0; n < 200; n += 1) await one();
  times.length = 0;
  const began = performance.now();
  const lane = async () => {
    while (performance.now() - began < SECONDS * 1000) await one();
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const figures = {
    'acknowledged per second': Math.round(times.length / seconds),
    'p50 ms': Math.round(percentile(times, 0.5)),
    'p99 ms': Math.round(percentile(times, 0.99)),
    refused,
  };
  return { figures };
}
