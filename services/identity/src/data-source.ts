import { kitEntities, type Schema } from '@hub/nest-kit/db';
import { CaptchaUsed } from './captcha/captcha-used.entity.ts';
import { CreateIdentity1795000000000 } from './migrations/1795000000000-create-identity.ts';
import { FindPassedSubmits1796000000000 } from './migrations/1796000000000-find-passed-submits.ts';
import { PartnerKey } from './partner/partner-key.entity.ts';
import { Revocation } from './revocation/revocation.entity.ts';
import { LoginGuard } from './staff/login-guard.entity.ts';
import { StaffGrantRow } from './staff/staff-grant.entity.ts';
import { StaffSession } from './staff/staff-session.entity.ts';
import { Staff } from './staff/staff.entity.ts';

export const schema: Schema = {
  entities: [...kitEntities, PartnerKey, Revocation, CaptchaUsed, Staff, StaffGrantRow, StaffSession, LoginGuard],
  migrations: [CreateIdentity1795000000000, FindPassedSubmits1796000000000],
};
