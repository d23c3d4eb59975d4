import { Feature } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import type { KeyRing } from '@hub/nest-kit/keys';
import { KEY_RING, KeysModule } from '../keys/keys.module.ts';
import { ChangePassword } from './change-password.ts';
import { LogIn } from './log-in.ts';
import { LogOut } from './log-out.ts';
import { LoginLimits } from './login-limits.ts';
import { ProveSession } from './prove-session.ts';
import { SessionsModule } from './sessions/sessions.module.ts';
import { StaffController } from './staff.controller.ts';
import { WhoAmI } from './who-am-i.ts';

@Feature({
  imports: [KeysModule, SessionsModule],
  controllers: [StaffController],
  http: [
    { provide: LoginLimits, inject: [Db, KEY_RING], useFactory: (db: Db, ring: KeyRing) => new LoginLimits(db, ring) },
    LogIn,
    LogOut,
    WhoAmI,
    ProveSession,
    ChangePassword,
  ],
  exports: [ChangePassword],
})
export class StaffModule {}
