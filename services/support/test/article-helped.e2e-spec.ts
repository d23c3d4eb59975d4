import { randomUUID } from 'node:crypto';
import { taipeiIso, type StaffRole } from '@hub/contracts/shared';
import type { FormSettingsView, HelpedFiguresView, HelpedView } from '@hub/contracts/tickets';
import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportCalls } from './report-calls.ts';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
const { call, byPlayer } = reportCalls(() => support);

beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const sql = (statement: string) => support.database.exec(statement);
const body = { game_id: 'H73', article_id: 3, question_type: '2' };
const helped = (sent: Parameters<typeof callAs>[3]) => call<HelpedView>('POST /api/questions/article_helped', sent);
const counts = () =>
  sql(
    `SELECT game_id, question_type, article_id, hits FROM helped WHERE day = '${taipeiIso(new Date()).slice(0, 10)}'`,
  );

describe('an article that spared a report', () => {
  beforeEach(() => sql('DELETE FROM helped'));

  it('is counted by day, game, type and article', async () => {
    expect((await helped({ body, key: randomUUID() })).body).toEqual({ msg: { counted: true } });
    await helped({ body, key: randomUUID() });
    await helped({ body: { ...body, question_type: '1' }, who: aPlayer() });
    expect(await counts()).toEqual([
      { game_id: 'H73', question_type: '1', article_id: 3, hits: 1 },
      { game_id: 'H73', question_type: '2', article_id: 3, hits: 2 },
    ]);
  });

  it('is counted once for a key, also at the same time and under another type', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => helped({ body, key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.filter((answer) => answer.body.msg.counted)).toHaveLength(1);
    expect((await helped({ body: { ...body, question_type: '1' }, key })).body.msg.counted).toBe(false);
    expect(await counts()).toHaveLength(1);
  });

  it.each([
    ['article_id', { article_id: 999 }],
    ['article_id', { article_id: 'x' }],
    ['question_type', { question_type: 'zz' }],
    ['question_type', { question_type: '' }],
    ['game_id', { game_id: 'list' }],
  ])('is not counted when its %s is none of the form: %o', async (field, over) => {
    const { status, body: answer } = await helped({ body: { ...body, ...over } });
    expect([status, Object.keys(answer)]).toEqual([400, [field]]);
    expect(await counts()).toEqual([]);
  });

  it('is not counted for an unknown game', async () => {
    const { status, body: answer } = await helped({ body: { ...body, game_id: 'none' } });
    expect([status, answer]).toEqual([404, { msg: 'game does not exist' }]);
  });

  it('is counted thirty times an hour for an address, and leaves nothing of anybody behind', async () => {
    const ip = '203.0.113.91';
    const answers = [];
    for (let n = 0; n < 31; n += 1) answers.push(await helped({ body, key: randomUUID(), ip }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.at(-1)?.status).toBe(429);
    expect(JSON.stringify(await sql('SELECT * FROM helped'))).not.toContain(ip);
  });
});

describe('what the form says of reports under way', () => {
  const form = async (who?: ReturnType<typeof aPlayer>) => {
    const line = 'GET /api/questions/render_create_form/H73';
    const { body: answer } = await callAs<{ settings: FormSettingsView }>(support.url, 'support', line, { who });
    return answer.settings;
  };

  it('names the player’s own that are open, newest first, and nobody else’s', async () => {
    const who = aPlayer();
    const first = await byPlayer(who);
    const second = await byPlayer(who);
    await byPlayer(aPlayer());
    expect((await form(who)).open_reports).toMatchObject([
      { id: second, question_type: '1' },
      { id: first, question_type: '1' },
    ]);
    await sql(`UPDATE ticket SET status = 4, waiting_since = NULL WHERE id = ${second}`);
    expect((await form(who)).open_reports.map(({ id }) => id)).toEqual([first]);
  });

  it('tells a visitor that events are in the game, and offers none', async () => {
    const visitor = await form();
    expect(visitor).toMatchObject({ events: [], events_in_game: true, open_reports: [], user: null });
    expect(Object.keys(visitor.question_types)).not.toContain('event_12');
    expect(await form(aPlayer())).toMatchObject({ events: [{ event_id: '12', event_name: '活動序號兌換' }] });
  });

  it('offers every open event once to players, under the name of its settings where it has one there', async () => {
    const line = 'GET /api/questions/render_create_form/G112';
    const ask = async (who?: ReturnType<typeof aPlayer>) =>
      (await callAs<{ settings: FormSettingsView }>(support.url, 'support', line, { who })).body.settings;
    const { question_types, events } = await ask(aPlayer({ game: 'G112' }));
    expect(events).toEqual([
      { event_id: '12', event_name: '活動序號兌換' },
      { event_id: '7', event_name: '週年慶典' },
    ]);
    expect(question_types).toMatchObject({ '1': '一般問題', event_12: '活動序號兌換', event_7: '週年慶典' });
    const visitor = await ask();
    expect(Object.keys(visitor.question_types)).not.toContain('event_7');
    expect(visitor).toMatchObject({ events: [], events_in_game: true });
  });

  it('is there without the open events while their service is away', async () => {
    support.neighbours.routes['GET /internal/events/open'] = () => ({ status: 503, body: {} });
    const line = 'GET /api/questions/render_create_form/GCAP';
    const { status, body: answer } = await callAs<{ settings: FormSettingsView }>(support.url, 'support', line, {
      who: aPlayer({ game: 'GCAP' }),
    });
    expect(status).toBe(200);
    expect(answer.settings.events).toEqual([{ event_id: '12', event_name: '活動序號兌換' }]);
  });
});

const staff = (role: StaffRole, game: string) => aStaff({ roles: [{ role, game }] });

describe('the figures of articles', () => {
  const range = 'from=2026-11-01&until=2026-11-10';
  const read = (who = staff('lead', '*'), more = '') =>
    callAs<HelpedFiguresView>(support.url, 'support', `GET /api/staff/questions/figures/helped?${range}${more}`, {
      who,
    });
  beforeAll(async () => {
    await sql('DELETE FROM helped');
    await sql(`INSERT INTO helped (day, game_id, question_type, article_id, hits) VALUES
      ('2026-10-25', 'H73', '2', 3, 4), ('2026-10-31', 'H73', '2', 999, 1), ('2026-10-21', 'H73', '2', 3, 70),
      ('2026-11-01', 'H73', '2', 3, 5), ('2026-11-10', 'H73', '1', 3, 2), ('2026-11-10', 'H73', '1', 999, 9),
      ('2026-11-10', 'L33', '1', 3, 100), ('2026-11-11', 'H73', '1', 3, 70)`);
  });

  it('are counted per article and over time, beside the range before', async () => {
    const { data } = (await read(undefined, '&game_id=H73')).body;
    expect([data.total, data.before]).toEqual([16, 5]);
    expect(data.articles).toEqual([
      { id: 999, title: null, hits: 9, before: 1 },
      { id: 3, title: expect.stringMatching(/./) as string, hits: 7, before: 4 },
    ]);
    expect(data.points).toHaveLength(10);
    expect(data.points.filter(({ hits }) => hits > 0)).toEqual([
      { from: '2026-11-01', until: '2026-11-01', hits: 5 },
      { from: '2026-11-10', until: '2026-11-10', hits: 11 },
    ]);
  });

  it('leave out the games that the reader does not have', async () => {
    expect((await read(staff('lead', 'L33'))).body.data.total).toBe(100);
    expect((await read(staff('product_admin', 'L33'), '&game_id=H73')).body.data.total).toBe(0);
    expect((await read(staff('lead', '*'))).body.data.total).toBe(116);
  });

  it('are nothing to agents, and closed to others', async () => {
    expect((await read(staff('agent', '*'))).body.data).toMatchObject({ total: 0, articles: [] });
    expect((await read(staff('event_operator', '*'))).status).toBe(403);
  });

  it.each(['from=x&until=2026-11-01', 'from=2026-11-02&until=2026-11-01', 'from=2024-01-01&until=2026-11-01'])(
    'are refused for %s',
    async (odd) => {
      const line = `GET /api/staff/questions/figures/helped?${odd}`;
      expect((await call(line, { who: staff('lead', '*') })).status).toBe(400);
    },
  );
});
