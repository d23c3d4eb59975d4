import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import type { StaffRole, StaffPrincipal } from '@hub/contracts/shared';
import { csatCommentsView, dayOf, figuresView, type CsatCommentsView, type FiguresView } from '@hub/contracts/tickets';
import { countFigures, rebuildFigures } from '@hub/tickets/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figuresOn, keptFigures } from './figures.setup.ts';
import { reportCalls } from './report-calls.ts';
import { startSupport, type Support } from './support.setup.ts';
import { workCalls } from './work-calls.ts';

let support: Support;
let figures: Awaited<ReturnType<typeof figuresOn>>;
beforeAll(async () => {
  support = await startSupport();
  figures = await figuresOn(support.database.url);
});
afterAll(async () => {
  await figures.source.destroy();
  await support.close();
});

const { call, byPlayer } = reportCalls(() => support);
const yue = aStaff();
const { act } = workCalls(() => support);
const answer = (id: number, content = '您好，已為您確認。', key?: string) =>
  act(yue, id, 'reply', { body: { content }, ...(key && { key }) });
const today = dayOf(new Date());
const countAll = async () => {
  while ((await countFigures(figures.parts)) > 0);
};
const ask = (who: StaffPrincipal, query = '') =>
  callAs<FiguresView>(support.url, 'support', `GET /api/staff/questions/figures?from=${today}&until=${today}${query}`, {
    who,
  });
const comments = (who: StaffPrincipal, query = '') =>
  callAs<CsatCommentsView>(
    support.url,
    'support',
    `GET /api/staff/questions/figures/comments?from=${today}&until=${today}${query}`,
    { who },
  );
const staff = (role: StaffRole, game = '*', id = 71) => aStaff({ id, roles: [{ role, game }] });

/** A case from its filing to a rating with words. */
async function aWholeCase(comment: string): Promise<number> {
  const who = aPlayer();
  const id = await byPlayer(who);
  await answer(id);
  await answer(id, '再補充一點');
  await call('POST /api/questions/close_question', { who, body: { question_id: id } });
  await call('POST /api/questions/post_csat', { who, body: { question_id: id, csat: '2', comment } });
  return id;
}

describe('the figures of a desk', () => {
  it('come from the work itself: filed, answered, closed and rated, each once', async () => {
    await aWholeCase('等了兩天');
    await byPlayer(aPlayer());
    await countAll();
    const { status, body } = await ask(staff('lead'));
    expect(status).toBe(200);
    await figuresView.validate(body, { strict: true });
    expect(body.data.totals).toMatchObject({
      filed: 2,
      answers: 2,
      first_answers: 1,
      closed_player: 1,
      csat_bad: 1,
      csat_good: 0,
      comments: 1,
      first: { count: 1 },
      whole: { count: 1 },
    });
    expect(body.data).toMatchObject({ scope: 'all', step: 'day', waiting: 0, kept_from: today });
    expect(body.data.points).toHaveLength(1);
    expect(body.data.by_type).toEqual([expect.objectContaining({ id: '1', name: '一般問題', filed: 2 })]);
    expect(body.data.by_agent).toEqual([expect.objectContaining({ name: yue.name, answers: 2 })]);
    expect(body.data.backlog.now[0]).toBe(1);
    expect(body.data.before).toMatchObject({ filed: 0, first: { count: 0, median_s: null } });
  });

  it('stay the same when a submit is repeated', async () => {
    const id = await byPlayer(aPlayer());
    await countAll();
    const before = (await ask(staff('lead'))).body.data.totals;
    const again = () => answer(id, '您好', 'the-same-key-of-one-answer');
    await Promise.all([again(), again(), again()]);
    await countAll();
    expect((await ask(staff('lead'))).body.data.totals.answers).toBe(before.answers + 1);
  });

  it('are what a rebuild makes of them, and of cases that nobody told them of', async () => {
    const before = (await ask(staff('lead'))).body.data.totals;
    const kept = await keptFigures(figures.source);
    await rebuildFigures(figures.parts);
    expect(await keptFigures(figures.source)).toEqual(kept);
    // As if the cases were older than the figures: only their own rows are left to tell.
    await figures.source.query('DELETE FROM figure_event');
    const { told } = await rebuildFigures(figures.parts);
    expect(told).toBeGreaterThan(0);
    const after = (await ask(staff('lead'))).body.data.totals;
    expect({ ...after, first: 0, whole: 0 }).toEqual({ ...before, first: 0, whole: 0 });
    expect(await rebuildFigures(figures.parts)).toMatchObject({ told: 0 });
  });

  it('say how much is still to be counted', async () => {
    await byPlayer(aPlayer());
    expect((await ask(staff('lead'))).body.data.waiting).toBe(1);
    await countAll();
    expect((await ask(staff('lead'))).body.data.waiting).toBe(0);
  });

  it('are those of the games that somebody leads, and an agent’s own', async () => {
    const whole = (await ask(staff('auditor'))).body.data.totals;
    expect(whole.filed).toBeGreaterThan(0);
    expect((await ask(staff('product_admin', 'H73'))).body.data.totals).toEqual(whole);
    const foreign = (await ask(staff('lead', 'G112'))).body.data;
    expect([foreign.totals.filed, foreign.games, foreign.by_agent, foreign.backlog.now[0]]).toEqual([0, [], [], 0]);
    expect((await ask(staff('lead', 'G112'), '&game_id=H73')).body.data.totals.filed).toBe(0);
    const stranger = (await ask(staff('agent'))).body.data;
    expect(stranger).toMatchObject({ scope: 'own', by_agent: [], by_type: [], totals: { answers: 0 } });
    const self = (await ask(staff('agent', '*', yue.id), `&agent=71`)).body.data;
    expect(self).toMatchObject({ scope: 'own', totals: { answers: whole.answers } });
    expect((await ask(staff('finance'))).status).toBe(403);
  });

  it.each([
    ['a day that is none', 'from=2026-02-30&until=2026-03-01', 'from'],
    ['no day', 'from=2026-02-03', 'until'],
    ['the wrong way round', 'from=2026-03-02&until=2026-03-01', 'until'],
    ['a person that nobody is', 'from=2026-02-03&until=2026-02-03&agent=%E5%B0%8F%E6%95%8F', 'agent[0]'],
    ['more than 400 days', 'from=2025-01-01&until=2026-02-05', 'until'],
  ])('refuse %s', async (_, query, field) => {
    const { status, body } = await callAs(support.url, 'support', `GET /api/staff/questions/figures?${query}`, {
      who: staff('lead'),
    });
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  it('reach over 400 days', async () => {
    const { status, body } = await callAs<FiguresView>(
      support.url,
      'support',
      'GET /api/staff/questions/figures?from=2025-11-01&until=2026-12-05',
      { who: staff('lead') },
    );
    expect([status, body.data.step, body.data.points.length]).toEqual([200, 'month', 14]);
    const sum = body.data.points.reduce((all, point) => all + point.filed, 0);
    expect(sum).toBe(body.data.totals.filed);
  });
});

describe('the words of the ratings', { timeout: 90_000 }, () => {
  it('lead to their cases, newest first, page by page', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 21; n += 1) ids.push(await aWholeCase(`第 ${n} 則`));
    ids.push(await aWholeCase('請回電 0912-345-678'));
    const first = (await comments(staff('lead'), '&csat=2')).body;
    await csatCommentsView.validate(first, { strict: true });
    const second = (await comments(staff('lead'), `&csat=2&page=${first.page.next}`)).body;
    const seen = [...first.data, ...second.data];
    expect(first.data).toHaveLength(20);
    expect(seen.slice(0, 22).map(({ id }) => id)).toEqual(ids.reverse());
    expect(seen[0]).toMatchObject({ comment: '請回電 09xx***678', csat: '2', agent_name: yue.name });
    expect((await comments(staff('lead'), '&csat=1')).body.data).toEqual([]);
    expect((await comments(staff('lead', 'G112'))).body.data).toEqual([]);
    expect((await comments(staff('agent'))).body.data).toEqual([]);
    expect((await comments(staff('agent', '*', yue.id))).body.data).toHaveLength(20);
    expect((await comments(staff('finance'))).status).toBe(403);
  });
});
