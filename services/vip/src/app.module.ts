import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { auditByTimer } from '@hub/nest-kit/app';
import { soonExcept } from '@hub/nest-kit/http';
import { proveByIdentity } from '@hub/nest-kit/partner';
import { countHeldAccounts, findExpired, retentionProvider } from '@hub/nest-kit/retention';
import { PushController } from './push/push.controller.ts';
import { TakePush } from './push/take-push.ts';
import { RetentionController } from './retention.controller.ts';
import { ending, keptByVip, sweeping } from './retention.ts';

/** Vip takes what the games tell it, and says of everything else that it opens soon. */
@Module({
  controllers: [PushController, RetentionController],
  providers: [
    TakePush,
    proveByIdentity,
    retentionProvider((source) => ({
      due: () => findExpired(source, keptByVip),
      accounts: () => countHeldAccounts(source),
    })),
    auditByTimer(),
    sweeping,
    ending,
  ],
})
export class AppModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    soonExcept(consumer, 'api/partner/v1/vip', 'api/staff/retention/vip');
  }
}
