import { routes } from '@hub/contracts/routes';
import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import type { CreatedView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSupport, type Support } from './support.setup.ts';
import { workCalls } from './work-calls.ts';

const SECRET = '這位玩家之前申訴過三次 NOTE-4711';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());
const { call, file, filed, read, act, rowOf, actionsOf } = workCalls(() => support);
const yue = aStaff({ id: 21, name: '小岳' });
const min = aStaff({ id: 22, login: 'min', name: '小敏' });

describe('a note among staff', () => {
  it('stands at the case with author and time, holds nobody back, and is no news for its owner', async () => {
    const id = await file();
    const { body } = await act(yue, id, 'note', { body: { content: '等**金流**回覆' } });
    expect(body.data.notes).toMatchObject([
      { staff_id: 21, staff_name: '小岳', content: '等**金流**回覆', edited_at: null },
    ]);
    expect(await rowOf(id)).toMatchObject({ version: 1, status: 0, is_read: 1 });
    expect(await actionsOf(id)).toEqual(['ticket.note']);
  });

  it('is one note, however often the same is sent', async () => {
    const id = await file();
    const sent = { body: { content: '只有一則' }, key: 'note-key-0001' };
    const [first, again] = await Promise.all([act(yue, id, 'note', sent), act(yue, id, 'note', sent)]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect((await act(yue, id, 'note', sent)).body.data.notes).toHaveLength(1);
  });

  it('is written anew by its author alone; every version is kept', async () => {
    const id = await file();
    const [note] = (await act(yue, id, 'note', { body: { content: '第一版' } })).body.data.notes;
    expect((await act(min, id, `notes/${note?.id}`, { body: { content: '別人改' } })).status).toBe(403);
    await act(yue, id, `notes/${note?.id}`, { body: { content: '第二版' } });
    const { notes } = (await act(yue, id, `notes/${note?.id}`, { body: { content: '第三版' } })).body.data;
    expect(notes).toMatchObject([{ id: note?.id, content: '第三版' }]);
    expect(notes[0]?.edited_at).not.toBeNull();
    const kept = await support.database.exec(`SELECT content FROM staff_note WHERE ticket_id = ${id} ORDER BY id`);
    expect(kept.map((row) => row.content)).toEqual(['第一版', '第二版', '第三版']);
  });

  it('of another case does not exist there; auditors read it and write none; strangers find no case', async () => {
    const [id, other] = [await file(), await file()];
    const [note] = (await act(yue, id, 'note', { body: { content: '在這件' } })).body.data.notes;
    expect((await act(yue, other, `notes/${note?.id}`, { body: { content: '在那件' } })).status).toBe(404);
    const auditor = aStaff({ roles: [{ role: 'auditor', game: '*' }] });
    expect((await read(id, auditor)).body.data.notes).toHaveLength(1);
    expect((await act(auditor, id, 'note', { body: { content: '稽核' } })).status).toBe(403);
    const stranger = aStaff({ roles: [{ role: 'lead', game: 'G112' }] });
    expect((await act(stranger, id, 'note', { body: { content: '外人' } })).status).toBe(404);
  });

  it('may be added to a closed case', async () => {
    const id = await file();
    await act(yue, id, 'close');
    expect((await act(yue, id, 'note', { body: { content: '結案後補記' } })).status).toBe(200);
  });
});

describe('no answer to a player', () => {
  const players = routes.filter((row) => row.service === 'support' && row.who !== 'staff');

  it.each(players.map(({ method, path }) => `${method} ${path}`))('has the words of a note: %s', async (line) => {
    const player = aPlayer();
    const form = { game_id: 'H73', question_type: '1', email: 'p@example.com', content: '活動副本打完黑屏' };
    const made = await call<{ msg: CreatedView }>('POST /api/questions/create_web_form', { form, who: player });
    const { question_id: id, check_id } = made.body.msg;
    await act(yue, id, 'note', { body: { content: SECRET } });
    await act(yue, id, 'reply', { body: { content: '已為您確認' } });
    const [method = '', path = ''] = line.split(' ');
    const fields = { question_id: String(id), content: '還是黑的', email: form.email, check_id, csat: '1' };
    const target = path.replace(':q_id', String(id)).replace(':game_id', 'H73').replaceAll(/:\w+/g, '1');
    const multipart = /insert_reply|create_web_form/.test(path);
    const sent =
      method === 'GET' ? {} : multipart ? { form: { ...form, ...fields } } : { body: { ...form, ...fields } };
    const { body } = await callAs<unknown>(support.url, 'support', `${method} ${target}`, { who: player, ...sent });
    expect(JSON.stringify(body)).not.toContain('NOTE-4711');
  });

  it('nor has what the holder of a case token reads, nor what leaves by the queue', async () => {
    const { question_id: id } = await filed();
    await act(yue, id, 'note', { body: { content: SECRET } });
    await act(yue, id, 'reply', { body: { content: '已為您確認' } });
    const who = { kind: 'K' as const, desk: 'support', ticket: id, game: 'H73' };
    const { status, body } = await call<unknown>(`GET /api/questions/view/${id}`, { who });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('NOTE-4711');
    const rows = await support.database.exec(`SELECT payload FROM outbox UNION ALL SELECT detail FROM audit`);
    expect(JSON.stringify(rows)).not.toContain('NOTE-4711');
  });
});
