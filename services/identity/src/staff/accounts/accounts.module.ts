import { Feature } from '@hub/nest-kit/app';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AccountsController } from './accounts.controller.ts';
import { AddAccount } from './add-account.ts';
import { ChangeAccount } from './change-account.ts';
import { CloseAccount } from './close-account.ts';
import { EndAccountSessions } from './end-account-sessions.ts';
import { FindAccounts } from './find-accounts.ts';
import { ResetFactor } from './reset-factor.ts';
import { ResetPassword } from './reset-password.ts';

@Feature({
  imports: [SessionsModule],
  controllers: [AccountsController],
  http: [FindAccounts, AddAccount, ChangeAccount, CloseAccount, ResetFactor, ResetPassword, EndAccountSessions],
})
export class AccountsModule {}
