import { createHash } from 'node:crypto';
import { callAs, unique } from '@hub/nest-kit/testing';
import type { StaffMe } from '@hub/contracts/identity';
import type { StaffGrant, StaffWho } from '@hub/contracts/shared';
import { AddStaff } from '../src/staff/add-staff.ts';
import type { TestIdentity } from './identity.factory.ts';

export type Account = { login: string; password: string; who: StaffWho };

/** An account of this test alone. */
export async function anAccount(to: TestIdentity, roles: StaffGrant[] = [{ role: 'agent', game: 'H73' }]) {
  const login = `agent-${unique()}`;
  const password = `pass ${unique()} 密碼`;
  const name = '小岳';
  const id = await new AddStaff(to.db, to.box).run({ login, name, password, grants: roles, by: 'test' });
  const account: Account = { login, password, who: { kind: 'staff', id, login, name, roles } };
  return account;
}

export type LoginAnswer = { status: number; msg: string; cookie: string; session: string; me: StaffMe };

/** Signs in as the page does. */
/** Somebody signs in from the same desk every day. */
function deskOf(login: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(login).digest();
  return `10.${a}.${b}.${c}`;
}

export async function logIn(
  url: string,
  login: string,
  password: string,
  sent: { ip?: string; language?: string } = {},
): Promise<LoginAnswer> {
  const answer = await callAs<{ data: StaffMe; msg?: string }>(url, 'identity', 'POST /api/staff/login', {
    body: { login, password },
    ip: deskOf(login),
    ...sent,
  });
  const cookie = answer.headers.get('set-cookie') ?? '';
  const session = /^hub_staff=([^;]*)/.exec(cookie)?.[1] ?? '';
  return { status: answer.status, msg: answer.body.msg ?? '', cookie, session, me: answer.body.data };
}
