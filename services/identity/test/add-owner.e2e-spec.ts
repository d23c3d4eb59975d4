import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unique } from '@hub/nest-kit/testing';
import { addOwner } from '../src/add-owner.ts';
import type { OwnerOutcome, OwnerWish } from '../src/staff/accounts/add-owner.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { anAccount, anOwner, callIn, logIn } from './staff.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
beforeEach(() => identity.source.query('UPDATE staff SET disabled_at = NOW(3) WHERE is_owner = 1'));
afterAll(() => identity.close());

const make = (login: string, over: Partial<OwnerWish> = {}) =>
  addOwner({ DATABASE_URL: identity.databaseUrl }, { login, name: '李安', additional: false, again: false, ...over });
const newLogin = () => `an.li${unique()}`;
const passwordIn = (outcome: OwnerOutcome) => ('password' in outcome ? outcome.password : '');
const rowOf = async (login: string) => {
  const rows: { id: number; is_owner: number; password: string }[] = await identity.source.query(
    'SELECT id, is_owner, password FROM staff WHERE login = ?',
    [login],
  );
  return rows[0];
};
const auditOf = async (
  login: string,
): Promise<{ actor_kind: string; actor: string; action: string; detail: string }[]> =>
  identity.source.query('SELECT actor_kind, actor, action, detail FROM audit WHERE object = ? ORDER BY id', [
    `staff:${(await rowOf(login))?.id}`,
  ]);

describe('the first owner', () => {
  it('gets a password that is told once, opens one sign-in and leads to an own one', async () => {
    const login = newLogin();
    const outcome = await make(login);
    expect(outcome).toMatchObject({ is: 'made', login });
    expect(passwordIn(outcome)).toMatch(/^(\w{4}-){3}\w{4}$/);
    const { step, session } = await logIn(identity.url, login, passwordIn(outcome));
    expect(step.next).toBe('password');
    const row = await rowOf(login);
    expect(row?.is_owner).toBe(1);
    const who = { kind: 'staff' as const, id: row?.id ?? 0, login, name: '李安', roles: [], half: true as const };
    const body = { password: 'jasmine in the morning' };
    expect((await callIn(identity.url, who, session, 'POST /api/staff/password', body)).status).toBe(200);
    expect((await logIn(identity.url, login, passwordIn(outcome))).status).toBe(400);
  });

  it('is in the audit, without the password', async () => {
    const login = newLogin();
    const outcome = await make(login);
    const rows = await auditOf(login);
    expect(rows).toMatchObject([{ actor_kind: 'system', actor: 'command-line', action: 'staff-added' }]);
    expect(JSON.stringify([rows, await rowOf(login)])).not.toContain(passwordIn(outcome));
  });

  it('is made once, however often it is asked for', async () => {
    const login = newLogin();
    await make(login);
    const before = await rowOf(login);
    expect(await make(login)).toEqual({ is: 'there', waiting: true });
    expect([await rowOf(login), (await auditOf(login)).length]).toEqual([before, 1]);
  });

  it('is one when two are asked for at the same moment', async () => {
    const outcomes = await Promise.allSettled([make(newLogin()), make(newLogin()), make(newLogin())]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const owners: unknown[] = await identity.source.query(
      'SELECT 1 FROM staff WHERE is_owner = 1 AND disabled_at IS NULL',
    );
    expect(owners).toHaveLength(1);
  });
});

describe('where there is an owner', () => {
  it('no other is made unless it is said that one more is meant', async () => {
    const { login } = await anOwner(identity);
    const second = newLogin();
    await expect(make(second)).rejects.toMatchObject({ why: 'owner-exists', owners: [login] });
    expect(await rowOf(second)).toBeUndefined();
    expect(await make(second, { additional: true })).toMatchObject({ is: 'made' });
  });

  it('an owner whose account is closed does not count', async () => {
    const { who } = await anOwner(identity);
    await identity.source.query('UPDATE staff SET disabled_at = NOW(3) WHERE id = ?', [who.id]);
    expect(await make(newLogin())).toMatchObject({ is: 'made' });
  });
});

describe('an account that is there', () => {
  it('does not become an owner, nor is it changed', async () => {
    const { login } = await anAccount(identity);
    const before = await rowOf(login);
    for (const over of [{}, { additional: true }, { again: true }]) {
      await expect(make(login, over)).rejects.toMatchObject({ why: 'login-taken' });
    }
    expect(await rowOf(login)).toEqual(before);
  });

  it('of an owner who lost the one-time password gets another, and the lost one opens nothing', async () => {
    const login = newLogin();
    const first = await make(login);
    await identity.source.query('UPDATE staff SET password_until = NOW(3) WHERE login = ?', [login]);
    const again = await make(login, { again: true });
    expect(again.is).toBe('renewed');
    expect((await logIn(identity.url, login, passwordIn(first))).status).toBe(400);
    expect((await logIn(identity.url, login, passwordIn(again))).status).toBe(200);
    expect((await auditOf(login)).map(({ action }) => action)).toContain('staff-password-reset');
  });

  it('of an owner who has an own password is left to the other owners', async () => {
    const { login } = await anOwner(identity);
    await expect(make(login, { again: true })).rejects.toMatchObject({ why: 'password-set', owners: [login] });
    expect(await make(login)).toEqual({ is: 'there', waiting: false });
  });
});
