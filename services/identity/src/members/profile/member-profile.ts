import { Injectable } from '@nestjs/common';
import {
  savedProfile,
  type KnownMemberView,
  type MemberProfileBody,
  type MemberProfileView,
  type OwnDataView,
} from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { SessionExpired, type MemberCaller } from '@hub/nest-kit/http';
import { findMemberAccounts } from '../accounts/find-member-accounts.ts';
import { Member } from '../member.entity.ts';
import { memberAudit } from '../member.audit.ts';
import { FreshCodeNeeded, ProfileChanged } from '../member.errors.ts';
import { memberIdOf, memberName } from '../member-id.ts';
import { MemberSecrets } from '../member-secrets.ts';
import { findMemberSessions } from '../sessions/find-member-sessions.ts';
import { MemberSessions } from '../sessions/member-sessions.ts';

const fields = Object.keys(savedProfile.fields) as (keyof MemberProfileBody)[];

@Injectable()
export class MemberProfile {
  constructor(
    private readonly db: Db,
    private readonly secrets: MemberSecrets,
    private readonly sessions: MemberSessions,
  ) {}

  async show(caller: MemberCaller, cookie: string): Promise<MemberProfileView> {
    const { memberId, fresh } = await this.sessions.own(caller, cookie);
    const member = await this.find(memberId);
    const { version } = member;
    return { data: { ...this.whoIs(member), ...this.secrets.profileOf(member), version, fresh } };
  }

  /** Throws `ProfileChanged` for what was read before somebody else saved. */
  async save(caller: MemberCaller, cookie: string, body: MemberProfileBody, seen: number): Promise<MemberProfileView> {
    const { memberId } = await this.sessions.own(caller, cookie);
    const profile = savedProfile.cast(Object.fromEntries(fields.map((field) => [field, body[field] ?? ''])));
    await this.db.runTx(async (tx) => {
      const saved: { affectedRows: number } = await tx.manager.query(
        'UPDATE member SET profile_box = ?, version = version + 1 WHERE id = ? AND version = ?',
        [this.secrets.sealProfile(memberId, profile), memberId, seen],
      );
      if (saved.affectedRows !== 1) throw new ProfileChanged();
      const given = fields.filter((field) => profile[field] !== '');
      await tx.audit(memberAudit(caller, 'member-data-saved', memberId, { fields: given.join(' ') }));
    });
    return this.show(caller, cookie);
  }

  /** Throws `FreshCodeNeeded` where the last code is too long ago. */
  async takeOwn(caller: MemberCaller, cookie: string): Promise<OwnDataView> {
    const { id, memberId, fresh } = await this.sessions.own(caller, cookie);
    if (!fresh) throw new FreshCodeNeeded();
    const member = await this.find(memberId);
    const open = await findMemberSessions(this.db.source, memberId, id);
    const game_accounts = await findMemberAccounts(this.db.source, memberId);
    await this.db.runTx((tx) => tx.audit(memberAudit(caller, 'member-data-taken', memberId, {})));
    const sessions = open.map(({ device, address, began_at, seen_at }) => ({ device, address, began_at, seen_at }));
    return { data: { ...this.whoIs(member), saved: this.secrets.profileOf(member), sessions, game_accounts } };
  }

  /** For other services: the address that was proven, and what was saved. */
  async known(name: string): Promise<KnownMemberView> {
    const member = await this.db.source.getRepository(Member).findOneBy({ id: memberIdOf(name) });
    return { member: member && { email: this.secrets.emailOf(member), ...this.secrets.profileOf(member) } };
  }

  private async find(id: number): Promise<Member> {
    const member = await this.db.source.getRepository(Member).findOneBy({ id });
    if (!member) throw new SessionExpired();
    return member;
  }

  private whoIs(member: Member) {
    return {
      member_id: memberName(member.id),
      email: this.secrets.emailOf(member),
      member_since: taipeiIso(member.created_at),
      last_login: taipeiIso(member.last_login_at),
    };
  }
}
