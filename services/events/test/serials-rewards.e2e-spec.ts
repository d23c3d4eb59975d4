import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventData, EventFiguresView, PublishView } from '@hub/contracts/events';
import { serialKind } from '../src/serials/import/serial-kind.ts';
import { startEvents, type Events } from './events.http.ts';
import { aCategory, minuteIn, programOf } from './program.setup.ts';
import { BATCHES, fresh, operator, serialsOf } from './serials.setup.ts';

let events: Events;
beforeAll(async () => {
  events = await startEvents();
});
afterAll(() => events.close());
const desk = serialsOf(() => events);
const program = programOf(() => events);

const [FIRST, SECOND] = ['見面禮', '集滿禮'];
const twoRewards = () => program.create({ categories: [aCategory(), aCategory({ title: SECOND })] });
const targetOf = ({ row, draft }: EventData) => ({ event_id: row.id, category_id: draft.categories[0]?.id ?? 0 });
/** All of these codes for the second reward of the form. */
const forSecond = (codes: readonly string[]) =>
  ['serial_no,category_code', ...codes.map((code) => `${code},2`)].join('\n');
const bodyOf = ({ draft }: EventData, categories = draft.categories) => ({ ...draft, categories });

async function confirmed(event: EventData, file: string) {
  const { id } = (await desk.import(targetOf(event), file)).body.data;
  await events.working(async () => {
    await desk.until(id, 'checked');
    await desk.post(`/${id}/commit`, {});
  });
  return desk.one(id);
}

describe('a file whose rows name another reward than the form', () => {
  it('holds that reward, which is the one that has codes', async () => {
    const event = await twoRewards();
    const { id } = event.row;
    expect(await confirmed(event, forSecond(fresh(3)))).toMatchObject({
      codes: 3,
      rewards: [{ title: SECOND, codes: 3 }],
    });
    const without = await program.change(id, bodyOf(event, event.draft.categories.slice(0, 1)), event.row.version);
    expect([without.status, JSON.stringify(without.body)]).toEqual([409, expect.stringContaining(SECOND)]);
    const asked = await program.deed<PublishView>(id, 'publish');
    expect(asked.status).toBe(200);
    const { facts } = await program.request(asked.body.approval ?? 0);
    expect(facts).toContainEqual({ name: 'event_codeless', before: null, after: FIRST });
    const range = `from=${minuteIn(-24).slice(0, 10)}&until=${minuteIn(24).slice(0, 10)}&step=day`;
    const figures = await events.call<EventFiguresView>(`GET ${program.base}/${id}/figures?${range}`, {
      who: program.operator,
    });
    expect(figures.body.data.by_category.map(({ title, codes }) => [title, codes])).toEqual([
      [FIRST, 0],
      [SECOND, 3],
    ]);
  });

  it('means the rewards of the form as it was when the file came', async () => {
    const event = await twoRewards();
    const { id } = (await desk.import(targetOf(event), forSecond(fresh(2)))).body.data;
    const turned = event.draft.categories.toReversed();
    expect((await program.change(event.row.id, bodyOf(event, turned), event.row.version)).status).toBe(200);
    await events.working(() => desk.until(id, 'checked'));
    expect(await desk.one(id)).toMatchObject({ rewards: [{ title: SECOND, codes: 2 }] });
  });

  it('counts by the form that is seen, also where a published event has another order', async () => {
    const event = await program.publish((await twoRewards()).row.id);
    const turned = event.draft.categories.toReversed();
    const { body } = await program.change(event.row.id, bodyOf(event, turned), event.row.version);
    const row = await confirmed(body.data, forSecond(fresh(2)));
    expect(row).toMatchObject({ rewards: [{ title: FIRST, codes: 2 }] });
  });

  it.each(['waiting', 'checked'])(
    'holds its rewards while it is %s, and lets them go when it is cancelled',
    async (state) => {
      const event = await twoRewards();
      const { id } = (await desk.import(targetOf(event), forSecond(fresh(2)))).body.data;
      if (state === 'checked') await events.working(() => desk.until(id, state));
      const fewer = () =>
        program.change(event.row.id, bodyOf(event, event.draft.categories.slice(0, 1)), event.row.version);
      expect((await fewer()).status).toBe(409);
      await desk.post(`/${id}/cancel`, {});
      await events.working(() => expect.poll(async () => (await fewer()).status, { timeout: 20_000 }).toBe(200));
      expect((await desk.one(id)).rewards).toEqual([]);
    },
  );
});

it('a file of two rewards names the reward of each unused code, and what a faulty row named', async () => {
  const event = await program.create({ categories: [aCategory(), aCategory({ title: SECOND })] });
  const [one = '', two = '', three = ''] = fresh(3);
  const lines = ['serial_no,category_code', `${one},`, `${two},2`, `${three},1`, 'SHORT,2', 'BAD!SIGNS12,'];
  const { id } = (await desk.import(targetOf(event), lines.join('\n'))).body.data;
  await events.working(() => desk.until(id, 'checked'));
  await desk.post(`/${id}/commit`, { skip_bad: true });
  await events.database.exec(
    `UPDATE serial_code SET used = 1 WHERE batch_id = ${id} AND category_id = ${targetOf(event).category_id} LIMIT 1`,
  );
  const errors = await events.call<string>(`GET ${BATCHES}/${id}/errors.csv`, { who: operator });
  expect(errors.body.split('\r\n').slice(1, 3)).toEqual([
    '5,SHORT,2,少於 8 碼',
    '6,•••!•••NS12,,有英文字母和數字以外的字元',
  ]);
  const { approval } = (await desk.post(`/${id}/unused`, { reason: '交給合作廠商印製' })).body.data;
  expect((await program.approve(approval)).status).toBe(200);
  const file = await events.call<string>(`POST ${BATCHES}/${id}/unused.csv`, {
    who: operator,
    headers: { accept: 'text/csv' },
  });
  const rows = file.body.replace('\uFEFF', '').trim().split('\r\n');
  expect(rows[0]).toBe('serial_no,category_code,reward');
  expect(rows).toContain(`${two},2,${SECOND}`);
  expect(rows).toHaveLength(3);
});

it('a batch that wrote nothing takes nothing back: codes have no index of batches', async () => {
  const { id } = (await desk.import(await desk.anEvent(), 'serial_no\n')).body.data;
  const asked: string[] = [];
  const query = async (sql: string) => {
    asked.push(sql);
    return events.database.exec(sql.replace('?', String(id)));
  };
  const db = { source: { query, manager: { query } } };
  expect(await serialKind({} as never).takeBack(db as never, { subject_id: id } as never)).toBe(0);
  expect(asked.filter((sql) => sql.includes('serial_code'))).toEqual([]);
});
