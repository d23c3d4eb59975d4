import { Feature } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import type { KeyRing } from '@hub/nest-kit/keys';
import { KEY_RING, KeysModule } from '../../keys/keys.module.ts';
import { factorTries, LoginLimits } from '../login-limits.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { StaffModule } from '../staff.module.ts';
import { BeginEnrolment } from './begin-enrolment.ts';
import { FactorController } from './factor.controller.ts';
import { FinishEnrolment } from './finish-enrolment.ts';
import { ProveFactor } from './prove-factor.ts';
import { RemoveFactor } from './remove-factor.ts';
import { RenewRecoveryCodes } from './renew-recovery-codes.ts';
import { ShowSecondFactor } from './show-second-factor.ts';
import { SpendCode } from './spend-code.ts';
import { StepUp } from './step-up.ts';

@Feature({
  imports: [KeysModule, SessionsModule, StaffModule],
  controllers: [FactorController],
  http: [
    SpendCode,
    {
      provide: ProveFactor,
      inject: [Db, KEY_RING, SpendCode],
      useFactory: (db: Db, ring: KeyRing, codes: SpendCode) =>
        new ProveFactor(db, new LoginLimits(db, ring, factorTries), codes),
    },
    ShowSecondFactor,
    StepUp,
    BeginEnrolment,
    FinishEnrolment,
    RenewRecoveryCodes,
    RemoveFactor,
  ],
})
export class FactorModule {}
