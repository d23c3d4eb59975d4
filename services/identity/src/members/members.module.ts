import { Feature } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { CaptchaModule } from '../captcha/captcha.module.ts';
import { KeysModule } from '../keys/keys.module.ts';
import { LinkAccount } from './accounts/link-account.ts';
import { MemberAccountsController } from './accounts/member-accounts.controller.ts';
import { MemberAccounts } from './accounts/member-accounts.ts';
import { AskCode } from './codes/ask-code.ts';
import { CodeLimits } from './codes/code-limits.ts';
import { LogInMember } from './log-in-member.ts';
import { LogOutMember } from './log-out-member.ts';
import { memberSecrets } from './member-secrets.provider.ts';
import { MemberSecrets } from './member-secrets.ts';
import { MembersController } from './members.controller.ts';
import { MemberProfile } from './profile/member-profile.ts';
import { ProfileController } from './profile/profile.controller.ts';
import { MemberCookies } from './sessions/member-cookies.ts';
import { MemberSessions } from './sessions/member-sessions.ts';

@Feature({
  imports: [KeysModule, CaptchaModule],
  controllers: [MembersController, ProfileController, MemberAccountsController],
  http: [
    memberSecrets,
    {
      provide: CodeLimits,
      inject: [Db, MemberSecrets],
      useFactory: (db: Db, secrets: MemberSecrets) => new CodeLimits(db, secrets),
    },
    AskCode,
    LogInMember,
    LogOutMember,
    MemberSessions,
    MemberCookies,
    MemberProfile,
    LinkAccount,
    MemberAccounts,
  ],
  exports: [MemberSecrets],
})
export class MembersModule {}
