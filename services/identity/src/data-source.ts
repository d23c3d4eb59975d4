import { serviceSchema } from '@hub/nest-kit/db';
import { EndTheRound1799700000100 } from '@hub/nest-kit/retention';
import { AuditGram, AuditLog } from './audit/audit-log.entity.ts';
import { AuditSource } from './audit/audit-source.entity.ts';
import { AuditSignOff } from './audit/sign-off/audit-sign-off.entity.ts';
import { CaptchaUsed } from './captcha/captcha-used.entity.ts';
import { MemberAccount } from './members/accounts/member-account.entity.ts';
import { MemberCode } from './members/codes/member-code.entity.ts';
import { InactivityRunRow } from './members/inactivity/inactivity-run.entity.ts';
import { MemberNotice } from './members/inactivity/member-notice.entity.ts';
import { Member } from './members/member.entity.ts';
import { MemberSession } from './members/sessions/member-session.entity.ts';
import { CreateIdentity1795000000000 } from './migrations/1795000000000-create-identity.ts';
import { AddSecondFactor1795000001000 } from './migrations/1795000001000-add-second-factor.ts';
import { CreateAuditLog1795210000000 } from './migrations/1795210000000-create-audit-log.ts';
import { FindPassedSubmits1796000000000 } from './migrations/1796000000000-find-passed-submits.ts';
import { NoteSetUps1797410000000 } from './migrations/1797410000000-note-set-ups.ts';
import { KeepEverySetUp1798000003000 } from './migrations/1798000003000-keep-every-set-up.ts';
import { LinkGames1798000010010 } from './migrations/1798000010010-link-games.ts';
import { SignOffAudit1799000200000 } from './migrations/1799000200000-sign-off-audit.ts';
import { KeepMembers1800001100000 } from './migrations/1800001100000-keep-members.ts';
import { EndInactiveMembers1800002000000 } from './migrations/1800002000000-end-inactive-members.ts';
import { LinkMemberAccounts1800004000000 } from './migrations/1800004000000-link-member-accounts.ts';
import { TakeNoticesBack1800004900000 } from './migrations/1800004900000-take-notices-back.ts';
import { KeepRoles1800005000000 } from './migrations/1800005000000-keep-roles.ts';
import { KnowCodePages1800005100000 } from './migrations/1800005100000-know-code-pages.ts';
import { GameLinkRow } from './partner/links/game-link.entity.ts';
import { PartnerKey } from './partner/partner-key.entity.ts';
import { Revocation } from './revocation/revocation.entity.ts';
import { StaffSetUp } from './staff/accounts/staff-set-up.entity.ts';
import { RecoveryCode } from './staff/factor/recovery-code.entity.ts';
import { LoginGuard } from './staff/login-guard.entity.ts';
import { StaffRoleRow } from './staff/roles/staff-role.entity.ts';
import { StaffGrantRow } from './staff/staff-grant.entity.ts';
import { StaffSession } from './staff/staff-session.entity.ts';
import { Staff } from './staff/staff.entity.ts';

export const schema = serviceSchema({
  kit: ['partner-calls', 'schedules', 'exports', 'calendar'],
  entities: [
    PartnerKey,
    GameLinkRow,
    Revocation,
    CaptchaUsed,
    Member,
    MemberSession,
    MemberAccount,
    MemberCode,
    MemberNotice,
    InactivityRunRow,
    Staff,
    StaffGrantRow,
    StaffRoleRow,
    StaffSetUp,
    StaffSession,
    RecoveryCode,
    LoginGuard,
    AuditLog,
    AuditGram,
    AuditSource,
    AuditSignOff,
  ],
  migrations: [
    CreateIdentity1795000000000,
    AddSecondFactor1795000001000,
    CreateAuditLog1795210000000,
    FindPassedSubmits1796000000000,
    NoteSetUps1797410000000,
    KeepEverySetUp1798000003000,
    LinkGames1798000010010,
    SignOffAudit1799000200000,
    EndTheRound1799700000100,
    KeepMembers1800001100000,
    EndInactiveMembers1800002000000,
    LinkMemberAccounts1800004000000,
    TakeNoticesBack1800004900000,
    KeepRoles1800005000000,
    KnowCodePages1800005100000,
  ],
});
