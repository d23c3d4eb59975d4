import type { Provider } from '@nestjs/common';
import type { Db } from '@hub/nest-kit/db';
import type { KeyRing } from '@hub/nest-kit/keys';
import type { KeyBox } from '../keys/key-box.ts';
import { AddAccount } from './accounts/add-account.ts';
import { ChangeAccount } from './accounts/change-account.ts';
import { CloseAccount } from './accounts/close-account.ts';
import { EndAccountSessions } from './accounts/end-account-sessions.ts';
import { FindAccounts } from './accounts/find-accounts.ts';
import { ResetFactor } from './accounts/reset-factor.ts';
import { ResetPassword } from './accounts/reset-password.ts';
import { ChangePassword } from './change-password.ts';
import { FindColleagues } from './colleagues/find-colleagues.ts';
import { BeginEnrolment } from './factor/begin-enrolment.ts';
import { FinishEnrolment } from './factor/finish-enrolment.ts';
import { ProveFactor } from './factor/prove-factor.ts';
import { RemoveFactor } from './factor/remove-factor.ts';
import { RenewRecoveryCodes } from './factor/renew-recovery-codes.ts';
import { ShowSecondFactor } from './factor/show-second-factor.ts';
import { SpendCode } from './factor/spend-code.ts';
import { StepUp } from './factor/step-up.ts';
import { FindSession } from './find-session.ts';
import { LogIn } from './log-in.ts';
import { LogOut } from './log-out.ts';
import { factorTries, LoginLimits } from './login-limits.ts';
import { ProveSession } from './prove-session.ts';
import { SessionCookie } from './session-cookie.ts';
import { EndOwnSessions } from './sessions/end-own-sessions.ts';
import { FindSessions } from './sessions/find-sessions.ts';
import { WhoAmI } from './who-am-i.ts';

export type StaffParts = { db: Db; box: KeyBox; keyRing: KeyRing; publicUrl: string; siteName: string };

/** Wiring of staff: signing in, second factor, sessions, accounts. */
export function staffProviders({ db, box, keyRing, publicUrl, siteName }: StaffParts): Provider[] {
  const { source } = db;
  const limits = new LoginLimits(db, keyRing);
  const findSession = new FindSession(source);
  const findSessions = new FindSessions(source);
  const prove = new ProveFactor(db, new LoginLimits(db, keyRing, factorTries), new SpendCode(db, box));
  return [
    { provide: SessionCookie, useValue: new SessionCookie(publicUrl) },
    { provide: FindSession, useValue: findSession },
    { provide: LogIn, useValue: new LogIn(db, limits) },
    { provide: LogOut, useValue: new LogOut(db) },
    { provide: WhoAmI, useValue: new WhoAmI(db, findSession) },
    { provide: ProveSession, useValue: new ProveSession(findSession) },
    { provide: ChangePassword, useValue: new ChangePassword(db, limits, findSession) },
    { provide: ShowSecondFactor, useValue: new ShowSecondFactor(prove, findSession) },
    { provide: StepUp, useValue: new StepUp(prove, findSession) },
    { provide: BeginEnrolment, useValue: new BeginEnrolment(db, box, findSession, siteName) },
    { provide: FinishEnrolment, useValue: new FinishEnrolment(db, box, findSession) },
    { provide: RenewRecoveryCodes, useValue: new RenewRecoveryCodes(db) },
    { provide: RemoveFactor, useValue: new RemoveFactor(db) },
    { provide: FindSessions, useValue: findSessions },
    { provide: EndOwnSessions, useValue: new EndOwnSessions(db) },
    { provide: FindAccounts, useValue: new FindAccounts(source, findSessions) },
    { provide: FindColleagues, useValue: new FindColleagues(source) },
    { provide: AddAccount, useValue: new AddAccount(db) },
    { provide: ChangeAccount, useValue: new ChangeAccount(db) },
    { provide: CloseAccount, useValue: new CloseAccount(db) },
    { provide: ResetFactor, useValue: new ResetFactor(db) },
    { provide: ResetPassword, useValue: new ResetPassword(db) },
    { provide: EndAccountSessions, useValue: new EndAccountSessions(db) },
  ];
}
