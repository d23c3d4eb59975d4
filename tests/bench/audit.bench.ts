import { request } from 'undici';
import type { DataSource } from 'typeorm';
import type { AuditListView } from '@hub/contracts/identity';
import type { StaffGrant, Principal } from '@hub/contracts/shared';
import { GENESIS, rowHash } from '@hub/nest-kit/audit';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import { parseRings } from '@hub/nest-kit/keys';
import { atMost } from '../../infra/local/bench/aims.ts';
import type { BenchSite, Figures, Result } from '../../infra/local/bench/run-bench.ts';
import { line } from '../../infra/local/boot/say.mjs';
import { checkCopies } from '../../services/identity/src/audit/check-copies.ts';
import { insertGrams, insertRows, takeRows } from '../../services/identity/src/audit/take-rows.ts';

const ROWS = 1_000_000;
const PER_CALL = 100;
const TIMED_ROWS = 10_000;
const BULK = 1000;
const BEGAN = Date.parse('2026-01-01T00:00:00Z');
const TIMES = 15;
/** No search may take longer than this at the 95th percentile, in milliseconds. */
const LIMIT_MS = 150;

const games = ['H73', 'G112', 'L33', 'MA96', 'G115', 'LifeAfter', 'IDV', 'g83tw'];
const words = '補發 儲值 序號 公會 角色 伺服器 月卡 退款 兌換 活動 帳號 密碼 信箱 電話 名稱 等級'.split(' ');

/** The same row for the same number: a rare word, action, actor and object among many usual ones. */
function rowOf(n: number) {
  const pick = <T>(list: readonly T[], salt: number): T => list[(n * 7919 + salt * 104_729) % list.length] as T;
  const rare = n % 50_000 === 0;
  return {
    id: String(n),
    at: new Date(BEGAN + n * 30_000).toISOString(),
    actor_kind: 'staff',
    actor: rare ? 'rare-person' : `agent-${(n * 31) % 200}`,
    action: rare ? 'game.deleted' : n % 3 === 0 ? 'ticket.answer' : 'ticket.read',
    game_id: n % 40 === 0 ? '' : pick(games, 1),
    object: `ticket:${10_000 + Math.floor(n / 5)}`,
    detail: JSON.stringify({
      reply: n,
      before: { status: n % 4, name: `${pick(words, 2)}${pick(words, 3)}` },
      after: { status: (n + 1) % 4, name: `${pick(words, 5)}${rare ? ' needle' : ''}` },
    }),
    rid: `r-${n}`,
    address: '10.0.0.1',
  };
}

type Filled = ReturnType<typeof rowOf> & { seq: number; hash: string };

/** The rows `from` … `to` of the chain after `before`. */
function rowsBetween(from: number, to: number, before: Buffer): Filled[] {
  let hash = before;
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const seq = from + index;
    const row = rowOf(seq);
    hash = rowHash(hash, 'vip', seq, { ...row, at: new Date(row.at) });
    return { ...row, seq, hash: hash.toString('hex') };
  });
}

const lastHash = (rows: readonly Filled[]) => Buffer.from(rows.at(-1)?.hash ?? '', 'hex');

/** The first rows come in as they do from a service: that is what is timed. */
async function takeFirst(source: DataSource): Promise<{ before: Buffer; perSecond: number }> {
  const db = new Db(source);
  let before: Buffer = GENESIS;
  const began = performance.now();
  for (let from = 1; from <= TIMED_ROWS; from += PER_CALL) {
    const rows = rowsBetween(from, from + PER_CALL - 1, before);
    before = lastHash(rows);
    await db.runTx((tx) => takeRows(tx, { service: 'vip', rows }, 'vip'));
  }
  return { before, perSecond: Math.round((TIMED_ROWS / (performance.now() - began)) * 1000) };
}

/** The others without a look at the chain for each call: it is walked at the end. */
async function fillRest(source: DataSource, first: Buffer): Promise<void> {
  const db = new Db(source);
  let before = first;
  for (let from = TIMED_ROWS + 1; from <= ROWS; from += BULK) {
    const rows = rowsBetween(from, Math.min(from + BULK - 1, ROWS), before);
    before = lastHash(rows);
    await db.runTx(async (tx) => {
      await insertRows(tx, 'vip', rows);
      await insertGrams(tx, 'vip', rows);
    });
    if ((from - 1) % 200_000 === 0) line('filling', `${from - 1} rows`);
  }
  await source.query(`UPDATE audit_source SET seq = ?, hash = ? WHERE service = 'vip'`, [ROWS, before]);
}

type Search = { name: string; filters: Record<string, string>; roles?: StaffGrant[] };
const two: StaffGrant[] = ['H73', 'L33'].map((game) => ({ role: 'auditor', game }));

const searches: Search[] = [
  { name: 'newest', filters: {} },
  { name: 'ten days in the middle', filters: { from: '2026-06-01', to: '2026-06-10' } },
  { name: 'usual actor', filters: { actor: 'agent-17' } },
  { name: 'rare actor', filters: { actor: 'rare-person' } },
  { name: 'unknown actor', filters: { actor: 'nobody' } },
  { name: 'usual action', filters: { action: 'ticket.read' } },
  { name: 'rare action', filters: { action: 'game.deleted' } },
  { name: 'game', filters: { game: 'H73' } },
  { name: 'object', filters: { object: 'ticket:99999' } },
  { name: 'actor, action and game', filters: { actor: 'agent-17', action: 'ticket.answer', game: 'H73' } },
  { name: 'usual action, rare actor', filters: { actor: 'rare-person', action: 'ticket.read' } },
  { name: 'an auditor of two games', filters: {}, roles: two },
  { name: 'two games, usual actor', filters: { actor: 'agent-18' }, roles: two },
  { name: 'rare word', filters: { text: 'needle' } },
  { name: 'usual word', filters: { text: '公會' } },
  { name: 'two usual words', filters: { text: '公會 月卡' } },
  { name: 'three words, none fits', filters: { text: '公會 needle xyzzy' } },
  { name: 'usual word, usual actor', filters: { text: '退款', actor: 'agent-17' } },
  { name: 'usual word, two games', filters: { text: '退款' }, roles: two },
];

async function ask(
  site: BenchSite,
  { filters, roles }: Search,
  page = '',
): Promise<{ ms: number; view: AuditListView }> {
  const ring = parseRings(site.identityKeys).identity;
  if (!ring) throw new Error('no key for identity');
  const who: Principal = {
    kind: 'staff',
    id: 1,
    login: 'bench',
    name: 'bench',
    roles: roles ?? [{ role: 'auditor', game: '*' }],
  };
  const query = new URLSearchParams({ ...filters, ...(page && { page }) });
  const began = performance.now();
  const answer = await request(`${site.services.identity}/api/staff/audit?${query}`, {
    headers: { [IDENTITY_HEADER]: sealIdentity(ring, 'identity', { who, rid: 'bench', ip: '' }) },
  });
  const view = (await answer.body.json()) as AuditListView;
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${JSON.stringify(view)}`);
  return { ms: performance.now() - began, view };
}

const at = (sorted: number[], part: number) =>
  Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10;

async function measure(
  site: BenchSite,
  search: Search,
  page = '',
): Promise<{ p50: number; p95: number; rows: number }> {
  const { view } = await ask(site, search, page);
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) times.push((await ask(site, search, page)).ms);
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p95: at(times, 0.95), rows: view.data.length };
}

/** Every kind of search over a million rows, through the service; and how fast rows come in and are walked. */
export async function run(site: BenchSite): Promise<Result> {
  const url = new URL(site.adminUrl);
  url.pathname = `/${site.schemaPrefix}identity`;
  const source = await openDatabase(url.href, { entities: [], migrations: [] }, 4);
  try {
    const { before, perSecond } = await takeFirst(source);
    await fillRest(source, before);
    const figures: Figures = { rows: ROWS, 'rows in per second': perSecond };
    const aims = [];
    await source.query('ANALYZE TABLE audit_log, audit_gram');
    const deep = { name: '', filters: {} };
    const cursor = `${Date.parse('2026-03-01T00:00:00Z')}.1`;
    const all = [
      ...searches.map((search) => ({ search, page: '' })),
      { search: { ...deep, name: 'deep page' }, page: cursor },
    ];
    for (const { search, page } of all) {
      const { p50, p95, rows } = await measure(site, search, page);
      aims.push(atMost(`${search.name}, p95`, p95, LIMIT_MS, 'ms', `${rows} rows, p50 ${p50} ms`));
    }
    const began = performance.now();
    const [copy] = (await checkCopies(source)).filter(({ service }) => service === 'vip');
    if (copy?.head.seq !== ROWS) throw new Error('the copy does not verify');
    figures['seconds to verify'] = Math.round((performance.now() - began) / 100) / 10;
    return { figures, aims };
  } finally {
    await source.destroy();
  }
}
