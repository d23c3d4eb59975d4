import { Injectable } from '@nestjs/common';
import { mayHold, nobody, personDataPath, type HeldPersons, type Person } from '@hub/contracts/person-data';
import { Db } from '@hub/nest-kit/db';
import { ServiceClient, ServiceRefused, ServiceUnavailable } from '@hub/nest-kit/http';
import type { MemberAccount } from '../accounts/member-account.entity.ts';
import type { Member } from '../member.entity.ts';
import { memberName } from '../member-id.ts';
import { MemberSecrets } from '../member-secrets.ts';

const ASK_MS = 8000;

type Linked = Pick<MemberAccount, 'member_id' | 'game_id' | 'partner_uid'>;
export type HoldAsked = Pick<Member, 'id' | 'email_mac' | 'email_box' | 'profile_box'>;

/** Is something of a member held, by what the site knows the member by? At most `HELD_PERSONS` at once. */
@Injectable()
export class HeldMembers {
  constructor(
    private readonly db: Db,
    private readonly services: ServiceClient,
    private readonly secrets: MemberSecrets,
  ) {}

  /** In the order of `members`. Throws `ServiceUnavailable` while somebody cannot say. */
  async ask(members: readonly HoldAsked[]): Promise<boolean[]> {
    if (members.length === 0) return [];
    const accounts = await this.accountsOf(members);
    const body = { persons: members.map((member) => this.personOf(member, accounts)) };
    const told = await Promise.all(
      mayHold(this.services.names).map((service) =>
        this.services.call<HeldPersons>(service, personDataPath('held'), { body, repeatable: true, timeoutMs: ASK_MS }),
      ),
    );
    return members.map((_, nth) => told.some(({ held }) => (held[nth] ?? 1) > 0));
  }

  /** Null while somebody cannot say. */
  async tryAsk(members: readonly HoldAsked[]): Promise<boolean[] | null> {
    try {
      return await this.ask(members);
    } catch (error) {
      if (error instanceof ServiceUnavailable || error instanceof ServiceRefused) return null;
      throw error;
    }
  }

  private async accountsOf(members: readonly HoldAsked[]): Promise<Linked[]> {
    return this.db.source.query('SELECT member_id, game_id, partner_uid FROM member_account WHERE member_id IN (?)', [
      members.map(({ id }) => id),
    ]);
  }

  private personOf(member: HoldAsked, accounts: readonly Linked[]): Person {
    const { phone, game_id, role_id } = this.secrets.profileOf(member);
    return {
      ...nobody,
      member_id: memberName(member.id),
      emails: [this.secrets.emailOf(member)],
      phones: phone ? [phone] : [],
      accounts: accounts
        .filter(({ member_id }) => member_id === member.id)
        .map(({ game_id, partner_uid }) => ({ game_id, uid: partner_uid })),
      roles: game_id && role_id ? [{ game_id, role_id }] : [],
    };
  }
}
