import { callAs, aStaff, unique } from '@hub/nest-kit/testing';
import type { ColleaguesOfGame, StaffStandingView } from '@hub/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anIdentity, type TestIdentity } from './identity.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

async function anAgent(name: string, role: string, game: string, disabled = false): Promise<number> {
  const login = `c${unique()}`;
  const { insertId } = await identity.source.query<{ insertId: number }>(
    `INSERT INTO staff (login, name, password, disabled_at) VALUES (?, ?, 'x', ${disabled ? 'NOW(3)' : 'NULL'})`,
    [login, name],
  );
  await identity.source.query('INSERT INTO staff_grant (staff_id, role, game_id) VALUES (?, ?, ?)', [
    insertId,
    role,
    game,
  ]);
  return Number(insertId);
}
const ask = (query: string, who = { kind: 'service' as const, from: 'support' }) =>
  callAs<ColleaguesOfGame>(identity.url, 'identity', `GET /internal/staff/colleagues?${query}`, { who });

describe('colleagues of a game', () => {
  it('are those who hold one of the roles there or everywhere and still work here', async () => {
    const game = `G${unique()}`;
    const agent = await anAgent('阿一', 'agent', game);
    const lead = await anAgent('阿二', 'lead', '*');
    const others = [
      await anAgent('阿三', 'finance', game),
      await anAgent('阿四', 'agent', 'other'),
      await anAgent('阿五', 'agent', game, true),
    ];
    const { status, body } = await ask(`game=${game}&roles=agent,lead`);
    expect(status).toBe(200);
    const ids = body.staff.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([agent, lead]));
    for (const id of others) expect(ids).not.toContain(id);
    expect(Object.keys(body.staff[0] ?? {}).toSorted()).toEqual(['id', 'login', 'name']);
  });

  it('are asked for one by one: what somebody may do now, nothing of a closed account', async () => {
    const id = await anAgent('阿六', 'lead', 'H73');
    const now = async () =>
      callAs<StaffStandingView>(identity.url, 'identity', `GET /internal/staff/standing?id=${id}`, {
        who: { kind: 'service', from: 'surveys' },
      });
    expect((await now()).body.staff).toMatchObject({ kind: 'staff', id, roles: [{ role: 'lead', game: 'H73' }] });
    await identity.source.query('DELETE FROM staff_grant WHERE staff_id = ?', [id]);
    expect((await now()).body.staff?.roles).toEqual([]);
    await identity.source.query('UPDATE staff SET disabled_at = NOW(3) WHERE id = ?', [id]);
    expect((await now()).body).toEqual({ staff: null });
    const asStaff = await callAs(identity.url, 'identity', `GET /internal/staff/standing?id=${id}`, { who: aStaff() });
    expect(asStaff.status).toBe(403);
  });

  it('are told to our services alone, for roles and games that there can be', async () => {
    const asStaff = await callAs(identity.url, 'identity', 'GET /internal/staff/colleagues?game=H73&roles=agent', {
      who: aStaff(),
    });
    expect(asStaff.status).toBe(403);
    expect((await ask('game=H73&roles=King%21')).status).toBe(400);
    expect((await ask('game=%E9%81%8A&roles=agent')).status).toBe(400);
  });
});
