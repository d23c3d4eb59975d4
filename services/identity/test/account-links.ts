import type { AccountLinkView, LinkedAccountsView, MemberAccountsView } from '@hub/contracts/identity';
import type { PlayerPrincipal, Principal } from '@hub/contracts/shared';
import { aPlayer, callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { aHousehold, askCode, callOf, codesFor, logInAs, type LoggedIn, type Refusal } from './members.factory.ts';

export type Shown = { email: string; code: string; key?: string };

/** Links of game accounts at a service of their own; each test has a new member who is logged in, and a new player. */
export class AccountLinks {
  identity!: TestIdentity;
  member!: LoggedIn;
  player!: PlayerPrincipal;

  constructor() {
    beforeAll(async () => {
      this.identity = await anIdentity();
    });
    beforeEach(async () => {
      this.member = await logInAs(this.identity);
      this.player = aPlayer();
    });
    afterAll(() => this.identity.close());
  }

  newCode = async (email: string): Promise<string> => {
    await askCode(this.identity, email);
    return (await codesFor(this.identity, email))[0] ?? '';
  };

  show = (who: Principal, { email, code, key }: Shown) =>
    callAs<AccountLinkView & Refusal>(this.identity.url, 'identity', 'POST /api/auth/account_link', {
      who,
      ip: aHousehold(),
      body: { email, code },
      ...(key && { headers: { 'idempotency-key': key } }),
    });

  link = async (who: PlayerPrincipal = this.player, email = this.member.email) =>
    this.show(who, { email, code: await this.newCode(email) });

  stateOf = async (who: Principal) =>
    callAs<AccountLinkView & Refusal>(this.identity.url, 'identity', 'GET /api/auth/account_link', { who });

  isLinked = async (who: Principal) => (await this.stateOf(who)).body.data.linked_at !== null;

  own = async (by = this.member) =>
    (await callOf<MemberAccountsView>(this.identity, by, 'GET /api/auth/member_accounts')).body.data;

  linkedFor = async (name: string) =>
    (
      await callAs<LinkedAccountsView>(this.identity.url, 'identity', `GET /internal/member_accounts?member=${name}`, {
        who: { kind: 'service', from: 'events' },
      })
    ).body.accounts;

  unlink = (id: number, by = this.member) =>
    callOf(this.identity, by, `POST /api/auth/member_accounts/${id}/unlink`, { body: {} });

  traces = async (name: string): Promise<string[]> => {
    const rows: { action: string; actor: string }[] = await this.identity.source.query(
      "SELECT action, actor FROM audit WHERE object = ? AND action LIKE 'member-account%' ORDER BY id",
      [`member:${name}`],
    );
    return rows.map(({ action, actor }) => `${action} by ${actor}`);
  };
}
