import { ApprovalsModule } from './approvals/approvals.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { SignOffsModule } from './audit/sign-off/sign-offs.module.ts';
import { CaptchaModule } from './captcha/captcha.module.ts';
import { InactivityModule } from './members/inactivity/inactivity.module.ts';
import { MembersModule } from './members/members.module.ts';
import { PartnerDeskModule } from './partner/desk/partner-desk.module.ts';
import { LinksModule } from './partner/links/links.module.ts';
import { PartnerModule } from './partner/partner.module.ts';
import { PersonDataModule } from './person-data/person-data.module.ts';
import { RevocationModule } from './revocation/revocation.module.ts';
import { AccountsModule } from './staff/accounts/accounts.module.ts';
import { ColleaguesModule } from './staff/colleagues/colleagues.module.ts';
import { FactorModule } from './staff/factor/factor.module.ts';
import { DeskRolesModule } from './staff/roles/roles.module.ts';
import { SessionsModule } from './staff/sessions/sessions.module.ts';
import { StaffModule } from './staff/staff.module.ts';

export const imports = [
  PartnerModule,
  PartnerDeskModule,
  LinksModule,
  RevocationModule,
  CaptchaModule,
  MembersModule,
  InactivityModule,
  ApprovalsModule,
  StaffModule,
  FactorModule,
  SessionsModule,
  AccountsModule,
  ColleaguesModule,
  DeskRolesModule,
  AuditModule,
  PersonDataModule,
  SignOffsModule,
];
