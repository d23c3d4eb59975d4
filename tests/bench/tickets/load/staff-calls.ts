import type { Desk, SearchView, StaffQueueView, StaffTicketView } from '@hub/contracts/tickets';
import { vipMemberCalls, type VipListView } from '@hub/contracts/vip';
import type { BenchSite } from '../../../../infra/local/bench/run-bench.ts';
import { freshAppCode } from '../../../desk/sign-in.ts';
import { must, type Ask } from './ask.ts';
import type { Turn } from './measure.ts';
import type { Sample } from './sample.ts';

const PAGE_ROWS = 30;
const VIP_ROWS = 25;
/** `queue`: where the calls of their desk begin. */
export type Staff = { headers: Record<string, string>; queue: string };

const cookieOf = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

/** Somebody with this role at every game, with password and app. */
export async function signIn(
  ask: Ask,
  { url, staff, folder }: BenchSite,
  { api }: Desk,
  role: 'agent' | 'lead' = 'agent',
): Promise<Staff> {
  const account = staff.find(({ roles }) => roles.includes(role) && !roles.includes('owner'));
  if (!account) throw new Error(`no account of the role ${role}`);
  const origin = new URL(url).origin;
  const { login, password } = account;
  const first = await ask<{ data: { csrf: string } }>('/api/staff/login', {
    json: { login, password },
    headers: { origin },
  });
  must(first.status === 200, 'sign-in', first.body);
  const half = { origin, cookie: cookieOf(first.cookies), 'x-csrf-token': first.body.data.csrf };
  const code = await freshAppCode(account.totp_secret, folder);
  const second = await ask<{ data: { csrf: string } }>('/api/staff/second_factor', { json: { code }, headers: half });
  must(second.status === 200, 'second factor', second.body);
  const headers = { origin, cookie: cookieOf(second.cookies), 'x-csrf-token': second.body.data.csrf };
  return { headers, queue: `/api/staff/${api}` };
}

/** The first page of those who wait: full, longest first, nobody who does not wait. */
export function queueCall(ask: Ask, { headers, queue }: Staff): Turn {
  return async () => {
    const { status, body } = await ask<StaffQueueView>(queue, { headers });
    const since = body.data?.map((row) => row.waiting_since ?? '') ?? [];
    const right = since.length === PAGE_ROWS && since.every((at, place) => at !== '' && at >= (since[place - 1] ?? ''));
    must(status === 200 && right && body.page.next !== null, 'queue', body);
  };
}

/** Walks to a page of all cases; answers its cursor and what stands there. */
export async function walkTo(ask: Ask, { headers, queue }: Staff, wanted: number) {
  let [page, cursor, ids] = [1, '', [] as number[]];
  for (; page < wanted; page += 1) {
    const path = `${queue}?queue=all&page=${cursor}`;
    const { body } = await ask<StaffQueueView>(path, { headers });
    if (!body.page.next) break;
    cursor = body.page.next;
  }
  const { body } = await ask<StaffQueueView>(`${queue}?queue=all&page=${cursor}`, { headers });
  ids = body.data.map(({ id }) => id);
  return { page, cursor, ids };
}

export function deepCall(
  ask: Ask,
  { headers, queue }: Staff,
  { cursor, ids }: { cursor: string; ids: number[] },
): Turn {
  const path = `${queue}?queue=all&page=${cursor}`;
  return async () => {
    const { status, body } = await ask<StaffQueueView>(path, { headers });
    must(status === 200 && body.data.map(({ id }) => id).join() === ids.join(), 'deep page', body);
  };
}

export function openCall(ask: Ask, { headers, queue }: Staff, { any }: Sample): Turn {
  return async (turn) => {
    const { id, one } = any[turn % any.length]!;
    const { status, body } = await ask<StaffTicketView>(`${queue}/${id}`, { headers });
    const right = status === 200 && body.data.id === id && body.data.content.includes(one.content);
    must(right && body.data.replies.length === one.replies.length, `case ${id}`, body);
  };
}

/** `many`: how many hits a first page must have; each holds every part of what was asked, newest first. */
export function searchCall(ask: Ask, { headers, queue }: Staff, words: readonly string[], many: number): Turn {
  return async (turn) => {
    const q = words[turn % words.length]!;
    const { status, body } = await ask<SearchView>(`${queue}/search`, { headers, json: { q } });
    const ids = body.data?.map(({ id }) => id) ?? [];
    const newestFirst = ids.every((id, at) => at === 0 || id < ids[at - 1]!);
    const marked = body.data?.every(({ snippets }) => snippets.some(({ parts }) => parts.some(({ hit }) => hit)));
    must(status === 200 && ids.length === many && newestFirst && Boolean(marked), `search for ${q}`, body);
  };
}

/** Open cases, each closed once. */
export function closeCall(ask: Ask, { headers, queue }: Staff, open: Sample['any']): Turn {
  return async (turn) => {
    const row = open[turn];
    if (row === undefined) throw new Error('no open case is left');
    const { id, one } = row;
    const seen = { ...headers, 'if-match': String(one.version) };
    const { status, body } = await ask<StaffTicketView>(`${queue}/${id}/close`, { headers: seen, json: {} });
    must(status === 200 && body.data.status === '4' && body.data.closed_by === 'staff', `closing ${id}`, body);
  };
}

/** The first page of who is VIP at all games: those first whose rank ends first. */
export function vipListCall(ask: Ask, { headers }: Staff): Turn {
  return async () => {
    const { status, body } = await ask<VipListView>(vipMemberCalls.listVip.path, { headers });
    const ends = body.data?.map(({ ends_at }) => ends_at ?? '~') ?? [];
    const right = ends.length === VIP_ROWS && ends.every((at, place) => place === 0 || at >= ends[place - 1]!);
    must(status === 200 && right && body.page.next !== null, 'who is VIP', body);
  };
}
