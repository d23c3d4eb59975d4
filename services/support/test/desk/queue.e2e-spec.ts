import { aStaff } from '@hub/nest-kit/testing';
import { queueStatuses, type QueueFilter, type QueueName } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSupport, type Support } from '../support.setup.ts';
import { deskRows, type DeskRow, type DeskRows } from './desk-rows.ts';

const ME = 41;
const me = aStaff({ id: ME });
const one = aStaff({ id: ME, roles: [{ role: 'agent', game: 'H73' }] });
const two = aStaff({
  id: ME,
  roles: [
    { role: 'agent', game: 'H73' },
    { role: 'lead', game: 'G112' },
  ],
});
const HOURS = { '1h': 1, '4h': 4, '24h': 24, '3d': 72, '7d': 168 } as const;

let support: Support;
let desk: DeskRows;
const rows: (Required<Omit<DeskRow, 'content' | 'character_name' | 'role_id'>> & { id: number })[] = [];

beforeAll(async () => {
  support = await startSupport();
  desk = await deskRows(support);
  const statuses = [0, 1, 2, 7, 4, 0];
  // From the oldest to the newest, as cases are filed; every step is prime to the others, so that all combinations occur.
  for (let n = 0; n < 360; n += 1) {
    const row = {
      game_id: ['H73', 'G112', 'L33'][n % 3] ?? 'H73',
      question_type: ['1', '2', 'f', 'g', '9'][n % 5] ?? '1',
      status: statuses[n % 6] ?? 0,
      hours: Math.floor(((360 - n) * 200) / 360),
      assignee_id: [null, ME, 42, null, null, null, null][n % 7] ?? null,
      language: n % 11 === 0 ? 'en' : n % 11 === 1 ? 'zh-HK' : 'zh-TW',
      priority: n % 13 === 0 ? 1 : 0,
    };
    rows.push({ ...row, id: await desk.add(row) });
  }
}, 60_000);
afterAll(async () => {
  await desk.close();
  await support.close();
});

function expected(filter: QueueFilter, games: readonly string[] | '*'): number[] {
  const queue: QueueName = filter.queue ?? 'waiting';
  const fitting = rows.filter(
    (row) =>
      queueStatuses[queue].includes(String(row.status)) &&
      (games === '*' || games.includes(row.game_id)) &&
      (!filter.game_id || filter.game_id === row.game_id) &&
      (!filter.status || filter.status === String(row.status)) &&
      (!filter.type || filter.type === row.question_type) &&
      (!filter.age || row.hours >= HOURS[filter.age]) &&
      (!filter.assignee ||
        String(row.assignee_id) === { me: String(ME), none: 'null' }[filter.assignee] ||
        filter.assignee === String(row.assignee_id)) &&
      (!filter.language || filter.language === row.language) &&
      (!filter.priority || filter.priority === String(row.priority)),
  );
  const ids = fitting.map(({ id }) => id);
  return queue === 'waiting' ? ids : ids.reverse();
}

const filters: [QueueFilter, typeof me, readonly string[] | '*'][] = [
  [{}, me, '*'],
  [{}, one, ['H73']],
  [{}, two, ['H73', 'G112']],
  [{ game_id: 'G112' }, me, '*'],
  [{ status: '1' }, me, '*'],
  [{ type: 'g' }, two, ['H73', 'G112']],
  [{ age: '1h' }, me, '*'],
  [{ age: '24h' }, one, ['H73']],
  [{ age: '7d', language: 'en' }, me, '*'],
  [{ assignee: 'me' }, me, '*'],
  [{ assignee: 'me', game_id: 'H73' }, two, ['H73', 'G112']],
  [{ assignee: 'none', type: '2' }, me, '*'],
  [{ assignee: '42', age: '3d' }, me, '*'],
  [{ language: 'zh-HK' }, me, '*'],
  [{ priority: '1' }, me, '*'],
  [{ game_id: 'H73', status: '0', type: '1', age: '4h', assignee: 'none', language: 'zh-TW', priority: '1' }, me, '*'],
  [{ queue: 'replied' }, me, '*'],
  [{ queue: 'replied', status: '7', assignee: 'me' }, two, ['H73', 'G112']],
  [{ queue: 'closed', game_id: 'L33' }, me, '*'],
  [{ queue: 'closed', age: '3d', type: 'f' }, me, '*'],
  [{ queue: 'all' }, me, '*'],
  [{ queue: 'all' }, two, ['H73', 'G112']],
  [{ queue: 'all', assignee: '42' }, me, '*'],
  [{ queue: 'all', age: '24h', priority: '1', assignee: 'none' }, me, '*'],
  [{ queue: 'all', type: 'no-such' }, me, '*'],
  [{ queue: 'waiting', status: '4' }, me, '*'],
];

describe('the filters of the queue', () => {
  it.each(filters)('list every fitting case once, in order: %j', async (filter, who, games) => {
    expect(await desk.pages(who, filter as Record<string, string>)).toEqual(expected(filter, games));
  });

  it('tells who has a case, its priority, language and version', async () => {
    const { body } = await desk.queue(me, { assignee: 'me', priority: '1' });
    expect(body.data[0]).toMatchObject({ assignee: { id: ME, name: '小敏' }, priority: 1, version: 1 });
    const nobody = await desk.queue(me, { assignee: 'none' });
    expect(nobody.body.data[0]).toMatchObject({ assignee: null });
  });

  it('masks addresses and numbers of people in the preview', async () => {
    await desk.add({ game_id: 'L33', hours: 999, content: '我的信箱是 player@example.com 手機 0912-345-678' });
    const { body } = await desk.queue(me, { game_id: 'L33' });
    expect(body.data[0]?.preview).toBe('我的信箱是 p****r@… 手機 09xx***678');
  });

  it.each(['9007199254740991.5', '8640000000000001.1', '-1.1', '253402300800000.1', 'x.y', '1e300.1', '..', '5'])(
    'begins anew for a cursor that somebody made up: %s',
    async (page) => {
      const first = await desk.queue(me, {});
      const { status, body } = await desk.queue(me, { page });
      expect([status, body.data[0]?.id]).toEqual([200, first.body.data[0]?.id]);
    },
  );

  it.each([
    { status: '9' },
    { age: '2h' },
    { assignee: 'you' },
    { queue: 'mine' },
    { language: 'fr' },
    { type: '儲值' },
    { game_id: '🎮' },
  ])('refuses what it does not know: %j', async (query) => {
    const { status, body } = await desk.queue(me, query as unknown as Record<string, string>);
    expect([status, Object.keys(body)]).toEqual([400, Object.keys(query)]);
  });
});

describe('pages while cases come and go', () => {
  it('show no case twice and leave none out that stayed', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 95; n += 1) ids.push(await desk.add({ game_id: 'MA96', hours: 50 }));
    const gone: number[] = [];
    const seen = await desk.pages(me, { game_id: 'MA96' }, async () => {
      await desk.add({ game_id: 'MA96' });
      const leaves = ids.find((id) => !gone.includes(id)) ?? 0;
      gone.push(leaves);
      await desk.source.query('UPDATE ticket SET status = 2, waiting_since = NULL WHERE id = ?', [leaves]);
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(ids.filter((id) => !gone.includes(id) && !seen.includes(id))).toEqual([]);
  });
});

describe('a rare combination', () => {
  it('is looked for within bounds, says how far it came, and is found by going on', async () => {
    await desk.source.query(
      `INSERT INTO ticket (game_id, game_name, question_type, type_text, server_id, server_name, role_id, in_game_id,
          character_name, email, email_mac, check_mac, check_box, content, language, status, created_at)
        SELECT 'G115', '示範', IF(n = 1, 'event_12', '1'), '一般', 's', 's', '', '', '夜行', 'p@example.com',
          UNHEX(SHA2(CONCAT('e', n), 256)), UNHEX(SHA2(CONCAT('rare', n), 256)), '', '內容', 'zh-TW', 4, NOW(3)
        FROM (WITH RECURSIVE numbers AS (SELECT 0 AS n UNION ALL SELECT n + 1 FROM numbers WHERE n < 119)
          SELECT 1 + a.n * 100 + b.n AS n FROM numbers a JOIN numbers b ON b.n < 100 ORDER BY 1) filled`,
    );
    const first = await desk.queue(me, { queue: 'closed', game_id: 'G115', type: 'event_12' });
    expect(first.body.data).toEqual([]);
    expect(first.body.page.searched_to).toMatch(/\+08:00$/);
    const found = await desk.pages(me, { queue: 'closed', game_id: 'G115', type: 'event_12' });
    expect(found).toHaveLength(1);
  });
});
