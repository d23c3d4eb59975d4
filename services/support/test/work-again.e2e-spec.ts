import { randomUUID } from 'node:crypto';
import { aStaff } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSupport, type Support } from './support.setup.ts';
import { workCalls, type Sent } from './work-calls.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
  const staff = [
    { id: 11, name: '小岳' },
    { id: 12, name: '小敏' },
  ];
  support.neighbours.routes['GET /internal/staff/colleagues'] = () => ({ body: { staff } });
});
afterAll(() => support.close());
const { file: fileBy, act, readNow, rowOf, actionsOf } = workCalls(() => support);
const file = () => fileBy({ email: `again.${process.pid}@example.com` });

const yue = aStaff({ id: 11, login: 'yue', name: '小岳' });
const min = aStaff({ id: 12, login: 'min', name: '小敏' });
type Prepare = (id: number) => Promise<unknown>;
const nothing: Prepare = () => Promise.resolve();

/** What is done, what comes before it, and what somebody else does before it is repeated. */
const deeds: [what: string, sent: () => Promise<Sent> | Sent, before: Prepare, between: Prepare][] = [
  ['take', () => ({}), nothing, (id) => act(min, id, 'assign', { body: { staff_id: 12 } })],
  ['assign', () => ({ body: { staff_id: 11 } }), nothing, (id) => act(min, id, 'release')],
  ['release', () => ({}), (id) => act(yue, id, 'take'), (id) => act(min, id, 'take')],
  ['type', () => ({ body: { game_id: 'H73', question_type: '1' } }), nothing, (id) => act(min, id, 'take')],
  [
    'merge',
    async () => ({ body: { into: await file(), into_version: 1 } }),
    nothing,
    (id) => act(min, id, 'reopen', { body: { reason: '其實是兩件事' } }),
  ],
  ['close', () => ({}), nothing, (id) => act(min, id, 'reopen', { body: { reason: '還有問題' } })],
  ['reopen', () => ({ body: { reason: '玩家補了資料' } }), (id) => act(yue, id, 'close'), (id) => act(min, id, 'take')],
  ['note', () => ({ body: { content: '已通知遊戲方' } }), nothing, nothing],
  ['resend_code', () => ({}), nothing, nothing],
];

describe('a change that is sent again under its key', () => {
  it.each(deeds)(
    '%s: is answered with the case as it is now, and changes nothing',
    async (what, sent, before, between) => {
      const id = await file();
      await before(id);
      const same = { ...(await readNow(id)), ...(await sent()), key: randomUUID() };
      expect((await act(yue, id, what, same)).status).toBe(200);
      await between(id);
      const [row, actions] = [await rowOf(id), await actionsOf(id)];
      const again = await act(yue, id, what, same);
      expect([again.status, again.body.data.version]).toEqual([200, row.version]);
      expect([await rowOf(id), await actionsOf(id)]).toEqual([row, actions]);
    },
  );

  it.each(deeds)('%s: happens once when it comes eight times at once', async (what, sent, before) => {
    const id = await file();
    await before(id);
    const known = await actionsOf(id);
    const same = { ...(await readNow(id)), ...(await sent()), key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(yue, id, what, same)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await actionsOf(id)).toHaveLength(known.length + 1);
  });

  it('is refused when it says something else', async () => {
    const id = await file();
    const key = randomUUID();
    await act(yue, id, 'note', { body: { content: '一' }, key });
    expect((await act(yue, id, 'note', { body: { content: '二' }, key })).status).toBe(409);
    expect((await act(min, id, 'note', { body: { content: '二' }, key })).status).toBe(200);
  });
});

it.each(['W/"x"', 'none', '*', '""', '1e0'])('an If-Match that names no version is refused: %s', async (header) => {
  const id = await file();
  const headers = { 'if-match': header };
  expect((await act(yue, id, 'close', { headers })).status).toBe(409);
  expect((await act(yue, id, 'reply', { body: { content: '您好' }, headers })).status).toBe(409);
  expect(await rowOf(id)).toMatchObject({ status: 0, version: 1 });
});
