import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { gamePaths } from '@hub/contracts/partner';
import { signHeaders, type LinkKey } from '@hub/nest-kit/partner-signature';
import type { BenchSite, Result } from '../../infra/local/bench/run-bench.ts';

const AT_A_TIME = 16;
const SECONDS = 20;
const ROLES = 500;

type Links = Record<string, { keys: { kid: string; key: string }[] }>;

function keyIn(folder: string): LinkKey {
  const links = JSON.parse(readFileSync(join(folder, 'game-links.json'), 'utf8')) as Links;
  const { kid = '', key = '' } = links.H73?.keys[0] ?? {};
  return { kid, secret: Buffer.from(key, 'base64url') };
}

const mailOf = (run: string, nth: number) => ({
  mail_id: `tst_${(run + String(nth)).padStart(26, '0')}`,
  game_id: 'H73',
  server_id: 'tw_2001',
  role_id: String(400_000_000 + (nth % ROLES)),
  title: '活動序號獎勵',
  body: '感謝參與活動',
  items: [{ item_code: 'gift_box_a', qty: 1 }],
  expire_days: 30,
  reason: 'serial:bench',
});

function send(url: URL, agent: Agent, key: LinkKey, mail: ReturnType<typeof mailOf>): Promise<number> {
  const body = JSON.stringify(mail);
  const call = { id: mail.mail_id, method: 'POST', path: gamePaths.mails, body };
  const headers = {
    ...signHeaders([key], call, Math.floor(Date.now() / 1000)),
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((done, failed) => {
    request({ host: url.hostname, port: url.port, agent, method: 'POST', path: call.path, headers }, (answer) => {
      answer.resume().on('end', () => done(answer.statusCode ?? 0));
    })
      .on('error', failed)
      .end(body);
  });
}

/** How many mails the simulated game takes in a second, store and ledger on, each call signed and proven. */
export async function run(site: BenchSite): Promise<Result> {
  const url = new URL(site.gameServerUrl);
  const key = keyIn(site.folder);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const name = Date.now()
    .toString(32)
    .toUpperCase()
    .replaceAll(/[ILOU]/g, 'Z');
  const took: number[] = [];
  let nth = 0;
  const began = performance.now();
  const sender = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      const at = performance.now();
      const status = await send(url, agent, key, mailOf(name, (nth += 1)));
      if (status !== 200) throw new Error(`a mail was answered with ${status}`);
      took.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sender));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  const sorted = took.sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  const figures = {
    'mails per second': Math.round(took.length / seconds),
    'median, ms': at(0.5),
    'p99, ms': at(0.99),
    mails: took.length,
  };
  return { figures };
}
